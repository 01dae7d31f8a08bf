/** Friends at other screens: a page whose hall has a room, and a page that is a guest there. */
import { friendsHalls, refuse, type Caller, type Hall } from "../app/line";
import type { FromRoom } from "../wire";
import { own } from "./own.svelte";
import { Wire } from "./wire";

/** What a guest says, and what comes back. */
type FromGuest =
  | { do: "come"; code: string }
  | { do: "leave" }
  | { do: "say"; text: string }
  | { do: "ask"; number: number; path: string };
type ToGuest = { frame: string } | { end: number } | { answer: number; status: number; text: string };

const MOST_FROM_A_GUEST = 20_000;
const MOST_ASKED = 20;
const MOST_COMINGS = 50;
const MOST_FROM_A_HOST = 30_000_000;
/** What is said last has to arrive. */
const FAREWELL = 300;
const LOST =
  "The page where this table is has closed, or the network between you. Ask your friend for a new invitation; " +
  "your seat is kept as long as their browser keeps the table.";

/** What may be asked of a room, after its address. */
const ASKED = /^(\/(record|replay|continuation))?(\?[\w=&%.-]*)?$/;

/** The room of the rematch that a frame tells of, if it does: whoever is at a table may go on there. */
function rematchIn(frame: string): string | null {
  const told = JSON.parse(frame) as FromRoom;
  return told.is === "room" ? told.rematch : null;
}

/** An invitation to one friend: an offer that goes to them, and their answer that comes back. */
export class Invitation {
  /** Called when the friend has come, and when they are gone. */
  onchange: (here: boolean) => void = () => undefined;
  private readonly wire = new Wire(MOST_FROM_A_GUEST);
  private caller: Caller;
  /** A guest comes to this room and to its rematches, and to no other. */
  private readonly rooms: Set<string>;
  private answering: Promise<void> = Promise.resolve();
  private asked = 0;
  private comings = 0;

  constructor(code: string) {
    this.rooms = new Set([code]);
    this.caller = this.callerTo(code);
    this.wire.onopen = () => this.onchange(true);
    this.wire.onmessage = (text) => this.hear(text);
    this.wire.onclose = () => {
      own.leave(this.caller);
      this.onchange(false);
    };
  }

  private callerTo(code: string): Caller {
    return {
      code,
      close: () => void setTimeout(() => this.wire.close(), FAREWELL),
      onmessage: ({ data }) => this.pass(data),
      onclose: (event) => this.tell({ end: event.code }),
    };
  }

  offer = (): Promise<string> => this.wire.offer();
  take = (answer: string): Promise<void> => this.wire.accept(answer);

  private pass(frame: string): void {
    const rematch = rematchIn(frame);
    if (rematch) this.rooms.add(rematch);
    this.tell({ frame });
  }

  private tell(message: ToGuest): void {
    this.wire.send(JSON.stringify(message));
  }

  /** Whoever is there, it is a stranger's page that speaks: the hall reads what is said as a server does. */
  private hear(text: string): void {
    let said: FromGuest | null;
    try {
      said = JSON.parse(text) as FromGuest | null;
    } catch {
      return this.wire.close();
    }
    if (!said) return this.wire.close();
    if (said.do === "say") return own.say(this.caller, String(said.text));
    if (said.do === "ask") return this.queue(Number(said.number), String(said.path));
    own.leave(this.caller);
    if (said.do !== "come") return;
    if (++this.comings > MOST_COMINGS || !this.rooms.has(said.code)) return this.wire.close();
    this.caller = this.callerTo(said.code);
    own.join(this.caller);
  }

  /** One thing is answered after the other, and only so many wait. */
  private queue(number: number, path: string): void {
    if (this.asked >= MOST_ASKED) return this.wire.close();
    this.asked++;
    this.answering = this.answering
      .then(() => this.answer(number, path))
      .catch(() => this.wire.close())
      .finally(() => this.asked--);
  }

  /** A guest may read of their rooms what anybody may who has the codes. */
  private async answer(number: number, path: string): Promise<void> {
    const places = [...this.rooms].map((code) => `/api/rooms/${code}`);
    const allowed = places.some((place) => path.startsWith(place) && ASKED.test(path.slice(place.length)));
    const response = allowed ? await own.ask(path) : sorry("Only the page where this table is can do that.");
    this.tell({ answer: number, status: response.status, text: await response.text() });
  }
}

const sorry = (error: string): Response => Response.json({ error }, { status: 403 });

/** A friend's hall, as its guest sees it. */
export class FriendsHall implements Hall {
  private readonly wire = new Wire(MOST_FROM_A_HOST);
  private readonly waiting = new Map<number, (response: Response) => void>();
  private line: Caller | null = null;
  private number = 0;
  private lost = false;

  constructor(private readonly code: string) {
    this.wire.onmessage = (text) => this.hear(JSON.parse(text) as ToGuest);
    this.wire.onclose = () => this.lose();
  }

  /** Answer an offer; `come` is called when the host has taken the answer. */
  answer(offer: string, come: () => void): Promise<string> {
    this.wire.onopen = () => {
      friendsHalls.set(this.code, this);
      come();
    };
    return this.wire.answer(offer);
  }

  join(line: Caller): void {
    this.line = line;
    if (this.lost) refuse(line, LOST);
    else this.tell({ do: "come", code: line.code });
  }

  say = (_line: Caller, text: string): void => this.tell({ do: "say", text });

  leave(line: Caller): void {
    if (this.line !== line) return;
    this.line = null;
    this.tell({ do: "leave" });
  }

  ask(path: string): Promise<Response> {
    if (this.lost) return Promise.resolve(sorry(LOST));
    const number = ++this.number;
    this.tell({ do: "ask", number, path });
    return new Promise((resolve) => this.waiting.set(number, resolve));
  }

  private tell(message: FromGuest): void {
    this.wire.send(JSON.stringify(message));
  }

  private hear(message: ToGuest): void {
    if ("frame" in message) return this.take(message.frame);
    if ("end" in message) return this.line?.onclose?.({ code: message.end });
    const { answer, status, text } = message;
    this.waiting.get(answer)?.(new Response(text, { status, headers: { "Content-Type": "application/json" } }));
    this.waiting.delete(answer);
  }

  private take(frame: string): void {
    const rematch = rematchIn(frame);
    if (rematch) friendsHalls.set(rematch, this);
    this.line?.onmessage?.({ data: frame });
  }

  private lose(): void {
    this.lost = true;
    for (const resolve of this.waiting.values()) resolve(sorry(LOST));
    this.waiting.clear();
    if (this.line) refuse(this.line, LOST);
  }
}
