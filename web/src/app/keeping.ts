/** What this browser keeps to itself: its key, the player's name, and the tables they sit at. */
export interface KeptTable {
  code: string;
  game: string;
  title: string;
  /** Whom one plays against. */
  others: string;
  when: number;
}

const MOST_TABLES = 12;

export function recall<Kept>(name: string, otherwise: Kept): Kept {
  try {
    const text = localStorage.getItem(`labtable.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as Kept);
  } catch {
    return otherwise; // a browser that keeps nothing still plays
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`labtable.${name}`, JSON.stringify(value));
  } catch {
    // Nothing to do: the seat is then this tab's alone.
  }
}

/** Random bytes, in hexadecimal. */
export function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let ownKey: string | undefined;

/** The only key to this browser's seats. */
export function key(): string {
  ownKey ??= recall("key", "") || random(32);
  keep("key", ownKey);
  return ownKey;
}

export const playerName = (): string => recall("name", "");
export const rename = (name: string): void => keep("name", name);
export const keptTables = (): KeptTable[] => recall<KeptTable[]>("tables", []);

export function keepTable(table: KeptTable): void {
  const others = keptTables().filter((each) => each.code !== table.code);
  keep("tables", [table, ...others].slice(0, MOST_TABLES));
}

const MOST_SEATS = 60;

/** Note at which seat of a table one sits, so that its review can say You. */
export function keepSeat(code: string, seat: number): void {
  const others = keptSeats().filter(([kept]) => kept !== code);
  keep("seats", [[code, seat], ...others].slice(0, MOST_SEATS));
}

/** At which seat of a table one sat, if this browser knows. */
export const seatAt = (code: string): number | null => keptSeats().find(([kept]) => kept === code)?.[1] ?? null;

const keptSeats = (): [string, number][] => recall<[string, number][]>("seats", []);

export function forgetTable(code: string): void {
  keep(
    "tables",
    keptTables().filter((each) => each.code !== code),
  );
}
