import type { own } from "../alone/own.svelte";
import { alone } from "./alone";

/** A line to a room or a class: as much of a socket as anybody needs. */
export interface Line {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A line along a path of the server, or to a room of the page's own hall. */
export function lineTo(path: string): Line {
  if (alone) return new OwnLine(path.split("/")[3]!);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`) as Line;
}

/** A line to the page's own hall, which is loaded only now. */
export class OwnLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private hall: typeof own | null = null;

  constructor(readonly code: string) {
    void import("../alone/own.svelte").then(({ own }) => {
      if (this.readyState === WebSocket.CLOSED) return;
      this.hall = own;
      this.readyState = WebSocket.OPEN;
      own.join(this);
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.hall?.say(this, text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.hall?.leave(this);
  }
}
