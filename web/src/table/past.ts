import type { BoardKit } from "../boards";
import type { GameBook, Replay, ReplayFrame, TableFrame } from "../wire";
import { Sight } from "./sight.svelte";

/** A picture of a match that is over, as boards are given it. */
export const pictured = ({ view, happened }: ReplayFrame, tick: number): TableFrame => ({
  is: "table",
  tick,
  view,
  happened,
  undo: null,
  window: null,
  thinking: false,
  lesson: null,
  until: null,
  will: null,
});

/** The table of a finished match at one of its steps, to be looked at by the page itself. */
export class PastTable extends Sight {
  readonly still = true;

  constructor(
    kit: BoardKit,
    book: GameBook,
    private readonly replay: Replay,
  ) {
    super(kit, book);
    this.room = replay.room;
    this.stand(0);
  }

  /** Show the table as it was after so many steps. */
  stand(step: number): this {
    this.frame = pictured(this.replay.frames[step]!, step);
    this.log = this.replay.frames.slice(0, step + 1).flatMap((frame) => frame.happened);
    return this;
  }

  /** Nobody plays in the past. */
  play(): void {}
}
