/** The pages of the worksheets: a page a table, or one for every pupil with what they did themselves. */
import type { ClassFace } from "../faces";
import type { ClassMoment, ClassReport, Counted, ReportSeat, ReportTable } from "../../wire";

export interface Page {
  table: ReportTable;
  /** Whose page it is; nothing where it is a table's. */
  seat: ReportSeat | null;
  /** Their face, by which a sheet without a name finds its reader. */
  face: ClassFace | null;
  /** The cards of science, those that were brought by themselves first. */
  met: string[];
  counts: Counted[];
  questions: ClassMoment[];
}

const MOST_QUESTIONS = 3;

/** The questions that came up; where none did, those of the whole class in this game. */
const asked = ({ moments }: ClassReport, game: string, own: ClassMoment[]): ClassMoment[] =>
  (own.length > 0 ? own : moments.filter((each) => each.game === game)).slice(0, MOST_QUESTIONS);

const ofTable = (report: ClassReport, table: ReportTable): Page => ({
  table,
  seat: null,
  face: null,
  met: table.met,
  counts: table.counts,
  questions: asked(report, table.game, table.questions),
});

const ofSeat = (report: ClassReport, table: ReportTable, seat: ReportSeat, face: ClassFace | null): Page => ({
  table,
  seat,
  face,
  met: [...seat.met, ...table.met.filter((card) => !seat.met.includes(card))],
  counts: seat.counts,
  questions: asked(report, table.game, seat.questions),
});

const played = (report: ClassReport): ReportTable[] => report.tables.filter(({ rounds }) => rounds > 0);

/** A page for every match. */
export const pagesOfTables = (report: ClassReport): Page[] => played(report).map((table) => ofTable(report, table));

const wasLeft = ({ ended }: ReportTable): number => Number(ended === "unfinished");

/** A page for every pupil, of the last match that they played, in the order of the tables; one that they left counts least. */
export function pagesOfPupils(report: ClassReport): Page[] {
  const last = new Map<number, Page>();
  for (const table of played(report).toSorted((one, other) => wasLeft(other) - wasLeft(one)))
    for (const seat of table.seats)
      for (const [at, pupil] of seat.pupils.entries())
        last.set(pupil, ofSeat(report, table, seat, seat.faces[at] ?? null));
  return [...last.values()].toSorted(
    (one, other) => one.table.table - other.table.table || one.seat!.seat - other.seat!.seat,
  );
}
