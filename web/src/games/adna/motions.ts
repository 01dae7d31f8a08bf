import type { Motion } from "../../table/motion";
import type { Happening } from "../../wire";

/** What moves on the board when something happens. */
export function motions({ kind, facts }: Happening): Motion[] {
  const seat = facts.seat as number;
  switch (kind) {
    case "drew":
      return [fly(backs(facts.deck, facts.number), `deck:${facts.deck}`, `seat:${seat}:${facts.deck}`)];
    case "discarded":
      return [fly(backs(facts.deck, 1), `seat:${seat}:${facts.deck}`, `deck:${facts.deck}`)];
    case "took":
      return [fly(backs("bases", facts.number), `seat:${1 - seat}:bases`, `seat:${seat}:bases`)];
    case "turned_up":
      return [fly([`a-mini-${facts.base}`], "deck:bases", "tray")];
    case "laid":
      return [
        fly([`a-mini-${facts.base}`], `seat:${seat}:bases`, `chain:${facts.chain}:end`),
        { move: "drop", at: `chain:${facts.chain}:end` },
      ];
    case "announced":
      return [
        { move: "slide", from: `card:${facts.card}`, to: "stage" },
        { move: "drop", at: "stage" },
      ];
    case "moved":
      return [{ move: "drop", at: `level:${facts.temperature}` }];
    case "removed":
    case "lost":
      return (facts.places as number[]).map((place) => ({ move: "fall", from: `base:${facts.chain}:${place}` }));
    default:
      return [];
  }
}

const fly = (pieces: string[], from: string, to: string): Motion => ({ move: "fly", pieces, from, to });

const backs = (deck: unknown, number: unknown): string[] => Array<string>(number as number).fill(`a-back-${deck}`);
