import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Deal, Room } from "../wire";
import { keep, random, recall } from "./keeping";

/** What this browser saw of a deal while nobody could change it any more, and of the record at the end. */
interface Seen {
  promise: string;
  /** Null until the start was asked for. */
  commitments: string[] | null;
  seal: string | null;
}

const MOST_CHANCES = 24;
const MOST_DEALS = 48;

// Kept in memory too: a browser that keeps nothing still adds its chance.
let chances = recall<string[]>("chances", []);
let deals = recall<Record<string, Seen>>("deals", {});

/** The SHA-256 of a text, in hexadecimal; `crypto.subtle` is missing where a page comes over plain HTTP. */
const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Draw a chance for a deal: its digest is told now, the chance itself after the start. */
export function commit(): string {
  const chance = random(16);
  chances = [chance, ...recall("chances", chances)].slice(0, MOST_CHANCES);
  keep("chances", chances);
  return digest(chance);
}

/** The chance that this browser has committed for a deal; where several people share it, that of a seat. */
export const chanceFor = (deal: Deal, seat = -1): string | null =>
  chances.find((chance) => deal.commitments[seat] === digest(chance)) ??
  chances.find((chance) => deal.commitments.includes(digest(chance))) ??
  null;

/** Note what a room shows of its deal; what was seen first counts. */
export function witness(room: Room): void {
  const { code, deal, stage } = room;
  if (!deal || (!deals[code] && (stage === "playing" || stage === "over"))) return;
  deals = { ...recall("deals", {}), ...deals }; // another tab may have seen more
  const seen = (deals[code] ??= { promise: deal.promise, commitments: null, seal: null });
  if (stage !== "gathering") seen.commitments ??= deal.commitments;
  seen.seal ??= deal.seal;
  deals = Object.fromEntries(Object.entries(deals).slice(-MOST_DEALS));
  keep("deals", deals);
}

/** Whether what a room shows after its end is what this browser saw before, and fits together. */
export function verdict({ code, deal }: Room): { fair: boolean; words: string } | null {
  if (!deal?.secret) return null;
  const fault = faultOf(deal, deals[code]);
  if (fault) return { fair: false, words: `The deal cannot be trusted: ${fault}.` };
  if (!deals[code]?.commitments)
    return { fair: true, words: "The deal fits its promise, but your browser joined later and saw no more of it." };
  const silent = deal.silent.length > 0 ? ` ${deal.silent.join(" and ")} added no chance of their own.` : "";
  return { fair: true, words: `The deal was fair: everything fits what your browser saw beforehand.${silent}` };
}

function faultOf(deal: Deal, seen: Seen | undefined): string | null {
  if (seen && seen.promise !== deal.promise) return "the promise is not the one that your browser saw";
  if (seen?.commitments && `${seen.commitments}` !== `${deal.commitments}`) return "somebody's commitment was changed";
  if (seen?.seal && seen.seal !== deal.seal) return "the record was changed after the end";
  if (digest(deal.secret!) !== deal.promise) return "the secret is not the promised one";
  const broken = deal.chances.some((chance, at) => chance !== "" && digest(chance) !== deal.commitments[at]);
  if (broken) return "a chance is not the one that was committed";
  const own = chanceFor(deal);
  return own !== null && !deal.chances.includes(own) ? "the chance of your browser was left out" : null;
}
