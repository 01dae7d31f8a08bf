import { keep, recall } from "../../app/keeping";
import type { ClassPlan } from "../../wire";

/** What a teacher chooses: the plan of the class, and about how many will come. */
export interface Wish extends Required<ClassPlan> {
  pupils: number;
}

const USUAL: Wish = {
  games: ["pdb"],
  choosing: false,
  options: {},
  size: 4,
  bots: "easy",
  lesson: true,
  minutes: 35,
  names: "either",
  language: "en",
  hints: true,
  friends: true,
  scores: true,
  chat: false,
  same_deals: true,
  return_games: false,
  pupils: 28,
};

/** The wish behind a plan that is held already. */
export const wishOf = (plan: ClassPlan): Wish => ({ ...USUAL, ...plan });

/** What was chosen the last time, or what is usual. */
export const lastWish = (): Wish => ({ ...USUAL, ...recall<Partial<Wish>>("class-wish", {}) });

/** The plan of a wish; the wish is kept for the next class. */
export function planOf(wish: Wish): ClassPlan {
  keep("class-wish", wish);
  const { pupils: _, ...plan } = wish;
  return plan;
}
