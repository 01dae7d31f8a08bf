import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Sentence } from "../wire";

/** A seat, a card, a number, a word, a sentence within another, or several of them in a row. */
export type Fact = null | boolean | number | string | { seat: number } | { card: string } | Sentence | readonly Fact[];

/** What the seats and cards of a table are called by its reader. */
export interface Names {
  /** Somebody's name; the reader is called `you`. */
  seat(seat: number): string;
  card(id: string): string;
}

/** What a catalogue calls who reads. */
export const YOU = "you";
/** Whose lists and numbers a language has, where that is not plain: `A, B and C`. */
const LOCALES: Record<string, string> = { en: "en-GB" };

/** All messages of a language, for sentences and for the words of the page. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly row: Intl.ListFormat;

  /** Of several files each tells what it can better than those before. */
  constructor(language: string, files: readonly string[]) {
    const locale = LOCALES[language] ?? language;
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    this.row = new Intl.ListFormat(locale, { type: "conjunction" });
    for (const file of files) this.bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  /** A sentence, as somebody reads it who calls seats and cards so. */
  tell({ id, facts }: Sentence, names: Names): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id; // a game that brings no words of its own can be played all the same
    const given: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts as Record<string, Fact>)) {
      given[name] = this.given(fact, names);
      if (isRow(fact)) {
        given[`${name}-count`] = fact.length;
        given[`${name}-you`] = fact.some((each) => this.given(each, names) === YOU) ? "yes" : "no";
      }
    }
    const words = this.bundle.formatPattern(message.value, given);
    // a name may bring its own sign to the end of a sentence, and numbers have a true minus
    return words.replace(/([!?])\./g, "$1").replace(/(?<![\p{L}\p{N}_])-(?=\d)/gu, "−");
  }

  private given(fact: Fact, names: Names): FluentVariable {
    if (fact === null || fact === "") return "none";
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    if (typeof fact === "number") return new FluentNumber(fact);
    if (typeof fact === "string") return fact;
    if (isRow(fact)) return this.inARow(fact, names);
    if ("seat" in fact) return names.seat(fact.seat);
    if ("card" in fact) return names.card(fact.card);
    return this.tell(fact, names);
  }

  private inARow(facts: readonly Fact[], names: Names): FluentVariable {
    const told = facts.map((fact) => this.given(fact, names));
    if (told.length === 1) return told[0]!;
    const words = told.map((each) => (each === YOU ? this.tell({ id: "you-in-a-row", facts: {} }, names) : each));
    return this.row.format(words.map(String));
  }
}

const isRow = (fact: Fact): fact is readonly Fact[] => Array.isArray(fact);
