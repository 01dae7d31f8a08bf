/** The cards of a class, drawn: what the workshop makes of each, once for each change. */
import { gameBook, Refusal } from "../../app/api";
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
  /** What was asked last of each card, by its id. */
  private readonly asked = new Map<string, string>();

  /** Draw these cards; what was drawn of them before stays until then. */
  async draw({ game }: ClassBench, groups: readonly GroupCard[]): Promise<void> {
    if (game !== this.game && !(await this.take(game))) return;
    await Promise.all(groups.filter(({ table }) => table).map((group) => this.drawOne(game, group)));
  }

  /** Get what a game is drawn with; what cannot be reached is asked for again with the next change. */
  private async take(game: string): Promise<boolean> {
    const found = await Promise.all([boardKit(game), gameBook(game), workbench(game)]).catch(() => null);
    if (!found) return false;
    [this.kit, this.book, this.work] = found;
    this.asked.clear();
    this.game = game;
    return true;
  }

  /** One by one, for all of them together may be more than an edition can be. */
  private async drawOne(game: string, group: GroupCard): Promise<void> {
    const changes = deckOf(game, [group]);
    const [id, text] = [group.card.id as string, JSON.stringify(changes)];
    if (this.asked.get(id) === text) return;
    this.asked.set(id, text);
    const faces = await looked(game, { changes }).then(
      (checked) => checked.faces,
      (fault) => {
        if (!(fault instanceof Refusal)) this.asked.delete(id); // the network; it is asked for again
        return []; // a card that cannot even be looked at is not drawn
      },
    );
    if (this.asked.get(id) !== text) return;
    const others = [...this.faces].filter(([other]) => other !== id);
    this.faces = new Map([...others, ...faces.map((face) => [face.id, face] as const)]);
  }

  faceOf({ card }: GroupCard): Face | undefined {
    return this.faces.get(card.id as string);
  }
  kindOf({ table }: GroupCard): string {
    return this.work?.kinds.find((kind) => kind.table === table)?.title ?? "";
  }
}
