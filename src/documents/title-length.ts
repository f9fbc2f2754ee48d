/** Longest title of a document, in characters. */
export const TITLE_MAX = 200;
