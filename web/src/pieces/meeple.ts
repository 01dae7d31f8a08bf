import drawing from "./meeple.json";

/** The drawing of a figure in a field of 32 by 40: body, head, collar, and for each seat its motif. */
export const { body: BODY, head: HEAD, collar: COLLAR } = drawing;

/** Water, benzene, helix, crystal, peak; some are filled, the others drawn with a line. */
export const MOTIFS: { path: string; full: boolean }[] = drawing.motifs;

/** How the line of a seat is drawn in a chart: its width and its dashes; the fourth has a dark core below. */
export const WEARS: { width: number; dashes: number[] }[] = [
  { width: 2.6, dashes: [] },
  { width: 3.6, dashes: [0.1, 6] },
  { width: 2.6, dashes: [9, 6] },
  { width: 2.8, dashes: [7, 5] },
  { width: 2.6, dashes: [9, 5, 1, 5] },
];
