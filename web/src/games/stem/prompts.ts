import type { AimView } from "../../wire";
import { aimInWords, declaredStep, type Stem } from "./cards";

export interface Words {
  call: string;
  what: string;
  sub: string;
  waiting: string;
}

const ASKED: Record<string, [string, string]> = {
  mulligan: ["keep this hand, or draw six others", "You can draw others only once."],
  action: ["score a Discovery, add one Enhancement, or pass", ""],
  add_to: ["to which Hero does it go?", ""],
  card: ["which Discovery does your Hero score?", ""],
  step: ["which step is the Wild Step to be?", "It never changes afterwards."],
  enhance: ["add an Item or a Location to this Hero, or stop", ""],
  extra: ["you may score once more", ""],
  drop: ["you scored nothing, so discard one card of the Field", ""],
  discard: ["discard what you do not want, then draw up to six", ""],
};

const INSPIRATION = "It takes no action. If you pass, the turn simply goes on.";

/** What the prompt bar says, in every phase. */
export function words(table: Stem): Words {
  const { view } = table;
  const waiting = waitingFor(table);
  const own = view.phase === "mulligan" ? "Your hand" : "Your card";
  const call = view.active === table.you ? "Your turn" : own;
  if (!table.asked) return { call, what: "", sub: stake(table), waiting };
  const [what, sub] = ASKED[view.phase] ?? ["", ""];
  switch (view.phase) {
    case "window":
      return { call, what: `${moment(table)}. Play an Inspiration now?`, sub: INSPIRATION, waiting };
    case "answer":
      return { call, what: `${ended(announcement(table))} ${ask(table)}`, sub: stake(table), waiting };
    case "aim":
    case "ability":
      return {
        call: announcedName(table) || call,
        what: ABILITIES[verb(table)] ?? "choose",
        sub: announcedText(table),
        waiting,
      };
    case "discard":
      return { call, what, sub: discards(view.discards_left), waiting };
    default:
      return { call, what, sub, waiting };
  }
}

/** What an ability or an Inspiration asks for, by the first move it offers. */
const ABILITIES: Record<string, string> = {
  take: "take a card",
  put: "put a card into the Field, or leave it",
  field: "choose a card of the Field",
  target: "choose a Hero of another player",
  enhancement: "choose an Enhancement",
  opponent: "choose a player",
  own: "choose one of your Heroes",
  kind: "choose a kind of card",
  guess: "guess what lies on top",
  give: "give a card away",
  attach: "add an Enhancement, or add none",
};
const verb = (table: Stem): string => table.turn.offers[0]!.text.split(":")[0]!;

function moment(table: Stem): string {
  return table.view.active === table.you ? "It is your turn" : `It is ${table.name(table.view.active)}'s turn`;
}

function waitingFor(table: Stem): string {
  if (table.view.announced.length > 0) return announcement(table);
  const { actor } = table.turn;
  if (actor !== null && actor !== table.view.active) return `${table.name(actor)} decides`;
  return `${table.name(table.view.active)}${table.view.active === table.you ? "r" : "'s"} turn`;
}

/** Who plays what, and against whom: "Mira plays Retraction at your Isaac Newton". */
function announcement(table: Stem): string {
  const last = table.view.announced.at(-1);
  if (!last) return moment(table);
  const who = table.name(last.seat);
  const answered = table.view.announced.at(-2);
  if (answered) {
    const card = nameOf(table, answered.card);
    return `${who} ${who === "You" ? "answer" : "answers"} ${table.whose(answered.seat)} ${card} with ${nameOf(table, last.card)}`;
  }
  const aim = aimInWords(table, last);
  return `${who} ${who === "You" ? "play" : "plays"} ${nameOf(table, last.card)}${aim && ` at ${aim}`}`;
}

/** A sentence with its full stop, unless a name at its end brings another sign. */
const ended = (words: string): string => (/[!?]$/.test(words) ? words : `${words}.`);

/** The question of an answer window. */
const ask = (table: Stem): string =>
  table.frame.window?.touches.includes(table.you!) ? "Stop it?" : "Answer with an Inspiration?";

const nameOf = (table: Stem, card: string): string => table.faces.get(card)!.name;
const announcedFace = (table: Stem) => table.faces.get(table.view.announced.at(-1)?.card ?? "");
const announcedName = (table: Stem): string => announcedFace(table)?.name ?? "";
const announcedText = (table: Stem): string => announcedFace(table)?.text ?? "";

/** What happens unless somebody answers. */
function stake(table: Stem): string {
  const face = announcedFace(table);
  if (!face) return "";
  const answered = table.view.announced.at(-2);
  if (answered) {
    const card = nameOf(table, answered.card);
    return `If nobody answers, ${table.whose(answered.seat)} ${card} has no effect.`;
  }
  const { aim } = table.view.announced[0]!;
  if (aim && aim.hero !== null && aim.seat !== null) return loss(table, aim);
  const step = face.kind === "hero" ? declaredStep(table) : "";
  const wild = step && `The Wild Step is to be ${step}. `;
  return `${wild}If nobody answers: ${face.text}${face.kind === "hero" ? " The Hero scores in any case." : ""}`;
}

/** What a Hero that is aimed at would lose. */
function loss(table: Stem, aim: AimView): string {
  const hero = `${table.whose(aim.seat!)} ${nameOf(table, aim.hero!)}`;
  const card = aim.card?.card;
  const what = card ? nameOf(table, card) : aim.card ? "it" : "all Enhancements";
  const points = aim.points > 0 ? `, ${aim.points} ${aim.points === 1 ? "point" : "points"}` : "";
  return `If nobody answers, ${hero} loses ${what}${points}.`;
}

const MANY = 9;

function discards(left: number): string {
  if (left > MANY) return "You may discard any number of cards.";
  return left === 0 ? "You may discard no more." : `You may discard ${left} more ${left === 1 ? "card" : "cards"}.`;
}
