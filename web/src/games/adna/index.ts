import type { Component } from "svelte";
import type { BoardKit } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import { account } from "./account";
import Board from "./Board.svelte";
import { celebration } from "./celebration";
import Forms from "./Forms.svelte";
import HowTo from "./HowTo.svelte";
import { motions } from "./motions";
import Picture from "./Picture.svelte";
import Sprite from "./Sprite.svelte";

const kit: BoardKit = {
  Board: Board as Component<{ table: Sight }>,
  Picture,
  HowTo,
  Forms: Forms as NonNullable<BoardKit["Forms"]>,
  sign: (face) => (face.kind === "reaction" ? face.id : null),
  motions: motions as BoardKit["motions"],
  celebration: celebration as BoardKit["celebration"],
  account,
  Sprite: Sprite as NonNullable<BoardKit["Sprite"]>,
};

export default kit;
