/** What is asked of the server about classes, once and over HTTP. */
import { answered, ask } from "../app/api";
import type { ClassCard, ClassNotes, ClassOpened, ClassReport, NewClass } from "../wire";
import { teachersKey } from "./key";

const JSON_TYPE = { "Content-Type": "application/json" };

export const openClass = (wanted: NewClass): Promise<ClassOpened> =>
  ask("/api/classes", { method: "POST", headers: JSON_TYPE, body: JSON.stringify(wanted) });

/** The class that a short code leads to. */
export const classCard = (short: string): Promise<ClassCard> => ask(`/api/classes/${encodeURIComponent(short)}`);

const asTeacher = (code: string): RequestInit => ({ headers: { Authorization: `Bearer ${teachersKey(code)}` } });

export const classReport = (code: string): Promise<ClassReport> => ask(`/api/classes/${code}/report`, asTeacher(code));

/** The results as a table: a line a seat. */
export async function classTable(code: string, names: boolean): Promise<Blob> {
  const path = `/api/classes/${code}/report.csv${names ? "?names=yes" : ""}`;
  return (await answered(path, asTeacher(code))).blob();
}

export async function deleteClass(code: string): Promise<void> {
  await answered(`/api/classes/${code}`, { method: "DELETE", ...asTeacher(code) });
}

export const classNotes = (game: string): Promise<ClassNotes> => ask(`/api/notes/${game}`);
