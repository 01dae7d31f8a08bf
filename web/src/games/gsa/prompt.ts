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
      return say(choosing(view.named.length, view.draws), view.draws > 1 ? "Both cards come to you together." : "");
    case "answer":
      return say(`accept or refuse ${table.whose(view.active)} offer`, "", "Your answer");
    case "target":
      return say(`choose a project for ${modifier}`);
    case "rival":
      return say(`choose a player for ${modifier}`);
    case "type":
      return say(view.target === null ? "choose the card you take" : `choose what ${modifier} stands for`);
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
    ? "An offer waits for an answer"
    : `${table.name(asked)} answers ${table.whose(table.view.active)} offer`;
}

function choosing(chosen: number, draws: number): string {
  if (draws === 1) return "choose a pile for your card";
  return `choose a pile for your ${chosen === 0 ? "first" : "second"} card`;
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
  return cards.size === 0 ? "You can't play any of your cards now." : `You can play ${counted(cards.size, "card")}.`;
}
