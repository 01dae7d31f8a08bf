import type { Face } from "../../wire";

/** The sign of a card: its own (`facts.sign`), its number, or the letters by which its name is known. */
export function signOf({ name, facts }: Face): string {
  if (typeof facts.sign === "string" && facts.sign) return facts.sign;
  const number = /^\d+/.exec(name);
  if (number) return number[0];
  const [first = "?", second] = name.split(/[\s-]+/).filter((word) => /^[\p{L}\d]/u.test(word));
  return second ? `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase() : first.slice(0, 2);
}

/** The hue of a card: its own (`facts.hue`, from 0 to 360), or that of its kind. */
export function hueOf({ kind, facts }: Face): number {
  if (typeof facts.hue === "number") return facts.hue;
  return [...kind].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 190);
}
