/** What stands above the parts of a worksheet, game by game. */
interface Headings {
  met: string;
  steps: string;
}

export const OTHER: Headings = { met: "What your table met", steps: "What your table did, and how often" };

export const HEADINGS: Record<string, Headings> = {
  pdb: {
    met: "Molecules your table put into the archive",
    steps: "How a structure is found, and how often you did each step",
  },
  gsa: {
    met: "What your table studied",
    steps: "How a project is finished, and how often you did each step",
  },
  adna: {
    met: "What your table used on the DNA",
    steps: "What happened to the chains, and how often",
  },
  stem: {
    met: "People and ideas your table met",
    steps: "The scientific method, and how often you did each step",
  },
};
