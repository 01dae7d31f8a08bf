import type { Motion } from "../../table/motion";
import type { Happening } from "../../wire";
import type { Purse } from "./tokens";

/** What moves on the board when something happens. */
export function motions({ kind, facts }: Happening): Motion[] {
  const seat = facts.seat as number;
  switch (kind) {
    case "took":
      return [{ move: "fly", pieces: [`t-${facts.token}`], from: "starting", to: `seat:${seat}:${facts.token}` }];
    case "placed":
    case "graduated":
      return [
        { move: "drop", at: `stand:${facts.box}` },
        ...flights(facts.pay as Purse, (token) => [`seat:${seat}:${token}`, `box:${facts.box}`]),
        ...flights(facts.gain as Purse, (token) => [`supply:${token}`, `seat:${seat}:${token}`]),
      ];
    case "acquired":
      return [{ move: "slide", from: `card:${facts.card}`, to: `seat:${seat}` }];
    case "turned_up":
      return [{ move: "turn", at: `card:${facts.card}` }];
    default:
      return [];
  }
}

function flights(purse: Purse, way: (token: string) => [string, string]): Motion[] {
  return Object.entries(purse).map(([token, count]) => {
    const [from, to] = way(token);
    return { move: "fly", pieces: Array<string>(count).fill(`t-${token}`), from, to };
  });
}
