/** What stands above the parts of a worksheet, game by game. */
interface Headings {
  /** Above the cards of a table, */
  met: string;
  /** and above those of a pupil, whose own come first. */
  own: string;
  steps: string;
  /** Above what a pupil did, where that is not the same. */
  did?: string;
}

export const OTHER: Headings = {
  met: "What your table met",
  own: "What you and your table met",
  steps: "What your table did, and how often",
  did: "What you did, and how often",
};

export const HEADINGS: Record<string, Headings> = {
  pdb: {
    met: "Molecules your table put into the archive",
    own: "Molecules that you and your table put into the archive",
    steps: "How a structure is found, and how often you did each step",
  },
  gsa: {
    met: "What your table studied",
    own: "What you and your table studied",
    steps: "How a project is finished, and how often you did each step",
  },
  adna: {
    met: "What your table used on the DNA",
    own: "What you two used on the DNA",
    steps: "What happened to the chains, and how often",
    did: "What you did, and what happened to your own chain",
  },
  stem: {
    met: "People and ideas your table met",
    own: "People and ideas that you and your table met",
    steps: "The scientific method, and how often you did each step",
  },
};
