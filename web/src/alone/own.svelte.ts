/** The page's side of its own hall: what it asks, and lines to its rooms, as a server would have them. */
import { alone, base } from "../app/alone";
import { lapse } from "../app/lapse.svelte";
import { refuse, type Caller, type Hall } from "../app/line";
import type { FromHall, ToHall } from "./messages";

const TOO_OLD =
  "This browser is too old to play here without a server; take a newer one. The rules can be read all the same.";
const BROKEN = "The rules could not be loaded. Check the connection and load this page again; your tables are kept.";

const ELSEWHERE = "This table goes on in another tab of this browser. Load this page again to have it here.";
const RESTART = 1012;
const LEVELS = ["easy", "medium", "hard", "expert"];

interface Waiting {
  begun: (response: Response) => void;
  pieces: ReadableStreamDefaultController<Uint8Array> | null;
}

class OwnHall implements Hall {
  /** What part of Python and the rules is here, from 0 to 1. */
  part = $state(0);
  ready = $state(false);
  /** Whether anything was asked for yet. */
  begun = $state(false);
  /** Why there is no hall. */
  broken = $state("");
  /** A level that has too little time here, and as which it plays at worst. */
  slowed: { level: string; plays: string } | null = $state(null);
  private worker: Worker | null = null;
  private bytes = 0;
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<Caller, number>();
  private readonly all = Object.values(alone?.bytes ?? {}).reduce((sum, each) => sum + each, 0);

  /** Load Python and the rules, unless they are here or on their way. */
  begin(): void {
    if (this.worker || this.broken) return;
    this.begun = true;
    if (typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined") {
      this.broken = TOO_OLD;
      return;
    }
    this.worker = new Worker(new URL("./hall.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromHall>) => this.hear(data);
    this.worker.onerror = () => this.fail();
    this.send({ to: "begin", alone: $state.snapshot(alone)!, base });
  }

  send(message: ToHall): void {
    this.worker?.postMessage(message);
  }

  /** Ask the hall as one would ask a server. */
  ask(path: string, init: RequestInit = {}): Promise<Response> {
    this.begin();
    if (this.broken) return Promise.resolve(sorry(this.broken));
    const url = new URL(path, base);
    const number = ++this.number;
    const asked = {
      parts: url.pathname.split("/").slice(2).map(decodeURIComponent),
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === "string" ? init.body : "",
    };
    return new Promise((begun) => {
      this.waiting.set(number, { begun, pieces: null });
      this.send({ to: "ask", number, asked: JSON.stringify(asked) });
    });
  }

  /** Somebody comes along a line, to a table that this browser should not clear by itself; it may still say no. */
  join(line: Caller): void {
    this.begin();
    navigator.storage?.persist?.().catch(() => undefined);
    this.lines.set(line, ++this.number);
    if (this.broken) refuse(line, this.broken);
  }

  say(line: Caller, text: string): void {
    const number = this.lines.get(line);
    if (number !== undefined) this.send({ to: "say", line: number, code: line.code, text });
  }

  leave(line: Caller): void {
    const number = this.lines.get(line);
    if (number !== undefined) this.send({ to: "leave", line: number });
    this.lines.delete(line);
  }

  private find(number: number): Caller | undefined {
    return [...this.lines].find(([, each]) => each === number)?.[0];
  }

  private hear(message: FromHall): void {
    switch (message.is) {
      case "loaded":
        this.bytes += message.bytes;
        this.part = Math.min(1, this.bytes / this.all);
        return;
      case "ready":
        this.ready = true;
        return;
      case "answer":
        return this.answer(message.number, message.status, message.text);
      case "answered":
        this.waiting.get(message.number)?.pieces?.close();
        this.waiting.delete(message.number);
        return;
      case "frame":
        return this.find(message.line)?.onmessage?.({ data: message.text });
      case "end":
        return this.end(this.find(message.line), message.code);
      case "slowed":
        return this.slow(message.level, message.plays);
      case "lapse":
        return lapse.tell(message.full);
      case "broken":
        return this.fail();
    }
  }

  /** The hall has ended a line; where another tab has taken the table over, coming back would take it away again. */
  private end(line: Caller | undefined, code: number): void {
    if (!line) return;
    line.close();
    if (code === RESTART) refuse(line, ELSEWHERE);
    else line.onclose?.({ code });
  }

  private answer(number: number, status: number, text: string): void {
    const waiting = this.waiting.get(number);
    if (!waiting) return;
    if (!waiting.pieces) {
      const body = new ReadableStream<Uint8Array>({ start: (pieces) => void (waiting.pieces = pieces) });
      waiting.begun(new Response(body, { status, headers: { "Content-Type": "application/json" } }));
    }
    waiting.pieces!.enqueue(new TextEncoder().encode(text));
  }

  private slow(level: string, plays: string): void {
    const worst = this.slowed?.level === level ? this.slowed.plays : level;
    if (LEVELS.indexOf(plays) < LEVELS.indexOf(worst)) this.slowed = { level, plays };
  }

  private fail(): void {
    this.broken = BROKEN;
    for (const { begun, pieces } of this.waiting.values()) pieces ? pieces.close() : begun(sorry(this.broken));
    this.waiting.clear();
    for (const line of this.lines.keys()) refuse(line, this.broken);
  }
}

const sorry = (error: string): Response => Response.json({ error }, { status: 503 });

export const own = new OwnHall();
