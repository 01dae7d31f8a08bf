import { counted, type GsaSight } from "./cards";

export interface Words {
  call: string;
  what: string;
  sub: string;
  waiting: string | undefined;
}

/** What the reader is asked, in the words of the prompt bar. */
export function promptOf(table: GsaSight): Words {
  const { view } = table;
  const modifier = (view.playing && table.faces.get(view.playing)?.name) || "the Modifier";
  const waiting = view.phase === "answer" ? answering(table) : undefined;
  const say = (what: string, sub = "", call = "Your turn"): Words => ({ call, what, sub, waiting });
  switch (view.phase) {
    case "draw":
      return say(naming(view.named.length, view.draws), "You see the cards when all sources are named.");
    case "answer":
      return say(`accept or refuse ${table.whose(view.active)} offer`, "", "Your answer");
    case "target":
      return say(`choose the project for ${modifier}`);
    case "rival":
      return say(`choose the player for ${modifier}`);
    case "type":
      return say(`choose the card that ${modifier} is or takes`);
    case "card":
      return say(`choose the card that ${modifier} removes`);
    case "discard":
      return say(discarding(table), table.offers.has("done") ? "Project cards may be kept." : "");
    default:
      return say("act as often as you like", playable(table));
  }
}

/** What the others read while somebody is asked to collaborate. */
function answering(table: GsaSight): string {
  const asked = table.turn.actor;
  return asked === null
    ? "An offer waits for its answer"
    : `${table.name(asked)} answers ${table.whose(table.view.active)} offer`;
}

function naming(named: number, draws: number): string {
  if (draws === 1) return "name the source of your card";
  return named === 0 ? "name both sources of your draw" : "name the other source";
}

function discarding(table: GsaSight): string {
  if (table.offers.has("done")) return "discard more, or end the turn";
  const player = table.view.players[table.you ?? 0]!;
  const held = player.hand.filter((place) => place.back === "resource").length;
  return `discard ${counted(held - player.limit, "card")}`;
}

function playable(table: GsaSight): string {
  const cards = new Set(
    table.turn.offers
      .map((offer) => offer.text.split(":"))
      .flatMap(([verb, card]) => (verb === "offer" ? [] : (card ?? []))),
  );
  return cards.size === 0 ? "No card of your hand can be played." : `${counted(cards.size, "card")} can be played.`;
}
