import drawn from "./washes.json";

/** The grounds of cards' pictures, chosen so that the molecule stands out: the colour, and its dots. */
const WASHES: Record<string, string[]> = drawn.washes;
const OF_CARD: Record<string, string> = drawn.cards;

/** The wash of a card; a card that is new here gets one by its name. */
export function washOf(id: string): [string, string] {
  const names = Object.keys(WASHES);
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const [ground, dots] = WASHES[OF_CARD[id] ?? names[sum % names.length]!]!;
  return [ground!, dots!];
}
