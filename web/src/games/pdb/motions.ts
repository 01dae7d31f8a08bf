import type { Motion } from "../../table/motion";
import type { PdbEvent } from "../../wire";
import type { Purse } from "./tokens";

/** What moves on the board when something happens. */
export function motions(event: PdbEvent): Motion[] {
  switch (event.kind) {
    case "took":
      return [{ move: "fly", pieces: [`t-${event.token}`], from: "starting", to: `seat:${event.seat}:${event.token}` }];
    case "placed":
    case "graduated":
      return [
        { move: "drop", at: `stand:${event.box}` },
        ...flights(event.pay, (token) => [`seat:${event.seat}:${token}`, `box:${event.box}`]),
        ...flights(event.gain, (token) => [`supply:${token}`, `seat:${event.seat}:${token}`]),
      ];
    case "acquired":
      return [{ move: "slide", from: `card:${event.card}`, to: `seat:${event.seat}` }];
    case "turned_up":
      return [{ move: "turn", at: `card:${event.card}` }];
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
