import { firstMissing, inOneLine, withoutBlanks } from '#tests/support/read-back.ts';

/** A text that a reader does not find as written, or something on the page that nobody wrote. */
export function inexact(
  found: string,
  texts: readonly string[],
  exactness: 'as written' | 'but for blanks',
): string[] {
  const missing = firstMissing(found, texts, exactness === 'as written' ? inOneLine : withoutBlanks);
  if (missing !== undefined) return [missing];
  const extra = leftOver(found, texts);
  return extra === '' ? [] : [`nobody wrote ${JSON.stringify(extra)}`];
}

/** What may stand between texts: bullets, dots, commas, dashes, brackets, and the joiner that keeps a last hyphen. */
const SEPARATORS = /[•›·,–|()\u200d]/g;

/** What is found besides the texts, which follow each other in order. */
function leftOver(found: string, texts: readonly string[]): string {
  let rest = withoutBlanks(found);
  let between = '';
  for (const text of texts.map(withoutBlanks)) {
    const at = rest.indexOf(text);
    if (at < 0) return '';
    between += rest.slice(0, at);
    rest = rest.slice(at + text.length);
  }
  return (between + rest).replace(SEPARATORS, '');
}
