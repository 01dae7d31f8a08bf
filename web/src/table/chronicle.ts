import { ownPlace, placesOf } from "../app/album";
import { forgetTable, keyTo, write, type Meeting, type PlayedMatch } from "../app/diary";
import { key } from "../app/keeping";
import type { Face, GameBook, Room } from "../wire";
import type { LiveTable } from "./live.svelte";
import { cardsMet } from "./met";

/** Parts of a view that name cards without showing them: what a project asks for, what could be laid beside what. */
const NAMED_ONLY = new Set(["turn", "needs", "lacking", "fits", "type"]);

/** Writes down for this browser what it sees at one table at which its reader sits. */
export class Chronicle {
  private written = "";
  private ended = false;
  private readonly noted = new Set<string>();
  private readonly places = new Map<string, string>();
  /** The cards that people made, by their places. */
  private readonly own = new Map<string, Face>();

  /** Of several people at one screen the first one's browser it is; nothing is noted for the others. */
  constructor(
    private readonly code: string,
    private readonly isMine = true,
  ) {}

  /** The room is as it is now: keep the table for as long as it can be gone on with. */
  takeRoom(room: Room, { entry, cards }: GameBook): void {
    if (this.places.size === 0) {
      placesOf(cards).forEach((each) => each.cards.forEach((id) => this.places.set(id, each.face.id)));
      cards.filter(({ own, science }) => own && science).forEach((face) => this.take(face));
    }
    if (room.you === null || !this.isMine) return;
    if (room.stage === "over") return this.forget();
    const others = room.seats.filter(({ seat, name }) => seat !== room.you && name).map(({ name }) => name);
    const line = { code: this.code, game: room.game, title: entry.title, others: others.join(", ") };
    if (JSON.stringify(line) === this.written) return;
    this.written = JSON.stringify(line);
    void write("tables", [{ ...line, when: Date.now() }]);
  }

  /** A card that people made has a place of its own, also where it is another card changed. */
  private take(face: Face): void {
    this.places.set(face.id, ownPlace(face));
    this.own.set(ownPlace(face), face);
  }

  /** There is no such table any more. */
  forget(): void {
    void forgetTable(this.code);
  }

  /** A key from elsewhere fits the seats of a rematch too; it has to be kept before anybody goes there. */
  async handOn(rematch: string): Promise<void> {
    const fits = await keyTo(this.code);
    if (fits !== key()) await write("keys", [{ code: rematch, key: fits }]);
  }

  /** The table is as it is now: note the cards that are new on it, and how it ended. */
  takeTable(table: LiveTable): void {
    if (table.room.you === null || !this.isMine) return;
    const met = new Map<string, Meeting>();
    for (const card of this.seen(table.view)) met.set(card, this.meeting("", false, null));
    for (const { face, seat, round } of cardsMet(table.story, table.faces)) {
      const place = this.places.get(face.id);
      const who = seat === null ? "" : (table.seats[seat]?.name ?? "");
      if (place) met.set(place, this.meeting(who, seat === table.room.you, round));
    }
    const fresh = [...met].filter(
      ([card, { who }]) => !this.noted.has(`${card} ${who}`) && (who || !this.isNoted(card)),
    );
    fresh.forEach(([card, { who }]) => this.noted.add(`${card} ${who}`).add(card));
    const game = table.room.game;
    if (fresh.length > 0)
      void write(
        "met",
        fresh.map(([card, meeting]) => ({ game, card, meetings: [meeting], face: this.own.get(card) })),
      );
    if (table.turn.over && !this.ended) void write("matches", [this.match(table)]);
    this.ended = table.turn.over;
  }

  private isNoted(card: string): boolean {
    return this.noted.has(card);
  }

  private meeting(who: string, mine: boolean, round: number | null): Meeting {
    return { code: this.code, when: Date.now(), who, mine, round };
  }

  /** The places of all cards that can be seen in a picture of the table. */
  private seen(part: unknown, found = new Set<string>()): Set<string> {
    if (typeof part === "string" && this.places.has(part)) found.add(this.places.get(part)!);
    else if (Array.isArray(part)) part.forEach((each) => this.seen(each, found));
    else if (part && typeof part === "object")
      Object.entries(part).forEach(([name, each]) => !NAMED_ONLY.has(name) && this.seen(each, found));
    return found;
  }

  private match({ room, turn, seats }: LiveTable): PlayedMatch {
    const places = turn.standings.toSorted((one, other) => one.seat - other.seat).map(({ place }) => place);
    return {
      code: this.code,
      game: room.game,
      when: Date.now(),
      you: room.you!,
      seats: seats.map(({ name, level }) => ({ name, level })),
      scores: turn.scores,
      places,
      rounds: turn.round,
      tie: turn.standings[0]?.tie ?? "",
      lesson: room.deal === null,
    };
  }
}
