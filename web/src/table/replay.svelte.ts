import { settings, type BotSpeed } from "../app/settings.svelte";
import type { BoardKit } from "../boards";
import type { GameBook, Happening, Replay, ReplayFrame } from "../wire";
import { moveTo } from "./motion";
import { pictured } from "./past";
import { roundsOf, turnsOf } from "./rounds";
import { Sight } from "./sight.svelte";

/** How long a step of a replay stays, in milliseconds. */
const STEP_TIMES: Record<BotSpeed, number> = { slow: 2400, normal: 1100, fast: 400 };

/** The table of a finished match, at any of its steps. */
export class ReplayTable extends Sight {
  readonly still = true;
  step = $state(0);
  playing = $state(false);
  frames: ReplayFrame[] = $state.raw([]);
  /** Through whose eyes it is seen. */
  eyes: number | "open" = $state("open");
  /** The steps at which a round begins. */
  readonly rounds = $derived(roundsOf(this.frames));
  /** The steps of one seat after the other: whose they are, and how many. */
  readonly turns = $derived(turnsOf(this.frames));
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kit: BoardKit, book: GameBook, replay: Replay, at = 0) {
    super(kit, book);
    this.frames = replay.frames;
    this.room = replay.room;
    this.show(this.within(at));
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
  lookFrom(eyes: number | "open", replay: Replay): void {
    this.eyes = eyes;
    this.frames = replay.frames;
    this.show(this.within(this.step));
  }

  private within(step: number): number {
    return Math.max(0, Math.min(step, this.last));
  }

  go(step: number): void {
    const to = this.within(step);
    if (to === this.step) return;
    const motions = to === this.step + 1 ? this.happenedAt(to).flatMap((each) => this.kit.motions(each.event)) : [];
    void moveTo(() => this.show(to), motions);
    if (to === this.last) this.pause();
  }

  /** Where the round before or after this step begins. */
  roundAt(way: 1 | -1): number {
    const starts = this.rounds.map(({ at }) => at);
    const found = way > 0 ? starts.find((at) => at > this.step) : starts.findLast((at) => at < this.step);
    return found ?? (way > 0 ? this.last : 0);
  }

  start(): void {
    if (this.step === this.last) this.show(0);
    this.playing = true;
    this.timer = setInterval(() => this.go(this.step + 1), STEP_TIMES[settings.replay]);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.start();
  }

  /** Play at another speed from now on. */
  hurry(speed: BotSpeed): void {
    settings.choose("replay", speed);
    if (!this.playing) return;
    this.pause();
    this.start();
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
    this.frame = pictured(this.frames[step]!, step);
    this.log = this.frames.slice(0, step + 1).flatMap((frame) => frame.happened);
  }
}
