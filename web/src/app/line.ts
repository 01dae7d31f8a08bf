import { alone } from "./alone";
import { UNFETCHED } from "./unfetched";

/** A line to a room or a class: as much of a socket as anybody needs. */
export interface Line {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A line along a path of the server, or without one to a room of a hall in a page. */
export function lineTo(path: string): Line {
  if (alone) return new OwnLine(path.split("/")[3]!);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`) as Line;
}

/** Whoever comes to a hall along a line. */
export type Caller = Pick<Line, "onmessage" | "onclose" | "close"> & { readonly code: string };

/** A hall that is reached without a server: the page's own, or that of a friend's page. */
export interface Hall {
  join(line: Caller): void;
  say(line: Caller, text: string): void;
  leave(line: Caller): void;
  /** Ask as one would ask a server. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** The halls of friends' pages, by the code of the room to which they have invited. */
export const friendsHalls = new Map<string, Hall>();

/** The hall in which a room is; the page's own is loaded only now. */
export const hallOf = async (code: string): Promise<Hall> =>
  friendsHalls.get(code) ?? (await import("../alone/own.svelte")).own;

/** Tell somebody why they cannot stay, so that they do not try to come back. */
export function refuse(line: Caller, why: string): void {
  line.onmessage?.({ data: JSON.stringify({ is: "refused", do: "stay", why, rule: null }) });
}

/** A line to a room of a hall without a server. */
export class OwnLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private hall: Hall | null = null;

  constructor(readonly code: string) {
    hallOf(code)
      .then((hall) => this.open(hall))
      .catch(() => refuse(this, UNFETCHED));
  }

  private open(hall: Hall): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.hall = hall;
    this.readyState = WebSocket.OPEN;
    hall.join(this);
    this.onopen?.();
  }

  send(text: string): void {
    this.hall?.say(this, text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.hall?.leave(this);
  }
}
