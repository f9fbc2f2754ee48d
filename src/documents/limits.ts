/** Longest one-line field, in characters. Generous: a long degree name or skill fits several times over. */
export const SHORT_TEXT_MAX = 300;
/** Longest many-line field, in characters: about six printed pages. */
export const LONG_TEXT_MAX = 20_000;
/** Longest address of a link, in characters: what browsers and mail programs pass on unharmed. */
export const URL_MAX = 2_000;
/** Most entries of one kind; a resume of twenty jobs is already rare. */
export const ENTRIES_MAX = 100;
/** Most skills, tags or links in one list. */
export const TAGS_MAX = 200;
/** Most further sections of one resume. */
export const SECTIONS_MAX = 30;

/** Longest title of a document, in characters. */
export const TITLE_MAX = 200;
