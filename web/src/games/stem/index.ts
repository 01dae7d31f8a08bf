import type { Component } from "svelte";
import type { BoardKit } from "../../boards";
import type { Sight } from "../../table/sight.svelte";
import type { StemView, View } from "../../wire";
import { account } from "./account";
import Board from "./Board.svelte";
import { symbolOf } from "./cards";
import { celebration } from "./celebration";
import Forms from "./Forms.svelte";
import HowTo from "./HowTo.svelte";
import { motions } from "./motions";
import Picture from "./Picture.svelte";
import Sprite from "./Sprite.svelte";

const won = (view: View, seat: number): string[] =>
  (view as StemView).players[seat]!.works.flatMap((work) =>
    work.discovery === null ? [] : [work.discovery, work.hero],
  );

const kit: BoardKit = {
  Board: Board as Component<{ table: Sight }>,
  Picture,
  HowTo,
  Forms: Forms as NonNullable<BoardKit["Forms"]>,
  sign: (face) => (["discovery", "challenge"].includes(face.kind) ? null : symbolOf(face)),
  motions: motions as BoardKit["motions"],
  celebration: celebration as BoardKit["celebration"],
  won,
  account,
  Sprite: Sprite as NonNullable<BoardKit["Sprite"]>,
};

export default kit;
