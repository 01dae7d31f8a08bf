/** What the report of a class says in words and numbers. */
import { shortOf } from "../tables";
import type { ClassReport, ReportSeat } from "../../wire";

export const COLOURS = ["blue", "orange", "green", "yellow", "violet"];
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const plural = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** The day of a lesson. */
export const whenOf = ({ begun, opened }: { begun: number | null; opened: number }): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" }).format((begun ?? opened) * 1000);

/** Who was there, and for how long, in a sentence. */
export function sumOf(report: ClassReport): string {
  const tables = new Set(report.tables.map(({ table }) => table)).size;
  const bots = report.bots > 0 ? ` and ${plural(report.bots, "bot")}` : "";
  const games = new Set(report.games.map(({ game }) => game)).size;
  const minutes = report.begun && report.ended ? Math.round((report.ended - report.begun) / 60) : 0;
  const long = minutes > 0 ? `, ${plural(minutes, "minute")}` : "";
  return `${plural(report.pupils, "pupil")}${bots} at ${plural(tables, "table")}${long}, ${NUMBERS[games] ?? games} ${games === 1 ? "game" : "games"}.`;
}

/** The numbers at the head of the report. */
export function factsOf(report: ClassReport): [number, string][] {
  const met: [number, string][] = report.games.map(({ game, met, unmet }) => [
    met.length,
    `of ${met.length + unmet.length} ${shortOf(game)} cards met`,
  ]);
  const lesson: [number, string][] =
    report.of_lesson > 0 ? [[report.finished_lesson, `of ${report.of_lesson} finished the first steps`]] : [];
  return [...met, [report.whys, `${report.whys === 1 ? "time" : "times"} “why?” was asked`], ...lesson];
}

/** What a seat is called: by its name, if that is to be shown and known, or by its colour. */
export const calledOf = ({ name, bot, seat }: ReportSeat, names: boolean): string =>
  bot ? "a bot" : (names && name) || `the ${COLOURS[seat % 5]} seat`;

/** The report without the names of anybody. */
export const shortened = (report: ClassReport): ClassReport => ({
  ...report,
  tables: report.tables.map((table) => ({
    ...table,
    seats: table.seats.map((seat) => ({ ...seat, name: "", faces: [] })),
  })),
  returns: report.returns.map((each) => ({ ...each, names: [] })),
});

/** Let the browser save a file. */
export function saveAs(name: string, content: Blob): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
