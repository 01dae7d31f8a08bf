/** The ground of a card's picture, chosen so that the molecule stands out on it. */
const WASHES: Record<string, [string, string]> = {
  coral: ["#fbe0d6", "#b94e3930"],
  green: ["#ddf3d8", "#2f8a4a30"],
  indigo: ["#e1e6fa", "#4b5bc930"],
  aqua: ["#d9f0f1", "#1c7f8d30"],
  sand: ["#fbefd2", "#a9761f30"],
  rose: ["#fbe1e8", "#b43b6430"],
  sky: ["#dcedf8", "#1f6fa830"],
  plum: ["#ece4fa", "#6a4bbf30"],
};

const OF_CARD: Record<string, string> = {
  "4hhb": "coral",
  "1gfl": "green",
  "4v5d": "indigo",
  "1igt": "aqua",
  "1aoi": "sand",
  "3j3q": "rose",
  "6vxx": "rose",
  "1fha": "sand",
  "4tna": "plum",
  "5fij": "sky",
  "4ins": "coral",
  "1bkv": "rose",
  "1xi4": "green",
};

/** The wash of a card; a card that is new here gets one by its name. */
export function washOf(id: string): [string, string] {
  const names = Object.keys(WASHES);
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return WASHES[OF_CARD[id] ?? names[sum % names.length]!]!;
}
