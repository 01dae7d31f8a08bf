/** Rooms as the browser keeps them: in IndexedDB, and what it does not take, in memory as long as the page is there. */
interface KeptRoom {
  code: string;
  fence: number;
  touched: number;
  text: string;
}

const done = <Found>(request: IDBRequest<Found>): Promise<Found> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("lost"));
  });

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open("labtable-rooms", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("rooms", { keyPath: "code" });
      asked.result.createObjectStore("cards", { keyPath: "digest" });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("closed"));
  });
}

export class Rooms {
  private readonly opened = open();
  /** Rooms that could not be written: here they are newer. */
  private readonly loose = new Map<string, KeptRoom>();

  /** `lapse` hears that something could not be written, and whether for want of room. */
  constructor(private readonly lapse: (full: boolean) => void) {
    this.opened.catch(() => undefined); // told when something is to be written
  }

  /** Do something with a store, all of it or nothing, and on the disk when it is done. */
  private async within<Result>(
    store: string,
    mode: IDBTransactionMode,
    work: (lines: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    const writing = (await this.opened).transaction(store, mode, { durability: "strict" });
    const over = new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error("lost"));
    });
    const [result] = await Promise.all([work(writing.objectStore(store)), over]);
    return result;
  }

  /** Change a room, if nobody has claimed it meanwhile; in memory where the browser does not take it. */
  private async change(
    code: string,
    change: (before: KeptRoom | undefined) => KeptRoom | null,
  ): Promise<KeptRoom | null> {
    const loose = this.loose.get(code);
    try {
      const changed = await this.within("rooms", "readwrite", async (rooms) => {
        const after = change(loose ?? ((await done(rooms.get(code))) as KeptRoom | undefined));
        if (after) await done(rooms.put(after));
        return after;
      });
      this.loose.delete(code);
      return changed;
    } catch (fault) {
      this.lapse(fault instanceof DOMException && fault.name === "QuotaExceededError");
      const after = change(loose ?? (await this.read(code)));
      if (after) this.loose.set(code, after);
      return after;
    }
  }

  private async read(code: string): Promise<KeptRoom | undefined> {
    const kept = this.within("rooms", "readonly", (rooms) => done(rooms.get(code) as IDBRequest<KeptRoom | undefined>));
    return this.loose.get(code) ?? (await kept.catch(() => undefined));
  }

  async keep(code: string, fence: number, touched: number, text: string): Promise<boolean> {
    const is = (before: KeptRoom | undefined): boolean => !before || before.fence === fence;
    return (await this.change(code, (before) => (is(before) ? { code, fence, touched, text } : null))) !== null;
  }

  async claim(code: string, touched: number): Promise<string> {
    const claimed = await this.change(
      code,
      (before) => (before && { ...before, fence: before.fence + 1, touched }) || null,
    );
    return claimed ? JSON.stringify(claimed) : "";
  }

  async load(code: string): Promise<string> {
    const kept = await this.read(code);
    return kept ? JSON.stringify(kept) : "";
  }

  async fences(): Promise<string> {
    const all = this.within("rooms", "readonly", (rooms) => done(rooms.getAll() as IDBRequest<KeptRoom[]>));
    const kept = new Map((await all.catch(() => [])).map((each) => [each.code, each]));
    for (const each of this.loose.values()) kept.set(each.code, each);
    return JSON.stringify([...kept.values()].map(({ code, fence, touched }) => ({ code, fence, touched })));
  }

  async forget(code: string): Promise<void> {
    this.loose.delete(code);
    await this.within("rooms", "readwrite", (rooms) => done(rooms.delete(code))).catch(() => undefined);
  }

  async cards(digest: string): Promise<string> {
    const asked = this.within("cards", "readonly", (cards) => done(cards.get(digest)));
    return ((await asked.catch(() => undefined)) as { text: string } | undefined)?.text ?? "";
  }

  async keepCards(digest: string, text: string): Promise<void> {
    await this.within("cards", "readwrite", (cards) => done(cards.put({ digest, text }))).catch(() => undefined);
  }
}
