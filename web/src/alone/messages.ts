import type { Alone } from "../app/alone";

/** What the page says to the worker in which its own hall is. */
export type ToHall =
  | { to: "begin"; alone: Alone; base: string }
  | { to: "ask"; number: number; asked: string }
  | { to: "say"; line: number; code: string; text: string }
  | { to: "leave"; line: number };

/** What the hall says to the page. */
export type FromHall =
  | { is: "loaded"; bytes: number }
  | { is: "ready" }
  | { is: "broken"; why: string }
  | { is: "answer"; number: number; status: number; text: string }
  | { is: "answered"; number: number }
  | { is: "frame"; line: number; text: string }
  | { is: "end"; line: number; code: number }
  | { is: "slowed"; game: string; level: string; plays: string }
  | { is: "lapse"; full: boolean };

/** What the hall says to the worker in which bots think; each is answered with its number. */
export type ToMind =
  | { to: "begin"; alone: Alone; base: string }
  | { to: "teach"; number: number; game: string }
  | { to: "think"; number: number; question: string };

export interface FromMind {
  number: number;
  text: string;
}
