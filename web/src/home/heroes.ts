import adna from "./adna.svg";
import gsa from "./gsa.svg";
import pdb from "./pdb.svg";
import stem from "./stem.svg";

interface Hero {
  picture: string;
  /** What the picture shows. */
  words: string;
  /** What one does in the game. */
  say: string;
  /** What the game is called where there is little room, and what its rounds are called. */
  short: string;
  round: string;
}

/** The games' pictures for the home page, in the order of the shelf. */
export const heroes: Record<string, Hero> = {
  pdb: {
    picture: pdb,
    short: "PDB",
    round: "Round",
    words: "A protein, half surface and half ribbon, between crystals",
    say: "Build a research team, collect data, and deposit the molecules of life before somebody scoops you.",
  },
  gsa: {
    picture: gsa,
    short: "GSA",
    round: "Round",
    words: "A mouse, a zebrafish, a fruit fly, a worm and yeast in dishes",
    say: "Match model organisms with techniques to finish research projects, alone or with a collaborator.",
  },
  adna: {
    picture: adna,
    short: "Adna",
    round: "Turn",
    words: "A DNA chain with scissors and a thermometer",
    say: "Grow a DNA chain of 25 bases, mind the thermometer, and cut the other lab's chain with enzymes.",
  },
  stem: {
    picture: stem,
    short: "S.T.E.M.",
    round: "Round",
    words: "Three heroes in medallions above the five steps of the scientific method",
    say: "Send heroes of science through the five steps of the scientific method and score each of them.",
  },
};
