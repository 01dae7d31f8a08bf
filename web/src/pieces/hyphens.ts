const STEMS =
  /(phospho|spectro|electro|photo|thermo|micro|sequen|expres|zebra|compu|edi|certi|labora|chromo|contami)(?=\p{L}{4})/giu;

/** A long name with soft hyphens where science words are put together, so that it breaks well in a narrow place. */
export const breakable = (name: string): string => name.replace(STEMS, "$1\u00ad");
