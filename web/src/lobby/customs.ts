import type { Customs } from "../wire";

/** How people play together where nobody has chosen anything. */
export const USUAL: Customs = {
  chat: "words",
  watching: "link",
  taking_back: "ask",
  turn_time: 0,
  by_team: false,
  both_ways: false,
  slow: false,
};

export const changedCustoms = (customs: Customs): string[] =>
  (Object.keys(USUAL) as (keyof Customs)[]).filter((name) => customs[name] !== USUAL[name]);

type Words<Value extends string | number> = [Value, string][];

export const CHAT: Words<Customs["chat"]> = [
  ["words", "fixed words"],
  ["free", "free"],
];
export const WATCHING: Words<Customs["watching"]> = [
  ["nobody", "nobody"],
  ["link", "by the link"],
  ["listed", "anybody"],
];
export const TAKING_BACK: Words<Customs["taking_back"]> = [
  ["ask", "ask"],
  ["free", "free"],
  ["never", "never"],
];
export const AT_ONE_SITTING: Words<Customs["turn_time"]> = [
  [0, "none"],
  [60, "1 min"],
  [180, "3 min"],
  [600, "10 min"],
];
export const OVER_DAYS: Words<Customs["turn_time"]> = [
  [0, "none"],
  [86400, "a day"],
  [259200, "3 days"],
];

/** What each choice comes to, in a sentence. */
export const MEANS = {
  chat: {
    words: "People have a set of words and signs.",
    free: "People may write what they like; nothing of it is kept longer than the table.",
  },
  watching: {
    nobody: "Once the match runs, only those who play may look on.",
    link: "Whoever has the link may look on.",
    listed: "The home page names this table while it is played.",
  },
  taking_back: {
    ask: "The others must agree if they have built on it.",
    free: "Whoever chose may take it back without asking.",
    never: "What is played is played.",
  },
} satisfies { [Name in "chat" | "watching" | "taking_back"]: Record<Customs[Name], string> };
