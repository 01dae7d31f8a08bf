/** The worker in which the page's own hall is: lines to its rooms, in the place of a server's sockets. */
import { Bench } from "./bench";
import type { FromHall, ToHall } from "./messages";
import { begin, type Packages } from "./python";
import { Rooms } from "./rooms";

interface OwnHall {
  begin(): Promise<void>;
  ask(asked: string, say: (status: number, text: string) => void): Promise<void>;
  hear(line: number, code: string, text: string): Promise<void>;
  leave(line: number): void;
}

const tell = (message: FromHall): void => postMessage(message);
let hall: Promise<OwnHall>;
/** What was said on each line, one after the other. */
const said = new Map<number, Promise<void>>();

/** What the hall asks of the browser; `labtable.page.browser` says what each is for. */
function browser(games: Record<string, string>, packages: Packages, bench: Bench) {
  const rooms = new Rooms((full) => tell({ is: "lapse", full }));
  return {
    send: (line: number, text: string) => {
      tell({ is: "frame", line, text });
      bench.wake(); // whoever has come to a table will play, and there is time until they have looked around
    },
    close: (line: number, code: number) => tell({ is: "end", line, code }),
    slowed: (game: string, level: string, plays: string) => tell({ is: "slowed", game, level, plays }),
    bring: async (game: string) => void (games[game] && (await packages.lay(games[game]))),
    teach: (game: string) => bench.teach(game),
    think: (question: string) => bench.think(question),
    keep: rooms.keep.bind(rooms),
    claim: rooms.claim.bind(rooms),
    load: rooms.load.bind(rooms),
    fences: rooms.fences.bind(rooms),
    forget: rooms.forget.bind(rooms),
    cards: rooms.cards.bind(rooms),
    keep_cards: rooms.keepCards.bind(rooms),
  };
}

async function start({ alone, base }: ToHall & { to: "begin" }): Promise<OwnHall> {
  const [python, packages] = await begin(alone, base, (bytes) => tell({ is: "loaded", bytes }));
  const bench = new Bench(alone, base);
  const own = python.pyimport("labtable.page.own").OwnHall(browser(alone.games, packages, bench)) as OwnHall;
  await own.begin();
  tell({ is: "ready" });
  return own;
}

async function ask(number: number, asked: string): Promise<void> {
  await (await hall).ask(asked, (status, text) => tell({ is: "answer", number, status, text }));
  tell({ is: "answered", number });
}

function say({ line, code, text }: ToHall & { to: "say" }): void {
  const before = said.get(line) ?? Promise.resolve();
  said.set(line, before.then(async () => (await hall).hear(line, code, text)).catch(broken));
}

function leave(line: number): void {
  void said.get(line)?.then(async () => (await hall).leave(line));
  said.delete(line);
}

const broken = (fault: unknown): void => tell({ is: "broken", why: String(fault) });

addEventListener("message", ({ data }: MessageEvent<ToHall>) => {
  if (data.to === "begin") (hall = start(data)).catch(broken);
  else if (data.to === "ask") ask(data.number, data.asked).catch(broken);
  else if (data.to === "say") say(data);
  else leave(data.line);
});
