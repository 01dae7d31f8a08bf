import { alone } from "../app/alone";
import { lineTo, type Line } from "../app/line";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The table has more guests than it can take, or this page has it open too often: coming back would push out others. */
const CROWDED = 4429;
/** The host has removed the reader, or lets nobody watch; or there is nothing at that address any more. */
const REMOVED = 4403;
const GONE = 4404;

/** A socket to one room or class that comes back by itself when it is lost. */
export class Connection<From, To> {
  /** Lost after it was there once; the page says so. */
  lost = $state(false);
  private socket: Line | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    private readonly path: string,
    /** What is said first. */
    private readonly greeting: () => Promise<To>,
    private readonly hear: (message: From) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
  }

  /** Send a message, if there is a line; whether there was. */
  send = (message: To): boolean => {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  };

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }

  /** The browser knows that it is offline long before a socket does. */
  private drop = (): void => {
    if (!alone) this.socket?.close(); // without a server no network is needed
  };

  private hurry = (): void => {
    if (!this.lost) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = lineTo(this.path);
    this.socket = socket;
    socket.onopen = async () => this.send(await this.greeting());
    socket.onmessage = (event) => {
      this.lost = false;
      this.wait = FIRST_WAIT;
      this.hear(JSON.parse(event.data) as From);
    };
    socket.onclose = (event) => {
      if (this.left || this.socket !== socket || [CROWDED, REMOVED, GONE].includes(event.code)) return;
      this.lost = true;
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
