import { motionsOf, type Motion } from "../../table/motion";
import type { PdbEvent } from "../../wire";
import type { Purse } from "./tokens";

interface Placing {
  seat: number;
  box: string;
  pay: Purse;
  gain: Purse;
}

const placed = ({ seat, box, pay, gain }: Placing): Motion[] => [
  { move: "drop", at: `stand:${box}` },
  ...flights(pay, (token) => [`seat:${seat}:${token}`, `box:${box}`]),
  ...flights(gain, (token) => [`supply:${token}`, `seat:${seat}:${token}`]),
];

/** What moves on the board when something happens. */
export const motions = motionsOf<PdbEvent>({
  took: ({ token, seat }) => [
    { move: "fly", pieces: [`t-${token}`], from: `supply:${token}`, to: `seat:${seat}:${token}` },
  ],
  placed,
  graduated: placed,
  acquired: ({ card, seat }) => [{ move: "slide", from: `card:${card}`, to: `seat:${seat}` }],
  turned_up: ({ card }) => [{ move: "turn", at: `card:${card}` }],
});

function flights(purse: Purse, way: (token: string) => [string, string]): Motion[] {
  return Object.entries(purse).map(([token, count]) => {
    const [from, to] = way(token);
    return { move: "fly", pieces: Array<string>(count).fill(`t-${token}`), from, to };
  });
}
