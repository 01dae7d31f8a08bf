/** The drawing of a figure in a field of 32 by 40: body, head, collar, and for each seat its motif. */
export const BODY =
  "M16 15.500c-7 0-10.700 3.500-11.200 9.500L4 36a2 2 0 0 0 2 2h20a2 2 0 0 0 2-2l-.8-11c-.5-6-4.200-9.500-11.200-9.500z";
export const HEAD = { x: 16, y: 8.5, radius: 6.5 };
export const COLLAR = "M12 16.200 16 21l4-4.800";

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Water, benzene, helix, crystal, peak; some are filled, the others drawn with a line. */
export const MOTIFS: { path: string; full: boolean }[] = [
  { path: `${ring(16, 25.5, 3.6)}${ring(11.3, 30.6, 2.3)}${ring(20.7, 30.6, 2.3)}`, full: true },
  { path: "M16 22.300l4.600 2.600v5.300L16 32.800l-4.600-2.600v-5.300z", full: false },
  {
    path: "M11 24.500c3.300 0 3.300 6.500 6.600 6.500 2 0 2.700-2 3.600-3.500M11 31c3.300 0 3.300-6.500 6.600-6.500 2 0 2.700 2 3.600 3.500",
    full: false,
  },
  {
    path: "M16 21.800l3 3-3 3-3-3zM11.600 27.200l2.600 2.600-2.600 2.600L9 29.800zM20.400 27.200l2.600 2.600-2.600 2.600-2.600-2.600z",
    full: true,
  },
  { path: "M9.500 32c4 0 3.500-9 6.500-9s2.500 9 6.500 9", full: false },
];

/** How the line of a seat is drawn in a chart: its width and its dashes; the fourth has a dark core below. */
export const WEARS: { width: number; dashes: number[] }[] = [
  { width: 2.6, dashes: [] },
  { width: 3.6, dashes: [0.1, 6] },
  { width: 2.6, dashes: [9, 6] },
  { width: 2.8, dashes: [7, 5] },
  { width: 2.6, dashes: [9, 5, 1, 5] },
];
