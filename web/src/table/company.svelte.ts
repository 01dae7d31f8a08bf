import { keep, recall } from "../app/keeping";
import type { FromBrowser, Lines, Room, Side, Spoken } from "../wire";
import { wordsOf, type Word } from "./words";

/** How long a bubble is shown, in milliseconds. */
const SHOWN = 6000;
/** Of so many rooms this browser remembers whom the reader does not want to hear. */
const MOST_ROOMS = 12;
type Muted = Record<string, Record<string, string>>;

/** What is said around one table, as far as the reader hears it, and who shares their side. */
export class Company {
  /** All that was said and the reader may know of, oldest first, whoever is muted. */
  private all: Spoken[] = $state.raw([]);
  /** The sign of the reader. */
  you = $state("");
  side: Side | null = $state.raw(null);
  /** What has just been said, one line of each speaker, for as long as it hangs in a bubble. */
  bubbles: Spoken[] = $state.raw([]);
  /** The names of those whom the reader does not want to hear in this room, by their signs. */
  muted: Record<string, string> = $state.raw({});
  /** How many lines have come since the reader looked at the list. */
  unread = $state(0);
  /** The last line, for who listens to the page. */
  heard = $state("");
  /** What the reader is writing, and what they wrote last. */
  text = $state("");
  private sent = "";
  /** What the reader wants to be called while they watch. */
  called = $state("");

  constructor(
    private readonly code: string,
    readonly send: (message: FromBrowser) => void,
  ) {
    this.muted = recall<Muted>("muted", {})[code] ?? {};
  }

  /** What was said by those whom the reader wants to hear. */
  get lines(): Spoken[] {
    return this.all.filter((line) => !(line.who in this.muted));
  }

  /** How many lines the host is to look at. */
  get reported(): number {
    return this.all.filter((line) => line.reports > 0).length;
  }

  /** Who else shares the reader's side and is here. */
  get mates(): string[] {
    return this.side?.mates.filter((mate) => mate.present).map((mate) => mate.name) ?? [];
  }

  /** The reader comes, or comes back. */
  take({ you, lines }: Lines): void {
    this.you = you;
    this.all = lines;
    const numbers = lines.map((line) => line.number);
    this.bubbles = this.bubbles.filter((line) => numbers.includes(line.number));
    if (this.called) this.rename(this.called);
  }

  hear(line: Spoken): void {
    this.all = [...this.all, line];
    if (line.who in this.muted) return;
    if (line.who !== this.you) this.unread += 1;
    this.heard = `${this.nameOf(line)}${line.side ? ", to your side" : ""}: ${wordsOf(line)}`;
    this.bubbles = [...this.bubbles.filter((each) => each.who !== line.who), line];
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each.number !== line.number)), SHOWN);
  }

  /** Who has no mate any more is told of none. */
  look({ you, seats }: Room): void {
    if (you === null || (seats[you]?.sharing.length ?? 0) < 2) this.side = null;
  }

  nameOf(line: Spoken): string {
    return line.who === this.you ? "You" : line.name;
  }

  read(): void {
    this.unread = 0;
  }

  say(word: Word, side: boolean): void {
    this.send({ do: "say", word, side });
  }

  write(side: boolean): void {
    const text = this.text.trim();
    if (!text) return;
    this.sent = text;
    this.text = "";
    this.send({ do: "write", text, side });
  }

  /** What could not be said is there to be said later, and a name that others have is none. */
  takeBack(what: string): void {
    if (what === "write") this.text ||= this.sent;
    if (what === "rename") this.called = "";
  }

  /** Be called so while one watches. */
  rename(name: string): void {
    this.called = name;
    this.send({ do: "rename", name });
  }

  report(line: Spoken): void {
    this.send({ do: "report", line: line.number });
  }

  judge(line: Spoken, strike: boolean): void {
    this.send({ do: "judge", line: line.number, strike });
  }

  /** Send somebody away for good who is still here; only the host may. */
  remove(line: Spoken, room: Room): void {
    const watcher = room.watchers.find((each) => each.name === line.name)?.number ?? null;
    this.send(
      line.seat === null ? { do: "remove", watcher, name: null } : { do: "remove", name: line.name, watcher: null },
    );
  }

  /** Hear nothing more of somebody in this room, also after a reload. */
  mute({ who, name }: Spoken): void {
    this.remember({ ...this.muted, [who]: name });
    this.bubbles = this.bubbles.filter((line) => line.who !== who);
  }

  unmute(who: string): void {
    const { [who]: _, ...others } = this.muted;
    this.remember(others);
  }

  private remember(muted: Record<string, string>): void {
    this.muted = muted;
    const { [this.code]: _, ...others } = recall<Muted>("muted", {});
    keep("muted", Object.fromEntries([[this.code, muted], ...Object.entries(others)].slice(0, MOST_ROOMS)));
  }
}
