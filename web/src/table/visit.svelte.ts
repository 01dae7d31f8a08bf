import { roomBook } from "../app/api";
import { chanceFor, commit, witness } from "../app/deal";
import { keyTo } from "../app/diary";
import { boardKit } from "../boards";
import type { Person } from "../screen/people";
import type { FromBrowser, FromRoom, GameBook, Happening, Refused, Room, TableFrame } from "../wire";
import { beckon } from "./beckoning";
import { Chronicle } from "./chronicle";
import { Company } from "./company.svelte";
import { Connection } from "./connection.svelte";
import { LiveTable } from "./live.svelte";
import { moveTo } from "./motion";
import { beginsAtOnce } from "./rematch";
import { sound, soundOf } from "./sound";

const OFFLINE = "You are not connected, so nothing was done. Try again when the table is back.";

/** One browser's visit to a room: what it hears, and what it may say. */
export class Visit {
  room: Room | null = $state.raw(null);
  book: GameBook | null = $state.raw(null);
  table: LiveTable | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  /** What a bot did for the reader while they were away. */
  welcome: string | null = $state(null);
  /** Who has just reminded the reader that the others wait. */
  nudged: string | null = $state(null);
  /** Why the room cannot be shown at all. */
  missing: string | null = $state(null);
  readonly connection: Connection<FromRoom, FromBrowser>;
  private readonly chronicle: Chronicle;
  readonly company: Company;
  private log: Happening[] = [];
  private hasSat = false;
  /** Whether the room has just let the reader in, perhaps again, and knows nothing of how they like it. */
  private hasCome = true;
  /** Messages are taken one after the other, also while a board is still on its way. */
  private taken: Promise<void> = Promise.resolve();

  /** `person` is who shares this screen with others; where nobody does, it is whoever has this browser. */
  constructor(
    readonly code: string,
    private readonly person: Person | null = null,
  ) {
    this.chronicle = new Chronicle(code, (person?.seat ?? 0) === 0);
    const hear = (message: FromRoom): void => {
      this.taken = this.taken
        .then(() => this.take(message))
        .catch((error: Error) => {
          this.missing = error.message;
        });
    };
    this.company = new Company(code, (message) => this.send(message));
    const greeting = async (): Promise<FromBrowser> => ({ do: "hello", key: person?.key ?? (await keyTo(code)) });
    this.connection = new Connection(`/api/rooms/${code}/live`, greeting, hear);
  }

  send = (message: FromBrowser): void => {
    this.refused = null;
    if (!this.connection.send(message)) this.takeRefusal({ is: "refused", do: message.do, why: OFFLINE, rule: null });
  };

  leave(): void {
    this.connection.leave();
  }

  private async take(message: FromRoom): Promise<void> {
    switch (message.is) {
      case "room":
        return this.takeRoom(message);
      case "log":
        this.log = message.happened;
        this.welcome = message.welcome;
        this.hasCome = true;
        if (this.table) this.table.log = message.happened;
        return;
      case "table":
        return this.takeFrame(message);
      case "hinted":
        return this.takeHint(message);
      case "lines":
        return this.company.take(message);
      case "said":
        return this.company.hear(message.line);
      case "side":
        this.company.side = message;
        return;
      case "refused":
        return this.takeRefusal(message);
      case "nudged":
        this.nudged = message.by;
        sound("nudge");
        return;
    }
  }

  /** Before the room has been seen, or when one may not stay, a refusal means that there is none to be in. */
  private takeRefusal(refused: Refused): void {
    if (this.room && refused.do !== "stay") {
      this.refused = refused;
      this.company.takeBack(refused.do);
      this.table?.askAgain();
      return;
    }
    this.chronicle.forget();
    this.missing = refused.why;
    this.table = null;
    this.leave();
  }

  private async takeRoom(room: Room): Promise<void> {
    this.book ??= await roomBook(room);
    if (room.rematch) await this.chronicle.handOn(room.rematch);
    this.room = room;
    this.company.look(room);
    witness(room);
    this.addChance(room);
    if (this.table) this.table.room = room;
    this.chronicle.takeRoom(room, this.book);
  }

  /** Who sits here commits a chance before the start, and tells it when all commitments are fixed. */
  private addChance(room: Room): void {
    const { deal, stage, you } = room;
    if (this.person && you === null && stage === "gathering") return this.sit(this.person);
    if (!deal || you === null) return;
    const chance = chanceFor(deal, you);
    if (stage === "gathering" && chance === null) this.send({ do: "commit", commitment: commit() });
    else if (beginsAtOnce(room)) this.send({ do: "start" });
    if (stage === "dealing" && chance !== null) this.send({ do: "reveal", chance });
  }

  /** Who shares this screen takes the seat that was meant for them. */
  private sit({ seat, name }: Person): void {
    if (this.hasSat) return;
    this.hasSat = true;
    this.send({ do: "sit", seat, name, commitment: commit() });
  }

  private async takeFrame(frame: TableFrame): Promise<void> {
    if (!this.table) return this.lay(frame);
    const { table } = this;
    const stale = frame.tick <= table.frame.tick; // undone, or seen again after a lost connection
    const motions = stale ? [] : frame.happened.flatMap((each) => table.kit.motions(each.event));
    const heard = stale ? null : soundOf(table.frame, frame);
    if (heard) sound(heard);
    const moved = table.busy && !table.frame.window;
    await moveTo(
      () => {
        table.frame = frame;
        if (!stale) table.log = [...table.log, ...frame.happened];
        table.hint = null;
        table.pointing = false;
        if (moved) table.recap.begin();
        table.askAgain();
      },
      motions,
      table.haste,
    );
    if (heard) beckon(table, heard);
    this.settle(table);
  }

  private async lay(frame: TableFrame): Promise<void> {
    const kit = await boardKit(this.room!.game);
    const table = new LiveTable(kit, this.book!, this.send, this.connection, this.company);
    table.room = this.room!;
    table.frame = frame;
    table.log = [...this.log, ...frame.happened];
    table.recap.come();
    this.table = table;
    this.settle(table);
  }

  /** A picture of the table is there. */
  private settle(table: LiveTable): void {
    this.introduce(table);
    this.chronicle.takeTable(table);
    this.end(table.frame);
  }

  private introduce(table: LiveTable): void {
    if (this.hasCome) table.come();
    this.hasCome = false;
  }

  private end(frame: TableFrame): void {
    if (frame.view.turn.over && this.table) this.table.showsResult = true;
  }

  private takeHint(hint: NonNullable<LiveTable["hint"]>): void {
    if (!this.table) return;
    this.table.wondering = false;
    if (hint.tick === this.table.frame.tick) this.table.hint = hint;
  }
}
