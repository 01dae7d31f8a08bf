/** The cards of a class, drawn: what the workshop makes of them, once for each change. */
import { gameBook } from "../../app/api";
import { looked, workbench } from "../../app/workshop";
import { boardKit, type BoardKit } from "../../boards";
import type { ClassBench, Face, GameBook, GroupCard, Workbench } from "../../wire";
import { deckOf } from "./group.svelte";

export class Drawn {
  kit: BoardKit | null = $state.raw(null);
  book: GameBook | null = $state.raw(null);
  work: Workbench | null = $state.raw(null);
  faces: Map<string, Face> = $state.raw(new Map());
  private game = "";
  private asked = "";

  /** Draw these cards; what was drawn of them before stays until then. */
  async draw({ game }: ClassBench, groups: readonly GroupCard[]): Promise<void> {
    const changes = deckOf(game, groups);
    const text = JSON.stringify(changes);
    if (text === this.asked) return;
    this.asked = text;
    if (game !== this.game) {
      this.game = game;
      [this.kit, this.book, this.work] = await Promise.all([boardKit(game), gameBook(game), workbench(game)]);
    }
    const { faces } = await looked(game, { changes });
    if (text === this.asked) this.faces = new Map(faces.map((face) => [face.id, face]));
  }

  faceOf({ card }: GroupCard): Face | undefined {
    return this.faces.get(card.id as string);
  }
  kindOf({ table }: GroupCard): string {
    return this.work?.kinds.find((kind) => kind.table === table)?.title ?? "";
  }
}
