import { untrack } from "svelte";
import { roomBook } from "../app/api";
import { settings, type Language } from "../app/settings.svelte";
import type { BoardKit } from "../boards";
import type { Avatar } from "../pieces/faces";
import { Words, YOU } from "../words/bundle";
import type {
  Face,
  GameBook,
  Happening,
  Offer,
  Paragraph,
  Refusal,
  Room,
  SeatState,
  Sentence,
  TableFrame,
  View,
} from "../wire";

/** A refusal with the words of its rule, which the rulebook has. */
export interface Reason extends Refusal {
  why: string;
}

/** What a board is given: the table as this reader sees it, and what can be done. It computes no rule. */
export abstract class Sight<V extends View = View> {
  room: Room = $state.raw()!;
  frame: TableFrame = $state.raw()!;
  log: Happening[] = $state.raw([]);
  /** What happened and was not taken back. */
  story = $derived(this.log.filter((each) => !each.taken_back));

  constructor(
    readonly kit: BoardKit,
    readonly book: GameBook,
  ) {
    this.read = book;
    this.faces = new Map(book.cards.map((face) => [face.id, face]));
    this.rules = new Map(book.rules.map((paragraph) => [paragraph.number, paragraph]));
  }

  /** Every card and piece that has a face, by its id. */
  readonly faces: Map<string, Face>;
  readonly rules: Map<string, Paragraph>;

  /** The book in the language in which the reader reads rules and cards; until it is there, the table's own. */
  read: GameBook = $state.raw()!;
  private readonly readFaces = $derived(new Map(this.read.cards.map((face) => [face.id, face])));

  /** Let rules and cards be read in a language; where its book cannot be had they stay as they are. */
  async readIn(language: Language): Promise<void> {
    const book =
      language === "en"
        ? this.book
        : await roomBook(
            untrack(() => this.room),
            language,
          ).catch(() => this.read);
    if (language === settings.language) this.read = book;
  }

  private readonly words = $derived(new Words(this.read.language, this.read.words));

  /** A sentence as it is told to this reader; the reader's own seat is `you`. */
  inWords(sentence: Sentence, byBots: readonly number[] = []): string {
    const card = (id: string): string => this.faces.get(id)?.name ?? id; // as it is called where it lies
    const own = (seat: number): string => (seat === this.you && !this.still ? YOU : this.name(seat));
    const bot = (seat: number): string =>
      this.words.tell({ id: "bot-of", facts: { seat: { seat } } }, { seat: own, card });
    return this.words.tell(sentence, { seat: (seat) => (byBots.includes(seat) ? bot(seat) : own(seat)), card });
  }

  /** Something that happened, in a sentence. */
  tell({ sentence, by_bots }: Happening): string {
    return this.inWords(sentence, by_bots);
  }

  /** A card of this table as it is read: its name and its science in the reader's language. */
  told(face: Face): Face {
    return (this.faces.get(face.id) === face && this.readFaces.get(face.id)) || face;
  }

  readonly offers: Map<string, Offer> = $derived(new Map(this.turn.offers.map((offer) => [offer.text, offer])));
  readonly refusals: Map<string, Reason> = $derived(
    new Map(this.turn.refusals.map((refusal) => [refusal.text, { ...refusal, why: this.wordsOf(refusal.rule) }])),
  );

  /** What a rule says, by its number. */
  wordsOf(rule: string): string {
    return this.rules.get(rule)?.words ?? "";
  }

  get view(): V {
    return this.frame.view as V;
  }
  get turn(): View["turn"] {
    return this.frame.view.turn;
  }
  get seats(): SeatState[] {
    return this.room.seats;
  }
  get you(): number | null {
    return this.turn.seat;
  }
  /** What happened with the last frame. */
  get happened(): Happening[] {
    return this.frame.happened;
  }
  /** Whether the reader must decide now. */
  get asked(): boolean {
    return this.turn.offers.length > 0;
  }
  /** The move that a hint points to, by its text. */
  get hinted(): string | null {
    return null;
  }
  /** The letter of a hint that stands on the piece with these moves. */
  letterOf(_moves: string[]): string | undefined {
    return undefined;
  }
  /** Who suggests a move of the piece with these moves to the reader's side. */
  suggestedBy(_moves: string[]): string | undefined {
    return undefined;
  }
  /** Whether this is a picture only, such as a replay. */
  abstract readonly still: boolean;

  /** Whether the pieces alone are shown: no bar, no log, nothing to press. */
  get bare(): boolean {
    return false;
  }

  /** Choose an offered move, by its text. */
  abstract play(text: string): void;

  /** A seat's name as the reader says it. */
  name(seat: number): string {
    return seat === this.you && !this.still ? "You" : (this.seats[seat]?.name ?? `Seat ${seat + 1}`);
  }
  /** What the pawn of a seat wears. */
  wears(seat: number): Avatar {
    return this.seats[seat]?.people[0]?.avatar ?? "plain";
  }
  /** What belongs to a seat, as the reader says it: "your", "Noor's". */
  whose(seat: number): string {
    const name = this.name(seat);
    return name === "You" ? "your" : `${name}'s`;
  }
}
