import type { IconName } from "../pieces/icons";
import type { Spoken } from "../wire";

/** What can be said with one press. */
export type Word = NonNullable<Spoken["word"]>;

/** What a set word says, and the sign that is drawn before it. */
export const WORDS: Record<Word, [string, IconName]> = {
  well_played: ["Well played", "smile"],
  good_idea: ["Good idea", "hint"],
  hello: ["Hello", "hand"],
  one_moment: ["One moment", "clock"],
  close_race: ["Close race", "flame"],
  lovely_card: ["Lovely card", "star"],
  oh_no: ["Oh no", "undo"],
  thank_you: ["Thank you", "check"],
  good_luck: ["Good luck", "spark"],
};

export const AT_A_TABLE: Word[] = [
  "well_played",
  "good_idea",
  "hello",
  "one_moment",
  "close_race",
  "lovely_card",
  "oh_no",
  "thank_you",
];
export const BEFORE_THE_START: Word[] = ["hello", "good_luck", "one_moment", "thank_you"];

/** What somebody said, in words. */
export const wordsOf = (line: Spoken): string => (line.word ? WORDS[line.word][0] : line.text);
