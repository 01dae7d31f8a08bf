import { keep, recall } from "../app/keeping";
import { settings, type BotSpeed } from "../app/settings.svelte";
import type { BoardKit } from "../boards";
import type { Customs, FromBrowser, GameBook, Hinted, Suggestion, Will } from "../wire";
import type { Company } from "./company.svelte";
import { Recap } from "./recap.svelte";
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
  /** Whether bots play at once until the reader is asked. */
  skipping = $state(false);
  /** The move that the reader has chosen and is yet to place, where they confirm each move. */
  pondered: string | null = $state(null);
  /** Whether the next press points a move out to who shares the side, and plays nothing. */
  pointing = $state(false);
  readonly recap = new Recap(this);
  /** Whether the reader looks at the result rather than at the table, once it is over. */
  showsResult = $state(false);
  /** The tick whose offers have been answered already, so that a second click does nothing. */
  private answered = $state(-1);

  constructor(
    kit: BoardKit,
    book: GameBook,
    private readonly send: (message: FromBrowser) => void,
    private readonly line: { readonly lost: boolean },
    readonly company: Company,
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

  /** Whether a bot is at it, so that the reader can only watch. */
  get botsPlay(): boolean {
    return this.frame.thinking && !this.frame.window && this.you !== null;
  }

  /** By how much what bots do is to be stretched on the screen. */
  get haste(): number {
    if (!this.botsPlay) return 1;
    return this.skipping ? 0 : settings.bots === "fast" ? 0.4 : 1;
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
    if (this.pointing || this.together) return this.suggest(offer.id);
    const isChosen = !settings.confirm || this.pondered === text;
    this.pondered = isChosen ? null : text;
    if (!isChosen) return;
    this.answered = this.frame.tick;
    this.skipping = false;
    this.send({ do: "play", move: offer.id, tick: this.frame.tick });
  }

  /** Place the move that was chosen; the answer is whether there was one. */
  place(): boolean {
    if (this.pondered === null) return false;
    this.play(this.pondered);
    return true;
  }

  /** Choose anew; the answer is whether something was chosen. */
  reconsider(): boolean {
    const had = this.pondered !== null;
    this.pondered = null;
    return had;
  }

  /** What is pointed at on the reader's side, on this picture of the table. */
  get suggestions(): Suggestion[] {
    const { side } = this.company;
    return side?.tick === this.frame.tick && this.asked ? side.suggestions : [];
  }

  /** Whether a move counts only when the reader and who shares their side agree on it. */
  get together(): boolean {
    return this.company.side?.together ?? false;
  }

  /** Whether there is somebody for whom the reader can point at a move. */
  get canPoint(): boolean {
    return this.asked && this.company.mates.length > 0 && !this.together;
  }

  override suggestedBy(moves: string[]): string | undefined {
    const found = this.suggestions.filter((each) => moves.includes(this.textOf(each.move) ?? ""));
    return found.map((each) => (each.who === this.company.you ? "You" : each.name)).join(" and ") || undefined;
  }

  /** Point at a move for who shares the side, or at none any more. */
  suggest(move: number | null): void {
    this.pointing = false;
    this.send({ do: "suggest", move, tick: this.frame.tick });
  }

  /** Do what was suggested. */
  agreeOn({ move }: Suggestion): void {
    const text = this.textOf(move);
    this.pointing = false;
    if (text) this.play(text);
  }

  /** After a refusal the same offers may be chosen from again. */
  askAgain(): void {
    if (this.pondered !== null && !this.offers.has(this.pondered)) this.pondered = null;
    this.answered = -1;
    this.wondering = false;
  }

  /** Whether the reader may ask for a hint; in a class its teacher says so. */
  get mayWonder(): boolean {
    return this.room.of_class?.hints ?? true;
  }

  /** Ask for a hint; who is not asked anything gets the room's answer, which says so. */
  wonder(): void {
    if (this.you === null || this.turn.over || this.wondering || !this.mayWonder) return;
    this.wondering = this.asked;
    this.send({ do: "hint" });
  }

  /** Let bots play as fast as the reader likes it. */
  hurry(speed: BotSpeed): void {
    settings.choose("bots", speed);
    this.skipping = false;
    this.send({ do: "hurry", speed });
  }

  /** The reader comes, or comes back: the room is to know what this browser remembers of their likings. */
  come(): void {
    if (settings.bots !== "normal") this.hurry(settings.bots);
    const when = settings.asking(this.room.game);
    if (this.frame.will && this.frame.will.when !== when) this.askMe({ when });
  }

  /** Let bots play at once until the reader is asked; the answer is whether any do. */
  skip(): boolean {
    if (!this.botsPlay) return false;
    this.skipping = true;
    this.send({ do: "hurry", speed: "skip" });
    return true;
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

  /** Say how one wants to be asked for answers from now on; when, this browser remembers. */
  askMe(change: Partial<Will>): void {
    const { will } = this.frame;
    if (!will) return;
    if (change.when) settings.ask(this.room.game, change.when);
    this.send({ do: "ask_me", will: { ...will, ...change } });
  }

  /** Remove somebody who sits here, by name, or who watches, by their number; only the host may. */
  remove(whom: string | number): void {
    const [name, watcher] = typeof whom === "string" ? [whom, null] : [null, whom];
    this.send({ do: "remove", name, watcher });
  }

  /** Let another custom hold; while a match runs the host may change who watches and how people talk. */
  accustom<Name extends keyof Customs>(custom: Name, value: Customs[Name]): void {
    this.send({ do: "custom", custom, value });
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
