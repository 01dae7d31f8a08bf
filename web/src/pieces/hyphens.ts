const STEMS = /(phospho|spectro|electro|photo|thermo)(?=\p{L}{5})/giu;

const NUMBERED = /-(?=\d)/g;

/** A long name that breaks well in a narrow place: where science words are put together, and in no SARS-CoV-2. */
export const breakable = (name: string): string => name.replace(STEMS, "$1\u00ad").replace(NUMBERED, "-\u2060");
