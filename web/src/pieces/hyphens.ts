const STEMS =
  /(phospho|spectro|electro|photo|thermo|micro|sequen|expres|zebra|compu|edi|certi|histo|labora|chromo|contami|amplifi|crystallo|hemagglu|transcrip|histocom|denatu)(?=\p{L}{4})/giu;

const NUMBERED = /-(?=\d)/g;

const EITHER = /\/(?=\p{L})/gu;

/** A long name that breaks well in a narrow place: where science words are put together, after a
    slash, and in no SARS-CoV-2. */
export const breakable = (name: string): string =>
  name.replace(STEMS, "$1\u00ad").replace(NUMBERED, "-\u2060").replace(EITHER, "/\u200b");
