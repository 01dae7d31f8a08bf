/** Parts of the page come when they are wanted; by then the server may be gone, or have newer ones in their place. */
export const UNFETCHED = "This part of the page could not be fetched.";

/** For a part that did not come: the sentence for the reader in the place of the browser's own words. */
export function unfetched(): never {
  throw new Error(UNFETCHED);
}
