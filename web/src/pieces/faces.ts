import type { Wear } from "../wire";

export type Avatar = Wear["avatar"];

interface Shape {
  d: string;
  /** How it is filled; the outline is always the ink of the seat. */
  fill: "ink" | "white" | "gold" | "line";
}

/** What a pawn can wear on its head, in the 32 by 40 of its drawing: the head is a circle of 6.5 around 16, 8.5. */
export const faces: Record<Avatar, { name: string; shapes: Shape[] }> = {
  plain: { name: "Nothing", shapes: [] },
  glasses: {
    name: "Glasses",
    shapes: [
      { d: "M15 8.500a2.400 2.400 0 1 1-4.800 0 2.400 2.400 0 0 1 4.800 0z", fill: "white" },
      { d: "M21.800 8.500a2.400 2.400 0 1 1-4.800 0 2.400 2.400 0 0 1 4.800 0z", fill: "white" },
      { d: "M15 8.300q1-.8 2 0", fill: "line" },
    ],
  },
  goggles: {
    name: "Goggles",
    shapes: [
      { d: "M9.700 8.500h12.600", fill: "line" },
      {
        d: "M13 5.800h6a2.600 2.600 0 0 1 0 5.400c-1.400 0-1.800-.9-3-.9s-1.600.9-3 .9a2.600 2.600 0 0 1 0-5.400z",
        fill: "white",
      },
    ],
  },
  cap: {
    name: "Doctor's cap",
    shapes: [
      { d: "M11 3.500v2.600c2.600 1.600 7.400 1.600 10 0V3.500z", fill: "ink" },
      { d: "M16-2 26.500 2 16 6 5.500 2z", fill: "ink" },
      { d: "M24.500 2.800v5.400", fill: "line" },
      { d: "M24.500 7.600a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400z", fill: "gold" },
    ],
  },
  beret: {
    name: "Beret",
    shapes: [
      { d: "M8.300 5.400C6-.8 22.500-4 25 2.200c.8 2.400-7 3.800-16.700 3.200z", fill: "ink" },
      { d: "M16.500-1.500v-1.800", fill: "line" },
    ],
  },
  curls: {
    name: "Curls",
    shapes: [
      {
        d: "M9.300 8.800a2.600 2.600 0 0 1-.6-4.700 2.700 2.700 0 0 1 3.200-3.500 2.900 2.900 0 0 1 4.600-.9 2.900 2.900 0 0 1 4.600 1.500 2.700 2.700 0 0 1 2.300 3.600 2.500 2.500 0 0 1-.7 4c-.6-2.300-2-3.400-3.300-3.400-1.600 0-1.800 1-3.400 1s-2-1-3.500-.9c-1.600 0-2.700 1.200-3.200 3.300z",
        fill: "ink",
      },
    ],
  },
  bun: {
    name: "Bun",
    shapes: [
      { d: "M16-3.500a2.900 2.900 0 1 1 0 5.800 2.900 2.900 0 0 1 0-5.800z", fill: "ink" },
      { d: "M9.500 8c.2-8 12.800-8 13 0-2.300-.6-4-1.800-5.200-3.600C15.800 6.500 12.800 7.900 9.500 8z", fill: "ink" },
    ],
  },
  beard: {
    name: "Beard",
    shapes: [
      {
        d: "M9.500 8.600c-.4 9.400 13.400 9.400 13 0-1 2.200-2.400 2.800-3.800 2.200-1.800-.8-3.600-.8-5.400 0-1.400.6-2.800 0-3.800-2.200z",
        fill: "ink",
      },
      { d: "M14.700 12.700q1.300.7 2.600 0", fill: "white" },
    ],
  },
  mask: {
    name: "Mask",
    shapes: [
      { d: "M9.700 7.200 11 9.400M22.300 7.200 21 9.400", fill: "line" },
      { d: "M11 9c3.300-1 6.700-1 10 0 .4 3.600-1.600 6.300-5 6.300S10.600 12.600 11 9z", fill: "white" },
      { d: "M12.800 11.700h6.400", fill: "line" },
    ],
  },
  lamp: {
    name: "Head lamp",
    shapes: [
      { d: "M9.700 6.600C12.500 4.400 19.500 4.400 22.300 6.600", fill: "line" },
      { d: "M16 2.600a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400z", fill: "gold" },
    ],
  },
};
