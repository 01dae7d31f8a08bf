import { keep, recall } from "../app/keeping";
import type { BoardKit } from "../boards";
import type { FromBrowser, GameBook, Hinted } from "../wire";
import { Sight } from "./sight.svelte";

/** How much a hint says: where to look, the move, or all. */
export type Degree = "nudge" | "move" | "reason";

/** The table of a match that is being played. */
export class LiveTable extends Sight {
  readonly still = false;
  hint: Hinted | null = $state.raw(null);
  /** How much of it is said. */
  degree: Degree = $state(recall<Degree>("hint", "reason"));
  /** Whether a hint was asked for and is still to come. */
  wondering = $state(false);
  /** The turn in which the reader does not want to be asked for answers again. */
  quietIn: string | null = $state(null);
  /** The tick whose offers have been answered already, so that a second click does nothing. */
  private answered = $state(-1);

  constructor(
    kit: BoardKit,
    book: GameBook,
    private readonly send: (message: FromBrowser) => void,
  ) {
    super(kit, book);
  }

  /** Whether a choice was sent, and the table is yet to show what came of it. */
  get busy(): boolean {
    return this.answered === this.frame.tick;
  }

  override get hinted(): string | null {
    return this.degree === "nudge" || !this.hint ? null : this.textOf(this.hint.move);
  }

  override letterOf(moves: string[]): string | undefined {
    if (this.degree !== "reason" || !this.hint || this.hint.options.length < 2) return undefined;
    return this.hint.options.find((option) => moves.includes(this.textOf(option.move) ?? ""))?.letter;
  }

  private textOf(move: number): string | null {
    return this.turn.offers.find((offer) => offer.id === move)?.text ?? null;
  }

  /** Say so much of a hint, now and the next time. */
  say(degree: Degree): void {
    this.degree = degree;
    keep("hint", degree);
  }

  play(text: string): void {
    const offer = this.offers.get(text);
    if (!offer || this.busy) return;
    this.answered = this.frame.tick;
    this.send({ do: "play", move: offer.id, tick: this.frame.tick });
  }

  /** After a refusal the same offers may be chosen from again. */
  askAgain(): void {
    this.answered = -1;
    this.wondering = false;
  }

  wonder(): void {
    if (!this.asked || this.wondering) return;
    this.wondering = true;
    this.send({ do: "hint" });
  }

  undo(): void {
    if (this.frame.undo !== "no") this.send({ do: "undo" });
  }

  agree(agree: boolean): void {
    this.send({ do: "answer", agree });
  }

  substitute(seat: number): void {
    this.send({ do: "substitute", seat });
  }

  /** Play on freely, in the middle of a lesson or after it. */
  leaveLesson(): void {
    this.send({ do: "leave_lesson" });
  }

  rematch(): void {
    this.send({ do: "rematch" });
  }
}
