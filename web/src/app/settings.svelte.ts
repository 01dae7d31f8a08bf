import type { Will } from "../wire";
import { keep, recall } from "./keeping";

export type Theme = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "off";
/** How fast bots play. */
export type BotSpeed = "slow" | "normal" | "fast";

const PACE: Record<Speed, number> = { slow: 2.2, normal: 1, off: 0 };

/** How this reader likes the table. */
class Settings {
  theme: Theme = $state(recall<Theme>("theme", "system"));
  speed: Speed = $state(recall<Speed>("speed", "normal"));
  /** How fast a replay plays. */
  replay: BotSpeed = $state(recall<BotSpeed>("replay", "normal"));
  bots: BotSpeed = $state(recall<BotSpeed>("bots", "normal"));
  sounds: boolean = $state(recall("sounds", false));
  private asked: Record<string, Will["when"]> = recall("asked", {});

  wear(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    wearTheme();
  }

  move(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed);
    wearTheme();
  }

  hurry(bots: BotSpeed): void {
    this.bots = bots;
    keep("bots", bots);
  }

  play(replay: BotSpeed): void {
    this.replay = replay;
    keep("replay", replay);
  }

  hear(sounds: boolean): void {
    this.sounds = sounds;
    keep("sounds", sounds);
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
dark.addEventListener("change", wearTheme);

/** Write theme and speed onto the page, where the style sheets read them. */
export function wearTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset.speed = settings.speed;
}
