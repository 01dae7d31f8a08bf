import { alone } from "./alone";

const FULL = alone
  ? "This browser has no room left for Labtable, so what happens from now on lasts only as long as this page is open."
  : "This browser has no room left for Labtable, so your history and your album stay as they are.";
const NOTHING = alone
  ? "This browser keeps nothing for Labtable, so your tables, history and album last only as long as this page is open."
  : "This browser keeps nothing for Labtable, so your seats, history and album are this tab's alone.";

/** What this browser could not keep, told once; the table goes on without it. */
class Lapse {
  words = $state("");
  private told = false;

  tell(full: boolean): void {
    if (this.told) return;
    this.told = true;
    this.words = full ? FULL : NOTHING;
  }

  close(): void {
    this.words = "";
  }
}

export const lapse = new Lapse();

/** Whether a fault means that there is no more room, rather than that nothing is kept at all. */
export const isFull = (fault: unknown): boolean => fault instanceof DOMException && fault.name === "QuotaExceededError";
