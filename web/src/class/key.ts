/** The keys to a class, kept in this browser; a link carries one to another browser in its fragment, which is never sent. */
import { keep, random, recall } from "../app/keeping";

const FRAGMENT = /^#key=([A-Za-z0-9_-]+)$/;
const KEY_BYTES = 32;
const teachers = (code: string): string => `class-${code}`;
const projectors = (code: string): string => `projector-${code}`;

export const newKey = (): string => random(KEY_BYTES);

/** Keep both keys of a class that was opened here. */
export function keepKeys(code: string, key: string, projector: string): void {
  keep(teachers(code), key);
  keep(projectors(code), projector);
}

/** Keep a key that the address brings, and strike it from there. */
function bring(name: string): void {
  const brought = FRAGMENT.exec(location.hash)?.[1];
  if (!brought) return;
  keep(name, brought);
  history.replaceState(null, "", location.pathname);
}

export function teachersKey(code: string): string {
  if (!location.pathname.endsWith("/projector")) bring(teachers(code));
  return recall(teachers(code), "");
}

export function projectorsKey(code: string): string {
  if (location.pathname.endsWith("/projector")) bring(projectors(code));
  return recall(projectors(code), "");
}

/** Where the lesson goes on, on another device of the teacher. */
export const teachersLink = (code: string): string => `${location.origin}/class/${code}#key=${teachersKey(code)}`;

/** What another machine opens that only shows the projector. */
export const projectorsLink = (code: string): string =>
  `${location.origin}/class/${code}/projector#key=${projectorsKey(code)}`;

/** Forget the keys of a class that is deleted. */
export function forgetKeys(code: string): void {
  for (const name of [teachers(code), projectors(code)]) localStorage.removeItem(`labtable.${name}`);
}

/** Keep which class a code led to: the code is forgotten when the class is over, and this browser may still look back. */
export const keepClass = (short: string, code: string): void => keep("class-of", { short, code });

/** The class that a code led this browser to. */
export function classOf(short: string): string {
  const known = recall<{ short: string; code: string } | null>("class-of", null);
  return known?.short === short ? known.code : "";
}
