/** The bench of a group of a class: one card, written by who has the pen, and shown to the others of the group. */
import { gameBook } from "../../app/api";
import { workbench } from "../../app/workshop";
import { boardKit, type BoardKit } from "../../boards";
import type { Changes, ClassBench, GameBook, GroupCard, Workbench } from "../../wire";
import { Bench } from "../../workshop/bench.svelte";
import type { ClassVisit } from "../visit.svelte";

const NAME = "Our class's deck";

export class GroupBench extends Bench {
  override readonly keptWords = "your group sees it";
  /** The card as it was heard or said last, so that an echo changes nothing. */
  private last = "";

  private constructor(
    work: Workbench,
    book: GameBook,
    kit: BoardKit,
    private readonly visit: ClassVisit,
  ) {
    super(work, book, kit, "", { changes: work.game, name: NAME });
  }

  static async in(visit: ClassVisit): Promise<GroupBench> {
    const { game } = visit.bench!;
    const [work, book, kit] = await Promise.all([workbench(game), gameBook(game), boardKit(game)]);
    const bench = new GroupBench(work, book, kit, visit);
    await bench.follow();
    return bench;
  }

  get own(): GroupCard | undefined {
    return ownOf(this.visit.bench);
  }
  /** Whether the reader has the pen, and the card may be changed. */
  get writes(): boolean {
    const own = this.own;
    return own !== undefined && own.pen === this.visit.you?.pupil && isOpen(own);
  }

  /** Have on the bench what the group has written; who writes has it already. */
  async follow(): Promise<void> {
    const { own } = this;
    if (own?.table && own.stage !== "accepted" && !(this.writes && this.last)) {
      const text = told(own.table, own.card);
      if (text === this.last) return;
      this.last = text;
      await this.replace({ changes: this.game, name: NAME, author: "", add: { [own.table]: [own.card] } });
    }
    if (this.writes && !this.card) this.another(this.table);
  }

  /** There is one card: another kind is another beginning. */
  override another(table: string): void {
    this.changes = { changes: this.game, name: NAME, author: "" };
    super.another(table);
  }

  protected override async keep(): Promise<void> {
    const { card } = this;
    if (!this.writes || !card) return;
    const text = told(card.table, card.row);
    if (text !== this.last && !this.visit.send({ do: "sketch", table: card.table, card: card.row })) return;
    this.last = text;
    this.isKept = true;
  }
}

export const ownOf = (bench: ClassBench | null): GroupCard | undefined =>
  bench?.groups.find(({ group }) => group === bench.own);
export const isOpen = ({ stage }: GroupCard): boolean => stage === "making" || stage === "handed_back";

const told = (table: string, { id: _id, author: _author, ...row }: Record<string, unknown>): string =>
  `${table} ${JSON.stringify(row, inOrder)}`;

/** The parts of everything in one order, however deep they lie. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A deck of the cards of some groups, to be drawn. */
export function deckOf(game: string, groups: readonly GroupCard[]): Changes {
  const add: Record<string, Record<string, unknown>[]> = {};
  for (const { table, card } of groups) if (table) (add[table] ??= []).push(card);
  return { changes: game, name: NAME, author: "", add };
}
