import type { Will } from "../wire";
import { keep, overhear, recall } from "./keeping";

/** Every setting with all that it can be; the usual comes first. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  /** How large words are. */
  text: ["usual", "larger", "largest"],
  /** How fast pieces move. */
  speed: ["normal", "slow", "off"],
  /** How fast bots play. */
  bots: ["normal", "slow", "fast"],
  /** How fast a replay plays. */
  replay: ["normal", "slow", "fast"],
  sounds: [false, true],
  /** Stronger weaves, and a letter on every pawn. */
  letters: [false, true],
  /** Whether a move is chosen first, and then placed. */
  confirm: [false, true],
  /** Whether a sound and a message tell of the own turn while the page is out of sight. */
  tell: [false, true],
  /** Whether words of others are shown at the table. */
  bubbles: [true, false],
  /** The language of rules and cards where they are read. */
  language: ["en", "de", "es", "fr"],
} as const;

export type Liking = keyof typeof CHOICES;
export type Choice<Of extends Liking> = (typeof CHOICES)[Of][number];
export type Theme = Choice<"theme">;
export type BotSpeed = Choice<"bots">;
export type Language = Choice<"language">;

const PACE: Record<Choice<"speed">, number> = { slow: 2.2, normal: 1, off: 0 };
/** By how much words grow. */
export const GROWTH: Record<Choice<"text">, number> = { usual: 1, larger: 1.1, largest: 1.2 };

/** Whether a setting can be this. */
export const mayBe = (name: string, value: unknown): boolean =>
  name in CHOICES && (CHOICES[name as Liking] as readonly unknown[]).includes(value);

function kept<Of extends Liking>(name: Of): Choice<Of> {
  const value = recall<unknown>(name, null);
  return (mayBe(name, value) ? value : CHOICES[name][0]) as Choice<Of>;
}

/** How this reader likes the table; each liking is remembered, and acts at once, in all tabs. */
class Settings {
  theme = $state(kept("theme"));
  text = $state(kept("text"));
  speed = $state(kept("speed"));
  bots = $state(kept("bots"));
  replay = $state(kept("replay"));
  sounds = $state(kept("sounds"));
  letters = $state(kept("letters"));
  confirm = $state(kept("confirm"));
  tell = $state(kept("tell"));
  bubbles = $state(kept("bubbles"));
  language = $state(kept("language"));
  private asked: Record<string, Will["when"]> = $state(recall("asked", {}));

  constructor() {
    overhear((name, value) => mayBe(name, value) && this.take(name as Liking, value as never));
  }

  choose<Of extends Liking>(name: Of, value: Choice<Of>): void {
    this.take(name, value);
    keep(name, value);
  }

  private take<Of extends Liking>(name: Of, value: Choice<Of>): void {
    (this as { [Name in Liking]: unknown })[name] = value;
    wear();
  }

  /** When the reader wants to be asked for answers in a game. */
  asking(game: string): Will["when"] {
    return this.asked[game] ?? "touched";
  }

  ask(game: string, when: Will["when"]): void {
    this.asked[game] = when;
    keep("asked", this.asked);
  }

  /** By how much times are stretched; 0 when nothing is to move. */
  get pace(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE[this.speed];
  }
}

export const settings = new Settings();
const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", wear);

/** Write the likings onto the page, where the style sheets read them. */
export function wear(): void {
  const root = document.documentElement;
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  Object.assign(root.dataset, { theme, speed: settings.speed, text: settings.text });
  root.toggleAttribute("data-letters", settings.letters);
  const colours = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const meta of colours) meta.media = meta.dataset.worn === theme ? "all" : "not all";
}
