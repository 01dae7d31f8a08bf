import { key as ownKey } from "../app/keeping";
import { Connection } from "../table/connection.svelte";
import type {
  Arrive,
  Class,
  ClassBench,
  ClassDoor,
  ClassMet,
  ClassTables,
  ClassWord,
  FromClass,
  OpenTable,
  Roster,
  ToClass,
  Yourself,
} from "../wire";
import { projectorsKey, teachersKey } from "./key";

type Role = NonNullable<Arrive["role"]>;

/** How long a visit outlives the page that held it, in milliseconds: the next one may go on with it. */
const BETWEEN_PAGES = 1500;
const visits = new Map<string, ClassVisit>();
const KEYS: Record<Role, (code: string) => string> = {
  pupil: ownKey,
  teacher: teachersKey,
  projector: (code) => projectorsKey(code) || teachersKey(code),
};

/** One browser's visit to a class: the last it has heard of everything, and what it may say. */
export class ClassVisit {
  about: Class | null = $state.raw(null);
  door: ClassDoor | null = $state.raw(null);
  you: Yourself | null = $state.raw(null);
  roster: Roster | null = $state.raw(null);
  tables: ClassTables | null = $state.raw(null);
  word: ClassWord | null = $state.raw(null);
  /** The number of the word that was read, on whatever page. */
  read = $state(0);
  met: ClassMet | null = $state.raw(null);
  look: OpenTable | null = $state.raw(null);
  bench: ClassBench | null = $state.raw(null);
  /** What was last refused, in the server's words. */
  refused = $state("");
  /** Why the class cannot be shown at all. */
  missing = $state("");
  /** The table at which the reader sat before they were moved. */
  movedFrom: number | null = $state(null);
  private readonly connection: Connection<FromClass, ToClass>;
  private holders = 0;

  private constructor(
    readonly code: string,
    readonly role: Role,
  ) {
    const greeting = async (): Promise<ToClass> => ({ do: "hello", key: KEYS[role](code), role });
    this.connection = new Connection(`/api/classes/${code}/live`, greeting, (message) => this.take(message));
  }

  /** The visit of this browser to a class; it is the same on all pages, from one to the next. */
  static to(code: string, role: Role): ClassVisit {
    const name = `${role} ${code}`;
    const known = visits.get(name) ?? new ClassVisit(code, role);
    visits.set(name, known);
    return known;
  }

  /** Hold the visit for as long as a page is open: for an effect. */
  hold(): () => void {
    this.holders += 1;
    return () => {
      this.holders -= 1;
      setTimeout(() => this.holders === 0 && this.leave(), BETWEEN_PAGES);
    };
  }

  get lost(): boolean {
    return this.connection.lost;
  }

  /** Say something; whether it went out. */
  send(message: ToClass): boolean {
    const isOut = this.connection.send(message);
    this.refused = isOut ? "" : "You are not connected, so nothing was done. Try again.";
    return isOut;
  }

  private leave(): void {
    visits.delete(`${this.role} ${this.code}`);
    this.connection.leave();
  }

  private take(message: FromClass): void {
    switch (message.is) {
      case "class":
        this.about = message;
        return;
      case "you":
        this.note(message);
        this.you = message;
        return;
      case "refused":
        if (this.about) this.refused = message.why;
        else this.missing = message.why;
        return;
      default:
        this.keep(message);
    }
  }

  private keep(message: Exclude<FromClass, { is: "class" | "you" | "refused" }>): void {
    const { is } = message;
    (this as unknown as Record<string, unknown>)[is] = message;
  }

  /** Who sits at another table in the same match was moved. */
  private note({ place }: Yourself): void {
    const before = this.you?.place;
    if (!before || !place || before.stage !== place.stage) return;
    if (before.table !== place.table) this.movedFrom = before.table;
  }
}
