import { PastTable } from "../table/past";
import type { BoardKit } from "../boards";
import type { GameBook, LineFrame, Replay } from "../wire";

/** The pieces of a table that is past, as its seat saw them, without anything around them. */
export class BarePast extends PastTable {
  constructor(kit: BoardKit, book: GameBook, replay: Replay, step = 0) {
    super(kit, book, replay);
    this.stand(Math.min(step, replay.frames.length - 1));
  }

  /** The table after a move that was only imagined. */
  imagined({ view, happened }: LineFrame): this {
    this.frame = { ...this.frame, view, happened };
    return this;
  }

  override get bare(): boolean {
    return true;
  }
}
