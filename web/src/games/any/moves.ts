import { titled } from "./reading";
import type { Sight } from "../../table/sight.svelte";

/** A move as a button: its text, and what stands on it. */
export interface Choice {
  text: string;
  words: string;
  open: boolean;
}

/** Moves whose texts begin alike. */
export interface Choices {
  verb: string;
  choices: Choice[];
}

const verbOf = (text: string): string => text.split(":")[0]!;

/** All that is offered or refused, by what the texts begin with; they are called by what their labels begin with. */
export function choicesOf(table: Sight): Choices[] {
  const moves = [
    ...table.turn.offers.map(({ text, label }) => ({ text, label, open: true })),
    ...table.turn.refusals.map(({ text, label }) => ({ text, label, open: false })),
  ];
  const verbs = [...new Set(moves.map(({ text }) => verbOf(text)))];
  return verbs.map((verb) => {
    const alike = moves.filter(({ text }) => verbOf(text) === verb);
    const heads = new Set(alike.map(({ label }) => label.split(": ")[0]!));
    const firsts = new Set(alike.map(({ label }) => label.split(" ")[0]!));
    const [head] = heads.size === 1 ? heads : firsts.size === 1 ? firsts : [titled(verb)];
    const within = alike.length > 1 && heads.size === 1;
    const words = (label: string): string => (within ? label.slice(head!.length + 2) || label : label);
    return { verb: head!, choices: alike.map(({ text, label, open }) => ({ text, words: words(label), open })) };
  });
}

/** As it is written within a sentence; names such as DNA and X-ray stay as they are. */
const within = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (letter) => letter.toLowerCase());

/** What the reader is to do: the verbs that are open, those with a choice first, if a line can hold them. */
export function toDo(choices: Choices[]): string {
  const LONGEST = 40;
  const open = choices
    .filter((each) => each.choices.some((choice) => choice.open))
    .toSorted((one, other) => other.choices.length - one.choices.length);
  const words = [...new Set(open.map(({ verb }) => within(verb)))].join(", ").replace(/, ([^,]*)$/, " or $1");
  return words && words.length <= LONGEST ? words : "choose a move";
}
