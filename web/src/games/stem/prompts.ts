import { aimInWords, declaredStep, type Stem } from "./cards";

export interface Words {
  call: string;
  what: string;
  sub: string;
  waiting: string;
}

const ASKED: Record<string, [string, string]> = {
  mulligan: ["keep this hand, or draw six others", "Only once, before the game begins."],
  window: ["play an Inspiration, or pass", "An Inspiration is no action."],
  action: ["score a Discovery, add one Enhancement, or pass", ""],
  add_to: ["to which Hero does it go?", ""],
  card: ["which Discovery does your Hero score?", ""],
  step: ["for which step does the Wild Step stand?", "It never changes afterwards."],
  enhance: ["add an Item or a Location to this Hero, or stop", ""],
  extra: ["you may score once more", ""],
  drop: ["nothing was scored, so one card of the Field goes", ""],
  discard: ["discard what you like less, then draw up to six", ""],
};

/** What the prompt bar says, in every phase. */
export function words(table: Stem): Words {
  const { view } = table;
  const waiting = waitingFor(table);
  const call = view.active === table.you ? "Your turn" : "Your card";
  if (!table.asked) return { call, what: "", sub: stake(table), waiting };
  const [what, sub] = ASKED[view.phase] ?? ["", ""];
  switch (view.phase) {
    case "window":
      return { call, what: `${moment(table)}: ${what}`, sub, waiting };
    case "answer":
      return { call, what: `${announcement(table)}. Answer, or pass`, sub: stake(table), waiting };
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
  put: "put a card into the Field, or do without",
  field: "choose a card of the Field",
  target: "choose a Hero of another player",
  enhancement: "choose an Enhancement",
  opponent: "choose a player",
  own: "choose one of your Heroes",
  kind: "choose a kind of card",
  guess: "guess what lies on top",
  give: "give a card away",
  attach: "add an Enhancement, or do without",
};
const verb = (table: Stem): string => table.turn.offers[0]!.text.split(":")[0]!;

function moment(table: Stem): string {
  return table.view.active === table.you ? "Your turn" : `${table.name(table.view.active)}'s turn`;
}

function waitingFor(table: Stem): string {
  if (table.view.announced.length > 0) return announcement(table);
  const { actor } = table.turn;
  if (actor !== null && actor !== table.view.active) return `${table.name(actor)} decides`;
  return `${table.name(table.view.active)}${table.view.active === table.you ? "r" : "'s"} turn`;
}

function announcement(table: Stem): string {
  const last = table.view.announced.at(-1);
  if (!last) return moment(table);
  const who = table.name(last.seat);
  return `${who} ${who === "You" ? "play" : "plays"} ${announcedName(table)}`;
}

const announcedFace = (table: Stem) => table.faces.get(table.view.announced.at(-1)?.card ?? "");
const announcedName = (table: Stem): string => announcedFace(table)?.name ?? "";
const announcedText = (table: Stem): string => announcedFace(table)?.text ?? "";

/** What happens unless somebody answers. */
function stake(table: Stem): string {
  const face = announcedFace(table);
  return face
    ? `${meant(table)}Unless somebody answers: ${face.text}${face.kind === "hero" ? " The Hero scores in any case." : ""}`
    : "";
}

/** What the card announced last aims at, or the step that its Wild Step is to be. */
function meant(table: Stem): string {
  const aim = aimInWords(table, table.view.announced.at(-1)!);
  if (aim) return `It aims at ${aim}. `;
  const step = announcedFace(table)!.kind === "hero" && declaredStep(table);
  return step ? `The Wild Step is to be ${step}. ` : "";
}

const MANY = 9;

function discards(left: number): string {
  if (left > MANY) return "You may discard any number of cards.";
  return left === 0 ? "You may discard no more." : `You may discard ${left} more ${left === 1 ? "card" : "cards"}.`;
}
