/** The people at one screen: each has a key of their own, and their seat in the room. */
import { keep, key, random, recall } from "../app/keeping";

export interface Person {
  name: string;
  key: string;
  seat: number;
}

const NAME = "screens";
const MOST = 24;
type Screens = Record<string, Person[]>;

/** The people who share this screen at a table; nobody where everybody has their own. */
export const peopleAt = (code: string): Person[] => recall<Screens>(NAME, {})[code] ?? [];

/** Let people share this screen at a table. */
export function share(code: string, people: Person[]): void {
  const screens = Object.entries({ ...recall<Screens>(NAME, {}), [code]: people });
  keep(NAME, Object.fromEntries(screens.slice(-MOST)));
}

/** The people with these names, the first of whom has this browser's own key. */
export const peopleOf = (names: string[]): Person[] =>
  names.flatMap((name, seat) => (name ? [{ name, seat, key: seat === 0 ? key() : random(32) }] : []));
