/** What goes on with the invitations to a room; it outlasts the panel that shows it, which is opened and closed. */
import { linkTo } from "../app/alone";
import { Invitation } from "./friends";

const NONE = "This browser has no network in which another one could reach it, so nobody can be invited from here.";
const UNREADABLE = "This is not the answer to this invitation; copy all of it, and only the newest counts.";
const APART = "Your two browsers did not reach each other. Are both in the same network? Make a new invitation.";
const rooms = new Map<string, Inviting>();

export class Inviting {
  link = $state("");
  taken = $state(false);
  here = $state(false);
  failed = $state("");
  private invitation: Invitation | null = null;

  private constructor(private readonly code: string) {}

  /** The invitations to a room, the newest of which counts. */
  static to(code: string): Inviting {
    const known = rooms.get(code) ?? new Inviting(code);
    rooms.set(code, known);
    return known;
  }

  async invite(): Promise<void> {
    this.failed = this.link = "";
    this.taken = this.here = false;
    const made = (this.invitation = new Invitation(this.code));
    made.onchange = (here) => {
      if (made === this.invitation) this.notice(here);
    };
    try {
      const offer = await made.offer();
      if (made === this.invitation) this.link = `${linkTo(`/guest/${this.code}`)}#${offer}`;
    } catch {
      this.failed = NONE;
    }
  }

  /** The friend has come; or they are gone, or never came, and then another invitation is needed. */
  private notice(here: boolean): void {
    this.failed = here || this.here || !this.taken ? "" : APART;
    if (!here) this.link = "";
    [this.here, this.taken] = [here, false];
  }

  async take(answer: string): Promise<void> {
    this.failed = "";
    try {
      await this.invitation!.take(answer);
      this.taken = true;
    } catch {
      this.failed = UNREADABLE;
    }
  }
}
