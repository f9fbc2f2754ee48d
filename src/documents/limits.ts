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

/** Most earlier roles at one employer. */
export const ROLES_MAX = 30;
/** Most facts with a label of the person's own. */
export const FACTS_MAX = 30;
/** Most named groups of skills. */
export const SKILL_GROUPS_MAX = 50;
/** Most lines of one text that are kept without being printed. */
export const HIDDEN_LINES_MAX = 500;
/** Most places in the order of sections: all sections there can be, and as many again that are gone. */
export const ORDER_MAX = 2 * SECTIONS_MAX + 8;

/** Longest title of a document, in characters. */
export const TITLE_MAX = 200;
