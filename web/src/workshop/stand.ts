import type { BoardKit } from "../boards";
import { Sight } from "../table/sight.svelte";
import type { Face, GameBook, TableFrame, View } from "../wire";

const NOBODY = { seats: [], you: 0 };
const TURN = { seat: 0, seats: 2, round: 1, actor: null, over: false, scores: [], winners: [], standings: [] };

/** A table at which nothing can be done: it shows how a card lies. */
export class Stand extends Sight {
  constructor(kit: BoardKit, book: GameBook, faces: Iterable<Face>) {
    super(kit, { ...book, cards: [...book.cards, ...faces] });
    const view = {
      type: book.entry.name,
      game: "",
      turn: { ...TURN, offers: [], refusals: [] },
      phase: "",
      sites: [],
      players: [],
    };
    this.frame = { view: view as unknown as View, happened: [] } as unknown as TableFrame;
    this.room = { ...NOBODY, game: book.entry.name } as unknown as Sight["room"];
  }

  override readonly still = true;
  override get bare(): boolean {
    return true;
  }
  override play(): void {}
}
