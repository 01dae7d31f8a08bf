import { settings } from "../app/settings.svelte";
import type { BoardKit } from "../boards";
import type { FromBrowser, GameBook, Hinted, Will } from "../wire";
import { Sight } from "./sight.svelte";

/** The table of a match that is being played. */
export class LiveTable extends Sight {
  readonly still = false;
  hint: Hinted | null = $state.raw(null);
  /** Whether a hint was asked for and is still to come. */
  wondering = $state(false);
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
    return this.turn.offers.find((offer) => offer.id === this.hint?.move)?.text ?? null;
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

  /** Say how one wants to be asked for answers from now on; when, this browser remembers. */
  askMe(change: Partial<Will>): void {
    const { will } = this.frame;
    if (!will) return;
    if (change.when) settings.ask(this.room.game, change.when);
    this.send({ do: "ask_me", will: { ...will, ...change } });
  }

  /** Tell the room what this browser remembers, if the room does not know it. */
  recallWill(): void {
    const when = settings.asking(this.room.game);
    if (this.frame.will && this.frame.will.when !== when) this.askMe({ when });
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
