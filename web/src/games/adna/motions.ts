import { motionsOf, type Motion } from "../../table/motion";
import type { AdnaEvent } from "../../wire";

const fly = (pieces: string[], from: string, to: string): Motion => ({ move: "fly", pieces, from, to });

const backs = (deck: string, number: number): string[] => Array<string>(number).fill(`a-back-${deck}`);

const drawn = (deck: string, seat: number, number: number): Motion[] => [
  fly(backs(deck, number), `deck:${deck}`, `seat:${seat}:${deck}`),
];

const discarded = ({ deck, seat }: { deck: string; seat: number }): Motion[] => [
  fly(backs(deck, 1), `seat:${seat}:${deck}`, `deck:${deck}`),
];

const taken = (seat: number, number: number): Motion[] => [
  fly(backs("bases", number), `seat:${1 - seat}:bases`, `seat:${seat}:bases`),
];

const fallen = ({ chain, places }: { chain: number; places: number[] }): Motion[] =>
  places.map((place) => ({ move: "fall", from: `base:${chain}:${place}` }));

/** What moves on the board when something happens. */
export const motions = motionsOf<AdnaEvent>({
  drew: ({ deck, seat, cards }) => drawn(deck, seat, cards.length),
  drew_hidden: ({ deck, seat, number }) => drawn(deck, seat, number),
  discarded,
  discarded_hidden: discarded,
  took: ({ seat, cards }) => taken(seat, cards.length),
  took_bases: ({ seat, cards }) => taken(seat, cards.length),
  took_hidden: ({ seat, number }) => taken(seat, number),
  turned_up: ({ base }) => [fly([`a-mini-${base}`], "deck:bases", "tray")],
  laid: ({ base, seat, chain }) => [
    fly([`a-mini-${base}`], `seat:${seat}:bases`, `chain:${chain}:end`),
    { move: "drop", at: `chain:${chain}:end` },
  ],
  announced: ({ card }) => [
    { move: "slide", from: `card:${card}`, to: "stage" },
    { move: "drop", at: "stage" },
  ],
  moved: ({ temperature }) => [{ move: "drop", at: `level:${temperature}` }],
  removed: fallen,
  lost: fallen,
});
