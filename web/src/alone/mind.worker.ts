/** The worker in which bots think. */
import type { FromMind, ToMind } from "./messages";
import { begin, type Packages } from "./python";

interface Mind {
  answer(question: string): { decode(): string; destroy(): void };
}

let mind: Promise<Mind>;
let packages: Promise<Packages>;
let games: Record<string, string>;

function start(message: ToMind & { to: "begin" }): void {
  const started = begin(message.alone, message.base, () => undefined);
  games = message.alone.games;
  packages = started.then(([, laid]) => laid);
  mind = started.then(([python]) => python.pyimport("labtable.page.own").mind() as Mind);
}

async function teach(game: string): Promise<string> {
  await mind;
  await (await packages).lay(games[game]!);
  return "";
}

async function think(question: string): Promise<string> {
  const said = (await mind).answer(question);
  const text = said.decode();
  said.destroy();
  return text;
}

addEventListener("message", async ({ data }: MessageEvent<ToMind>) => {
  if (data.to === "begin") return start(data);
  const answer = data.to === "teach" ? teach(data.game) : think(data.question);
  const text = await answer.catch(() => "");
  postMessage({ number: data.number, text } satisfies FromMind);
});
