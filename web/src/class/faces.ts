import type { Nickname } from "../wire";

export type ClassFace = Nickname["face"];

/** The faces of a class: organisms and instruments, each with a line about what it stands for. */
export interface FaceOfClass {
  name: string;
  /** The ground of its coin. */
  ground: "green" | "sky" | "sand" | "lilac" | "rose" | "teal";
  /** Why science remembers it. */
  fact: string;
  /** What it is, more exactly. */
  is: string;
}

export const FACES = {
  ciliate: {
    name: "Ciliate",
    ground: "sky",
    fact: "One cell, two kinds of nucleus: a small one for the offspring and a large one for daily life.",
    is: "Tetrahymena, a ciliate",
  },
  zebrafish: {
    name: "Zebrafish",
    ground: "sky",
    fact: "Its young are so clear that one can watch their hearts begin to beat.",
    is: "Danio rerio, a fish",
  },
  frog: {
    name: "Frog",
    ground: "green",
    fact: "Its eggs are large and grow in water, where every division can be watched.",
    is: "Xenopus, a clawed frog",
  },
  mouse: {
    name: "Mouse",
    ground: "rose",
    fact: "Most of its genes have a counterpart in ours.",
    is: "Mus musculus, the house mouse",
  },
  worm: {
    name: "Worm",
    ground: "sand",
    fact: "Its grown body has 959 cells, and of each it is known where it comes from.",
    is: "Caenorhabditis elegans, a roundworm",
  },
  yeast: {
    name: "Yeast",
    ground: "sand",
    fact: "It makes bread rise, and it taught us how a cell knows when to divide.",
    is: "Saccharomyces cerevisiae, baker's yeast",
  },
  fly: {
    name: "Fruit Fly",
    ground: "teal",
    fact: "With white eyes instead of red ones it showed that genes lie on chromosomes.",
    is: "Drosophila melanogaster, a fly",
  },
  cress: {
    name: "Thale Cress",
    ground: "green",
    fact: "A small weed, and the first plant whose genome was read.",
    is: "Arabidopsis thaliana, a cress",
  },
  crystal: {
    name: "Crystal",
    ground: "lilac",
    fact: "A crystal scatters X-rays into spots, and the spots tell where its atoms are.",
    is: "Many molecules, all lying the same way",
  },
  microscope: {
    name: "Microscope",
    ground: "teal",
    fact: "It showed that living things are made of cells.",
    is: "Lenses that make small things large",
  },
  telescope: {
    name: "Telescope",
    ground: "lilac",
    fact: "It showed Galileo four moons that do not go around the Earth.",
    is: "Lenses that bring far things near",
  },
  abacus: {
    name: "Abacus",
    ground: "rose",
    fact: "A bead counts for one, or ten, or a hundred, by where it is: that is how we write numbers too.",
    is: "A frame to reckon with",
  },
  astrolabe: {
    name: "Astrolabe",
    ground: "sand",
    fact: "It tells the hour by the height of a star above the horizon.",
    is: "A map of the sky that turns",
  },
  radio: {
    name: "Radio Set",
    ground: "sky",
    fact: "It hears waves that are like light, only far longer.",
    is: "A coil, a dial and an aerial",
  },
  sample: {
    name: "Sample",
    ground: "teal",
    fact: "One drop of water has more molecules than there are people on Earth, many times over.",
    is: "A little of something, to be looked at",
  },
  coil: {
    name: "Coil",
    ground: "lilac",
    fact: "When the current in one coil changes, a current wakes in the coil beside it.",
    is: "Wire, wound many times",
  },
  steam: {
    name: "Steam Engine",
    ground: "green",
    fact: "It turned heat into motion, and made people ask what heat is.",
    is: "A boiler, a piston and a wheel",
  },
  dividers: {
    name: "Dividers",
    ground: "sky",
    fact: "Two points and a hinge carry a length from one place to another.",
    is: "What a map is measured with",
  },
} satisfies Record<ClassFace, FaceOfClass>;
