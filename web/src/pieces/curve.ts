/** A line of a chart: where a seat stands at each place of the way, from left to right. */
export interface Line {
  seat: number;
  points: [at: number, value: number][];
}

/** The words under a place of the way. */
export interface Mark {
  at: number;
  words: string;
}

/** From places and values to points of the drawing. */
export interface Scale {
  across(at: number): number;
  up(value: number): number;
}

/** The room of a drawing: its size in pixels, and what its edges stand for. */
export interface Room {
  width: number;
  height: number;
  first: number;
  last: number;
  least: number;
  most: number;
}

export function scaleOf({ width, height, first, last, least, most }: Room): Scale {
  const long = Math.max(last - first, 1e-9);
  const high = Math.max(most - least, 1e-9);
  return {
    across: (at) => ((at - first) / long) * width,
    up: (value) => (1 - (value - least) / high) * height,
  };
}

/** The path of a line; as steps it stays where it is until the next place. Lines of one value lie some pixels apart. */
export function pathOf({ seat, points }: Line, { across, up }: Scale, stepped: boolean, beside: number): string {
  const aside = (seat - 1.5) * beside;
  return points
    .map(([at, value], index) => {
      const [x, y] = [round(across(at)), round(up(value) + aside)];
      if (index === 0) return `M${x} ${y}`;
      return stepped ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join("");
}

/** The area between two bounds. */
export function bandOf({ low, high }: { low: number[]; high: number[] }, { across, up }: Scale): string {
  const above = high.map((value, at) => `${round(across(at))} ${round(up(value))}`);
  const below = low.map((value, at) => `${round(across(at))} ${round(up(value))}`).toReversed();
  return above.length > 0 ? `M${[...above, ...below].join("L")}Z` : "";
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Where labels stand that would lie over each other: at least a gap apart, between the edges, as near as can be. */
export function spread(wished: number[], gap: number, lowest: number): number[] {
  const order = wished.map((_, index) => index).toSorted((one, other) => wished[one]! - wished[other]!);
  const places = [...wished];
  let before = -Infinity;
  for (const index of order) before = places[index] = Math.max(wished[index]!, before + gap);
  let after = lowest + gap;
  for (const index of order.toReversed()) after = places[index] = Math.min(places[index]!, after - gap);
  return places;
}

/** Whole numbers between two values for the lines of a grid, so many at most. */
export function gridOf(least: number, most: number, count = 4): number[] {
  const rough = (most - least) / count;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 3, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power * 10;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Of so many marks those that have room, the last one in any case. */
export function thinned(marks: Mark[], most: number): Mark[] {
  const each = Math.max(1, Math.ceil(marks.length / most));
  return marks.filter((_, index) => (marks.length - 1 - index) % each === 0);
}
