import { findings, pastOf, roomBook, type Reviewed } from "../app/api";
import { seatAt } from "../app/diary";
import { boardKit, type BoardKit } from "../boards";
import type { Finding, GameBook, Line, Moment, Opening, Progress, Room, Summary, Verdict } from "../wire";

export type Mark = NonNullable<Verdict["mark"]>;

/** The marks that a reader steps through with "next slip". */
const SLIPS: (Mark | null)[] = ["loose", "slip", "costly"];

/** A match that is reviewed: what is found, as it is found, and where the reader looks. */
export class Review {
  room: Room = $state.raw()!;
  opening: Opening | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  verdicts: ReadonlyMap<number, Verdict> = $state.raw(new Map());
  progress: Progress | null = $state.raw(null);
  summary: Summary | null = $state.raw(null);
  /** Why it went no further. */
  broken: string | null = $state(null);
  /** The moment that is looked at, by its number; 0 is the table as it was laid. */
  at = $state(0);
  /** The seat whose turning points alone are shown. */
  only: number | null = $state(null);
  readonly moments: Moment[] = $derived(this.opening?.moments ?? []);
  readonly last = $derived(this.moments.length);
  readonly moment: Moment | undefined = $derived(this.moments[this.at - 1]);
  readonly verdict: Verdict | undefined = $derived(this.verdicts.get(this.at));
  /** What is worth a place in the list: what the review names in the end, and until then every mark but sound. */
  readonly turningPoints: Verdict[] = $derived(this.pointsOf(this.only));
  private readonly leaving = new AbortController();
  private heard = new Map<number, Verdict>();

  private constructor(
    readonly match: Reviewed,
    readonly kit: BoardKit,
    readonly book: GameBook,
    room: Room,
    /** At which seat the reader sat, if it is known. */
    readonly you: number | null,
  ) {
    this.room = room;
  }

  /** A review of a match that can be looked at; what is refused says why. */
  static async of(match: Reviewed, at: number): Promise<Review> {
    const { room } = await pastOf(match, "open");
    const [kit, book] = await Promise.all([boardKit(room.game), roomBook(room)]);
    const you = "code" in match ? await seatAt(match.code) : null;
    const review = new Review(match, kit, book, room, you);
    review.at = at;
    void review.listen();
    return review;
  }

  /** What the game calls its rounds. */
  get rounds(): string {
    return this.kit.account?.rounds ?? "round";
  }

  /** In which round a moment lies, as words that go before others; before the first round there are none. */
  when({ round }: Moment): string {
    return round > 0 ? `${this.rounds} ${round}, ` : "";
  }

  /** Hear what is found, or hear it again from where it broke. */
  async listen(): Promise<void> {
    this.broken = null;
    try {
      await findings(this.match, (finding) => this.take(finding), this.leaving.signal);
    } catch (error) {
      if (!this.leaving.signal.aborted) this.broken = (error as Error).message;
    }
  }

  leave(): void {
    this.leaving.abort();
  }

  private take(finding: Finding): void {
    switch (finding.is) {
      case "opening":
        this.opening = finding;
        this.at = Math.min(this.at, finding.moments.length);
        return;
      case "curve":
        this.lines = finding.lines;
        return;
      case "verdict":
        this.heard.set(finding.number, finding);
        this.verdicts = new Map(this.heard);
        return;
      case "progress":
        this.progress = finding;
        return;
      case "summary":
        this.summary = finding;
        this.begin(finding);
        return;
      case "broken":
        this.broken = finding.error;
    }
  }

  /** Who has not looked at anything yet is shown the first turning point, their own if there is one. */
  private begin({ turning_points }: Summary): void {
    if (this.at > 0) return;
    const own = turning_points.find((number) => this.moments[number - 1]?.seat === this.you);
    this.go(own ?? turning_points[0] ?? 0);
  }

  private pointsOf(only: number | null): Verdict[] {
    const named = this.summary?.turning_points;
    const points = named
      ? named.flatMap((number) => this.verdicts.get(number) ?? [])
      : [...this.verdicts.values()].filter(({ mark }) => mark !== null && mark !== "sound");
    const shown = points.filter(({ seat }) => only === null || seat === only);
    return shown.toSorted((one, other) => one.number - other.number);
  }

  name(seat: number): string {
    return seat === this.you ? "You" : this.called(seat);
  }

  /** What a seat is called by everybody. */
  called(seat: number): string {
    return this.room.seats[seat]?.name ?? this.opening?.names[seat] ?? `Seat ${seat + 1}`;
  }

  go(number: number): void {
    this.at = Math.max(0, Math.min(number, this.last));
  }

  /** Go to the next loose move, slip or costly one, or to the one before. */
  goToSlip(way: 1 | -1): void {
    const slips = [...this.verdicts.values()]
      .filter(({ mark, seat }) => SLIPS.includes(mark) && (this.only === null || seat === this.only))
      .map(({ number }) => number)
      .toSorted((one, other) => one - other);
    const found = way > 0 ? slips.find((number) => number > this.at) : slips.findLast((number) => number < this.at);
    if (found !== undefined) this.go(found);
  }
}
