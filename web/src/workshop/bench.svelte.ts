/** The bench: an edition as it is edited, what the server says of it, and where it is kept. */
import { gameBook } from "../app/api";
import { forgetEdition, read, write, type KeptEdition } from "../app/diary";
import { looked, workbench } from "../app/workshop";
import { boardKit, type BoardKit } from "../boards";
import type { Changes, Checked, Face, GameBook, KindForm, Trouble, Workbench } from "../wire";
import { slug } from "./sharing";
import { blank, type Row } from "./shaping";

/** A card on the bench: where it stands and what is done with it. */
export interface OwnCard {
  table: string;
  id: string;
  how: "new" | "changed" | "out";
  name: string;
  row: Row;
}

const PAUSE = 350; // milliseconds after the last key
const MOST_UNDONE = 60;
const NAMELESS = "My deck";

export class Bench {
  changes: Changes = $state.raw()!;
  /** The table and id of the card in the form. */
  table = $state("");
  id = $state("");
  checked: Checked | null = $state.raw(null);
  /** The edition as it was last without a mistake: what is played, shared and tried out. */
  good: Checked | null = $state.raw(null);
  faces: Map<string, Face> = $state.raw(new Map());
  failed = $state("");
  isKept = $state(true);
  /** What is said of an edition that is kept. */
  readonly keptWords: string = "kept on this device";
  kept: KeptEdition[] = $state.raw([]);
  private before: Changes[] = $state.raw([]);
  private timer = 0;
  private looks = 0;
  /** New cards whose id still follows their name. */
  private following = new Set<string>();

  protected constructor(
    readonly work: Workbench,
    readonly book: GameBook,
    readonly kit: BoardKit,
    public edition: string,
    changes: Changes,
  ) {
    this.changes = changes;
    this.table = work.kinds[0]!.table;
  }

  /** The bench of a game with the edition that was edited last, or with one that comes as a text. */
  static async of(game: string, brought?: string): Promise<Bench> {
    const [work, book, kit] = await Promise.all([workbench(game), gameBook(game), boardKit(game)]);
    const kept = (await read("editions")).filter((each) => each.game === game);
    const last = kept[0];
    const bench = new Bench(work, book, kit, last?.id ?? newId(), last?.changes ?? fresh(game));
    bench.kept = kept;
    if (brought) await bench.bring(brought);
    else await bench.look();
    bench.choose(bench.cards.find((card) => card.how !== "out"));
    if (!bench.id) bench.another(bench.table);
    return bench;
  }

  get game(): string {
    return this.work.game;
  }
  kindOf(table: string): KindForm {
    return this.work.kinds.find((kind) => kind.table === table)!;
  }
  get kind(): KindForm {
    return this.kindOf(this.table);
  }
  rows(how: "add" | "change", table: string): Row[] {
    return this.changes[how]?.[table] ?? [];
  }
  /** Every card that is new, changed or out, in the order of the kinds. */
  cards: OwnCard[] = $derived.by(() =>
    this.work.kinds.flatMap(({ table }) => [
      ...this.rows("add", table).map((row) => own(table, "new", row)),
      ...this.rows("change", table).map((row) => own(table, "changed", row)),
      ...(this.changes.take_out?.[table] ?? []).map((id) => own(table, "out", this.standard(table, id) ?? { id })),
    ]),
  );
  card: OwnCard | undefined = $derived(
    this.cards.find((card) => card.table === this.table && card.id === this.id && card.how !== "out"),
  );
  troubles: Trouble[] = $derived(this.checked?.troubles ?? []);
  /** What is wrong with the card in the form. */
  wrong: Trouble[] = $derived(this.troubles.filter((each) => each.table === this.table && each.id === this.id));

  standard(table: string, id: string): Row | undefined {
    return this.work.rows[table]?.find((row) => row.id === id);
  }
  troublesOf = (card: OwnCard): Trouble[] =>
    this.troubles.filter((each) => each.table === card.table && each.id === card.id);

  /** All cards that may be named, by their ids: those of the deck and own ones. */
  named(tables: string[]): { id: string; name: string; table: string }[] {
    return tables.flatMap((table) =>
      [...(this.work.rows[table] ?? []), ...this.rows("add", table)]
        .filter((row) => !this.changes.take_out?.[table]?.includes(row.id as string))
        .map((row) => ({ id: row.id as string, name: (row.name as string) || (row.id as string), table })),
    );
  }

  choose(card: OwnCard | undefined): void {
    if (!card) return;
    this.table = card.table;
    this.id = card.how === "out" ? "" : card.id;
  }

  /** Another card of a kind, on which nothing stands yet. */
  another(table: string): void {
    const id = this.free("card");
    this.following.add(id);
    const row: Row = { id, ...blank(this.kindOf(table).fields), ...this.drawing(table) };
    this.put("add", table, [...this.rows("add", table), row]);
    this.table = table;
    this.id = id;
  }

  /** A drawing to begin with: one that a card of the kind bears. */
  private drawing(table: string): Row {
    const drawn = this.book.cards.filter((face) => face.kind === table && face.science);
    const sign = drawn.map((face) => this.kit.sign?.(face)).find(Boolean);
    return sign ? { picture: { signs: [sign], wash: "blue" } } : {};
  }

  /** Take a card of the game's own deck to be changed. */
  change(table: string, id: string): void {
    const row = this.standard(table, id);
    if (row && !this.rows("change", table).some((each) => each.id === id))
      this.put("change", table, [...this.rows("change", table), structuredClone(row)]);
    this.table = table;
    this.id = id;
  }

  takeOut(table: string, id: string): void {
    const out = { ...this.changes.take_out, [table]: [...(this.changes.take_out?.[table] ?? []), id] };
    this.set({ ...this.changes, take_out: out });
  }

  /** Have a card as it was: a new one goes, a changed one or one that is out is as in the deck. */
  undoCard(card: OwnCard): void {
    if (card.how === "out") {
      const left = this.changes.take_out![card.table]!.filter((id) => id !== card.id);
      this.set({ ...this.changes, take_out: { ...this.changes.take_out, [card.table]: left } });
      return;
    }
    const how = card.how === "new" ? "add" : "change";
    this.put(
      how,
      card.table,
      this.rows(how, card.table).filter((row) => row.id !== card.id),
    );
    if (this.id === card.id) this.id = "";
  }

  /** Fill a field of the card in the form; without a value it is left out. */
  fill(name: string, value: unknown): void {
    const card = this.card;
    if (!card) return;
    const row = { ...card.row, [name]: value };
    if (value === undefined) delete row[name];
    if (name === "name") this.propose(row, String(value));
    if (name === "id") this.following.delete(card.id);
    const how = card.how === "new" ? "add" : "change";
    const rows = this.rows(how, card.table).map((each) => (each.id === card.id ? row : each));
    this.put(how, card.table, rows);
    if (row.id !== card.id) {
      if (this.following.delete(card.id)) this.following.add(row.id as string);
      this.id = row.id as string;
    }
  }

  /** A name brings an id with it, and what is known of such a thing. */
  private propose(row: Row, name: string): void {
    if (this.following.has(this.id)) row.id = this.free(slug(name) || "card", this.id);
    for (const [field, value] of Object.entries(this.kind.proposals[name.trim()] ?? {})) row[field] = value;
  }

  /** An id that no other card has. */
  private free(wanted: string, own = ""): string {
    const all = Object.keys(this.work.rows).flatMap((table) => [...this.work.rows[table]!, ...this.rows("add", table)]);
    const taken = new Set(all.map((row) => row.id).filter((id) => id !== own));
    for (let number = 1; ; number++) {
      const id = number === 1 ? wanted : `${wanted}_${number}`;
      if (!taken.has(id)) return id;
    }
  }

  private put(how: "add" | "change", table: string, rows: Row[]): void {
    this.set({ ...this.changes, [how]: { ...this.changes[how], [table]: rows } });
  }

  set(changes: Changes): void {
    this.before = [...this.before, this.changes].slice(-MOST_UNDONE);
    this.now(changes);
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }
  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.now(last);
    if (!this.card) this.choose(this.cards.findLast((card) => card.how !== "out"));
  }

  private now(changes: Changes): void {
    this.changes = changes;
    this.isKept = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  /** Have what comes from elsewhere on the bench instead, and looked at. */
  protected async replace(changes: Changes): Promise<void> {
    this.restart(changes);
    this.choose(this.cards.find((card) => card.how !== "out"));
    await this.look();
  }

  /** Keep the edition, and have it looked at; an answer that was overtaken counts for nothing. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const mine = ++this.looks;
    await this.keep();
    try {
      this.take(await looked(this.game, { changes: sent(this.changes) }), mine);
    } catch (error) {
      if (mine === this.looks) this.failed = (error as Error).message;
    }
  }

  private take(checked: Checked, mine: number): void {
    if (mine !== this.looks) return;
    this.failed = "";
    this.checked = checked;
    this.faces = new Map([...this.faces, ...checked.faces.map((face) => [face.id, face] as const)]);
    if (checked.edition) this.good = checked;
  }

  /** Take an edition that comes as a text, beside those that are here. */
  async bring(toml: string): Promise<void> {
    const checked = await looked(this.game, { toml });
    const same = this.kept.find((each) => JSON.stringify(sent(each.changes)) === JSON.stringify(sent(checked.changes)));
    this.edition = same?.id ?? newId();
    this.restart(checked.changes);
    this.take(checked, ++this.looks);
    await this.keep();
  }

  /** Edit another edition that is kept here, or begin a new one. */
  async open(id: string): Promise<void> {
    await this.keep();
    this.edition = id || newId();
    this.restart(this.kept.find((each) => each.id === id)?.changes ?? fresh(this.game));
    await this.look();
    this.choose(this.cards.find((card) => card.how !== "out"));
    if (!this.id) this.another(this.table);
  }

  async throwAway(): Promise<void> {
    clearTimeout(this.timer);
    await forgetEdition(this.edition);
    this.kept = this.kept.filter((each) => each.id !== this.edition);
    this.edition = this.kept[0]?.id ?? newId();
    this.restart(this.kept[0]?.changes ?? fresh(this.game));
    await this.look();
    this.choose(this.cards.find((card) => card.how !== "out"));
  }

  private restart(changes: Changes): void {
    this.changes = changes;
    this.before = [];
    this.following.clear();
    this.checked = this.good = null;
    this.faces = new Map();
    this.id = "";
  }

  /** Write it into the diary; an edition in which nothing was done is none. */
  protected async keep(): Promise<void> {
    if (this.cards.length > 0) {
      const line = { id: this.edition, game: this.game, when: Date.now(), changes: plain(this.changes) };
      await write("editions", [line]);
      this.kept = [line, ...this.kept.filter((each) => each.id !== line.id)];
    }
    this.isKept = true;
  }
}

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => n.toString(16)).join("");
const fresh = (game: string): Changes => ({ changes: game, name: NAMELESS });
const plain = (changes: Changes): Changes => JSON.parse(JSON.stringify(changes)) as Changes;
const own = (table: string, how: OwnCard["how"], row: Row): OwnCard => ({
  table,
  how,
  row,
  id: row.id as string,
  name: (row.name as string) || "A new card",
});

/** Changes without tables in which nothing stands, so that equal ones look the same. */
function sent(changes: Changes): Changes {
  const filled = <Kept>(tables: Record<string, Kept[]> = {}): Record<string, Kept[]> =>
    Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows.length > 0));
  return {
    changes: changes.changes,
    name: changes.name,
    author: changes.author ?? "",
    take_out: filled(changes.take_out),
    change: filled(changes.change),
    add: filled(changes.add),
  };
}
