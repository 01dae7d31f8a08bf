import { alone, at, base, linkTo, placeAt } from "./alone";

/** Where one can be in a class. */
export type ClassPlace = "open" | "join" | "overview" | "projector" | "report" | "worksheets" | "notes";

/** Where the reader is: one path, one page. */
export type Route =
  | { page: "home" }
  | { page: "room"; code: string }
  | { page: "guest"; code: string }
  | { page: "replay"; code: string }
  | { page: "album" }
  | { page: "workshop"; game: string }
  | { page: "review"; code: string }
  | { page: "rules"; game: string }
  | { page: "how"; game: string }
  | { page: "class"; place: ClassPlace; code: string }
  | { page: "missing" };

const CODE = "([A-Za-z0-9_-]+)";
const classAt = (place: ClassPlace) => (code: string) => ({ page: "class", place, code }) as const;
const PATHS: [RegExp, (part: string) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/workshop$/, () => ({ page: "workshop", game: "" })],
  [/^\/workshop\/([a-z0-9_-]+)$/, (game) => ({ page: "workshop", game })],
  [/^\/album$/, () => ({ page: "album" })],
  [new RegExp(`^/t/${CODE}$`), (code) => ({ page: "room", code })],
  [new RegExp(`^/guest/${CODE}$`), (code) => (alone ? { page: "guest", code } : { page: "missing" })],
  [new RegExp(`^/t/${CODE}/replay$`), (code) => ({ page: "replay", code })],
  [/^\/review$/, () => ({ page: "review", code: "" })],
  [new RegExp(`^/review/${CODE}$`), (code) => ({ page: "review", code })],
  [/^\/rules\/([a-z0-9_-]+)$/, (game) => ({ page: "rules", game })],
  [/^\/how\/([a-z0-9_-]+)$/, (game) => ({ page: "how", game })],
  [/^\/class$/, classAt("open")],
  [new RegExp(`^/join(?:/${CODE})?$`), classAt("join")],
  [new RegExp(`^/class/${CODE}$`), classAt("overview")],
  [new RegExp(`^/class/${CODE}/projector$`), classAt("projector")],
  [new RegExp(`^/class/${CODE}/report$`), classAt("report")],
  [new RegExp(`^/class/${CODE}/worksheets$`), classAt("worksheets")],
  [/^\/class\/notes\/([a-z0-9_-]+)$/, classAt("notes")],
];

export function routeOf(path: string): Route {
  for (const [pattern, made] of PATHS) {
    const match = pattern.exec(path);
    if (match) return made(match[1] ?? "");
  }
  return { page: "missing" };
}

/** The place to which a link of ours leads. */
function placeOf(link: HTMLAnchorElement): string {
  const written = link.getAttribute("href")!;
  return written.startsWith("/") ? new URL(written, base).pathname : placeAt(link);
}

class Here {
  route: Route = $state.raw(routeOf(placeAt(location)));

  /** Go to another page without loading the whole of it anew. */
  go(path: string): void {
    history.pushState(null, "", at(path));
    this.arrive();
    scrollTo(0, 0);
  }

  arrive(): void {
    this.route = routeOf(placeAt(location));
  }

  /** Links of our own are followed in place; everything else is left to the browser. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const place = placeOf(link);
    if (place === placeAt(location) || routeOf(place).page === "missing") return;
    event.preventDefault();
    this.go(place + link.hash);
  }

  /** Without a server a link to a place is made one to the page's one file before anybody follows or copies it. */
  settle({ target }: Event): void {
    const link = alone && target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    if (link) link.href = linkTo(link.getAttribute("href")!);
  }
}

export const here = new Here();
