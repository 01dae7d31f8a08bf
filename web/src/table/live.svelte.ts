import type { BoardKit } from "../boards";
import type { FromBrowser, GameBook, Hinted } from "../wire";
import { Sight } from "./sight.svelte";

/** The table of a match that is being played. */
export class LiveTable extends Sight {
  readonly still = false;
  hint: Hinted | null = $state.raw(null);
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
    private readonly line: { readonly lost: boolean },
  ) {
    super(kit, book);
  }

  /** Whether a choice was sent, and the table is yet to show what came of it. */
  get busy(): boolean {
    return this.answered === this.frame.tick;
  }

  /** Whether the connection is lost, so that nothing can be done for now. */
  get offline(): boolean {
    return this.line.lost;
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
    if (this.frame.undo) this.send({ do: "undo" });
  }

  /** Ask no longer for what one asked to take back. */
  withdraw(): void {
    this.send({ do: "withdraw" });
  }

  /** Whether the reader is to say if moves may be taken back. */
  get mustConsent(): boolean {
    const { request, you } = this.room;
    return request !== null && you !== null && request.missing.includes(you);
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
