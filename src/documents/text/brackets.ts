/** Where words stand in a text, as the field in which it is edited counts: a line break is one character. */
export type WordsPlace = { words: string; caret: number; until: number };

/** Words in brackets; a backslash before a bracket makes it an ordinary sign where brackets may begin a link. */
const BRACKETED = /\\?\[([^[\]\n]*)\]/gu;

/** What people put into brackets on purpose: what is kept back, how a thing stands, a quotation's own error. */
const MEANT =
  /\b(?:redacted|confidential|withheld|nda|sic|remote|online|in progress|expected|ongoing)\b|^(?:link|url|website)$/iu;

/** Whether words in brackets are a person's own, and nothing that is to be replaced. */
export function isMeant(words: string): boolean {
  return MEANT.test(words);
}

/**
 * Words in brackets that are still to be replaced, such as "[number]": once each, in the order of reading. Brackets
 * without a letter in them, as in "[1]", and those that run over lines are a person's own, and so are links where a text
 * has marks.
 */
export function bracketsIn(text: string, marks = false): WordsPlace[] {
  const shown = asShown(text);
  const found = [...shown.matchAll(BRACKETED)].flatMap((match): WordsPlace[] => {
    const [all, inner = ''] = match;
    const until = match.index + all.length;
    const isLink = marks && shown[until] === '(' && !all.startsWith('\\');
    // The backslash before the closing bracket.
    const words = marks && inner.endsWith('\\') ? inner.slice(0, -1) : inner;
    const isOpen = /\p{L}/u.test(words) && !isLink && !isMeant(words);
    return isOpen ? [{ words: `[${words}]`, caret: match.index, until }] : [];
  });
  return firstOfEach(found);
}

export function bracketedWords(text: string): string[] {
  return bracketsIn(text).map(({ words }) => words);
}

/** The whole of a text. */
export function wholeOf(text: string): { caret: number; until: number } {
  return { caret: 0, until: asShown(text).length };
}

/** A text as its field has it. */
export function asShown(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Each wording once, where it stands first; the order stays. */
export function firstOfEach<Found extends { words: string }>(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ words }) => !seen.has(words) && seen.add(words));
}
