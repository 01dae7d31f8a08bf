/** What this browser keeps in a few words: its key, the player's name, settings. Matches and cards are in the diary. */
import { isFull, lapse } from "./lapse.svelte";

const PREFIX = "labtable.";

export function recall<Kept>(name: string, otherwise: Kept): Kept {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as Kept);
  } catch {
    return otherwise; // a browser that keeps nothing still plays
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch (fault) {
    lapse.tell(isFull(fault));
  }
}

/** Hear what another tab keeps, by its name; a name that is gone has null. */
export function overhear(hear: (name: string, value: unknown) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(PREFIX)) hear(key.slice(PREFIX.length), newValue === null ? null : JSON.parse(newValue));
  });
}

/** Forget all that is kept in a few words. */
export function forgetWords(): void {
  ownKey = undefined;
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX)) localStorage.removeItem(name);
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
