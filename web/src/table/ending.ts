import type { Ending } from "../boards";
import type { Paragraph } from "../wire";

/** How the winner is found, as the rulebook says it: the last paragraph that speaks of winning, and its sentence on it. */
export function endingIn(rules: Paragraph[]): Ending | undefined {
  const paragraph = rules.findLast(({ title, words }) => /\bw[io]n/i.test(`${title} ${words}`));
  if (!paragraph) return undefined;
  const sentences = paragraph.words.split(/(?<=\.) /);
  const words = sentences.find((sentence) => /\bw[io]n/i.test(sentence)) ?? sentences[0]!;
  return { words, rule: paragraph.number };
}
