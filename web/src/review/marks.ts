import type { Mark } from "./review.svelte";

/** What each mark says, from the best to the worst. */
export const MARKS: Record<Mark, { word: string; means: string; path: string; solid?: boolean }> = {
  bright: {
    word: "Bright",
    means: "by far the best move, and not forced",
    path: "M12 2.500 14 9.500 21 12l-7 2.500-2 7-2-7L3 12l7-2.500z",
    solid: true,
  },
  sound: {
    word: "Sound",
    means: "as good as any, within what can be measured",
    path: "M5 12.500l4.500 4.500L19 7.500",
  },
  loose: { word: "Loose", means: "gives a little away", path: "M3.500 14c2.500-5 5-5 8.500-1.500s6 3.500 8.500-1.500" },
  slip: { word: "Slip", means: "gives something away", path: "M12 4v14M6 12.500l6 6 6-6" },
  costly: { word: "Costly", means: "gives much away", path: "M6 4l6 6 6-6M6 12l6 6 6-6" },
};

/** A chance in whole parts of a hundred. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** A chance with its bounds: "35 % (31 to 39)". */
export const bounded = ({ value, low, high }: { value: number; low: number; high: number }): string =>
  `${percent(value)} % (${percent(Math.max(0, low))} to ${percent(Math.min(1, high))})`;
