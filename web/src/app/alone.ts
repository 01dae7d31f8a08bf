/** A page without a server: its index tells what lies beside it. On a server's page there is nothing of this. */
export interface Alone {
  /** Where Python itself lies. */
  runtime: string;
  /** What Pyodide wants to know of the packages it was built with. */
  lock: { info: Record<string, string>; packages: Record<string, never> };
  /** Archives that every hall needs. */
  archives: string[];
  /** The rules of each game, an archive each. */
  games: Record<string, string>;
  /** The shelf ("") and the book of each game, as a server would tell them. */
  books: Record<string, string>;
  /** How many bytes each file has that a first table needs. */
  bytes: Record<string, number>;
}

function told(): Alone | null {
  const text = document.getElementById("alone")?.textContent;
  return text ? (JSON.parse(text) as Alone) : null;
}

export const alone = told();

/** The folder in which the page lies; a server's page is at its root. */
export const base = alone ? new URL(".", document.baseURI).href : `${location.origin}/`;

/** The address of a place on this page: without a server there is one file, and the place stands behind a question mark. */
export const at = (path: string): string => (alone ? `${base}${path === "/" ? "" : `?${path}`}` : path);

/** The address of a place as it is handed on. */
export const linkTo = (path: string): string => new URL(at(path), base).href;

/** The place that an address is on this page. */
export function placeAt({ pathname, search }: { pathname: string; search: string }): string {
  return alone ? decodeURI(search.slice(1)) || "/" : pathname;
}
