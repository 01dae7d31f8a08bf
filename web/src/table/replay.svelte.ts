import { settings } from "../app/settings.svelte";
import type { BoardKit } from "../boards";
import type { GameBook, Happening, Replay, ReplayFrame, TableFrame } from "../wire";
import { moveTo } from "./motion";
import { Sight } from "./sight.svelte";

const STEP_TIME = 1100;

/** The table of a finished match, at any of its steps. */
export class ReplayTable extends Sight {
  readonly still = true;
  step = $state(0);
  playing = $state(false);
  private frames: ReplayFrame[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kit: BoardKit, book: GameBook, replay: Replay) {
    super(kit, book);
    this.frames = replay.frames;
    this.room = replay.room;
    this.show(0);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** What was done to come to this step. */
  get label(): string {
    const frame = this.frames[this.step];
    if (!frame || frame.seat === null) return "The table is laid";
    return `${this.seats[frame.seat]?.name}: ${frame.label}`;
  }

  /** Nobody plays in a replay. */
  play(): void {}

  /** The same match with other eyes, at the same step. */
  lookFrom(replay: Replay): void {
    this.frames = replay.frames;
    this.show(Math.min(this.step, this.last));
  }

  go(step: number): void {
    const to = Math.max(0, Math.min(step, this.last));
    const motions = to === this.step + 1 ? this.happenedAt(to).flatMap((each) => this.kit.motions(each.event)) : [];
    void moveTo(() => this.show(to), motions);
    if (to === this.last) this.pause();
  }

  start(): void {
    if (this.step === this.last) this.show(0);
    this.playing = true;
    this.timer = setInterval(() => this.go(this.step + 1), STEP_TIME * (settings.pace || 1));
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  private happenedAt(step: number): Happening[] {
    return this.frames[step]?.happened ?? [];
  }

  private show(step: number): void {
    this.step = step;
    this.frame = this.picture(step);
    this.log = this.frames.slice(0, step + 1).flatMap((frame) => frame.happened);
  }

  private picture(step: number): TableFrame {
    const { view, happened } = this.frames[step]!;
    return {
      is: "table",
      tick: step,
      view,
      happened,
      undo: null,
      window: null,
      thinking: false,
      lesson: null,
      until: null,
      will: null,
    };
  }
}
