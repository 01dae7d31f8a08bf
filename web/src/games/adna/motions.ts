import type { Motion } from "../../table/motion";
import type { AdnaEvent } from "../../wire";

/** What moves on the board when something happens. */
export function motions(event: AdnaEvent): Motion[] {
  switch (event.kind) {
    case "drew":
      return [fly(backs(event.deck, event.cards.length), `deck:${event.deck}`, `seat:${event.seat}:${event.deck}`)];
    case "drew_hidden":
      return [fly(backs(event.deck, event.number), `deck:${event.deck}`, `seat:${event.seat}:${event.deck}`)];
    case "discarded":
    case "discarded_hidden":
      return [fly(backs(event.deck, 1), `seat:${event.seat}:${event.deck}`, `deck:${event.deck}`)];
    case "took":
    case "took_bases":
      return [taken(event.seat, event.cards.length)];
    case "took_hidden":
      return [taken(event.seat, event.number)];
    case "turned_up":
      return [fly([`a-mini-${event.base}`], "deck:bases", "tray")];
    case "laid":
      return [
        fly([`a-mini-${event.base}`], `seat:${event.seat}:bases`, `chain:${event.chain}:end`),
        { move: "drop", at: `chain:${event.chain}:end` },
      ];
    case "announced":
      return [
        { move: "slide", from: `card:${event.card}`, to: "stage" },
        { move: "drop", at: "stage" },
      ];
    case "moved":
      return [{ move: "drop", at: `level:${event.temperature}` }];
    case "removed":
    case "lost":
      return event.places.map((place) => ({ move: "fall", from: `base:${event.chain}:${place}` }));
    default:
      return [];
  }
}

const fly = (pieces: string[], from: string, to: string): Motion => ({ move: "fly", pieces, from, to });

const taken = (seat: number, number: number): Motion =>
  fly(backs("bases", number), `seat:${1 - seat}:bases`, `seat:${seat}:bases`);

const backs = (deck: string, number: number): string[] => Array<string>(number).fill(`a-back-${deck}`);
