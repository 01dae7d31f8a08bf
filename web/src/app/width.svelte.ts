/** Whether there is room for a whole table beside its notes. Larger words need more of it, as if the browser had zoomed: the
    page then lies as it does in a smaller window. */
import { GROWTH, settings } from "./settings.svelte";

/** So many rem a table needs that lies whole on the screen, across and down. */
const TABLE = [78.5, 49] as const;
/** The breakpoint between the two ways in which a table lies, in em; all style sheets name it so. */
const BREAK = "(width >= 68.75em)";
const NEVER = 1000;

const asWritten = new WeakMap<CSSMediaRule, string>();

class Width {
  wide = $state(true);
  private isWide = true;
  private growth = 1;

  constructor() {
    this.fit();
    $effect.root(() => {
      $effect.pre(() => this.fit());
    });
    addEventListener("resize", () => this.fit());
    // Style sheets come later too, with the page that needs them.
    document.addEventListener("load", (event) => event.target instanceof HTMLLinkElement && this.fitSheets(), true);
  }

  /** Lay the page anew for this window and these words. */
  private fit(): void {
    const growth = GROWTH[settings.text];
    const size = Math.min(Math.max(14, Math.min(innerWidth * 0.0125, innerHeight * 0.02)), 26) * growth;
    const wide =
      matchMedia(BREAK).matches && (growth === 1 || (innerWidth >= TABLE[0] * size && innerHeight >= TABLE[1] * size));
    if (this.growth === growth && this.isWide === wide) return;
    this.growth = growth;
    this.wide = this.isWide = wide;
    this.fitSheets();
  }

  private fitSheets(): void {
    for (const sheet of document.styleSheets) this.fitRules(sheet.cssRules);
  }

  private fitRules(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const written = asWritten.get(rule) ?? rule.media.mediaText;
      asWritten.set(rule, written);
      const fitting = written.replace(/([\d.]+)em/g, (_, ems: string) => `${this.fitting(Number(ems))}em`);
      if (rule.media.mediaText !== fitting) rule.media.mediaText = fitting;
      this.fitRules(rule.cssRules);
    }
  }

  private fitting(ems: number): number {
    if (ems < 68 || ems > 69) return ems * this.growth;
    return this.isWide || this.growth === 1 ? ems : ems * NEVER;
  }
}

export const width = new Width();
