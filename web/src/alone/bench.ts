/** The bench on which bots think: one more worker; one that breaks is replaced. */
import type { Alone } from "../app/alone";
import type { FromMind, ToMind } from "./messages";

/** Without the number, which is given here. */
type Errand = { to: "teach"; game: string } | { to: "think"; question: string };

export class Bench {
  private worker: Worker | null = null;
  private number = 0;
  private readonly waiting = new Map<number, (text: string) => void>();

  constructor(
    private readonly alone: Alone,
    private readonly base: string,
  ) {}

  /** Get ready before anybody asks. */
  wake(): void {
    this.worker ??= this.start();
  }

  teach = async (game: string): Promise<void> => void (await this.send({ to: "teach", game }));
  think = (question: string): Promise<string> => this.send({ to: "think", question });

  private send(errand: Errand): Promise<string> {
    this.wake();
    const number = ++this.number;
    return new Promise((resolve) => {
      this.waiting.set(number, resolve);
      this.worker!.postMessage({ ...errand, number } satisfies ToMind);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL("./mind.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromMind>) => {
      this.waiting.get(data.number)?.(data.text);
      this.waiting.delete(data.number);
    };
    worker.onerror = () => this.replace();
    worker.postMessage({ to: "begin", alone: this.alone, base: this.base } satisfies ToMind);
    return worker;
  }

  /** Whoever waits hears nothing, and a faster bot chooses for it. */
  private replace(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const resolve of this.waiting.values()) resolve("");
    this.waiting.clear();
  }
}
