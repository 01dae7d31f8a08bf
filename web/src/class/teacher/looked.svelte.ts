import type { BoardKit } from "../../boards";
import { Sight } from "../../table/sight.svelte";
import type { GameBook, Room, TableFrame } from "../../wire";

/** A table of the class as its teacher looks on: the pieces alone, nothing to press. */
export class Looked extends Sight {
  readonly still = true;

  constructor(kit: BoardKit, book: GameBook, room: Room, frame: TableFrame) {
    super(kit, book);
    this.show(room, frame);
  }

  show(room: Room, frame: TableFrame): void {
    this.room = room;
    this.frame = frame;
  }

  /** Who looks on does not play. */
  play(): void {}

  override get bare(): boolean {
    return true;
  }
}
