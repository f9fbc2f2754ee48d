/** A text with a phrase in it, and what is then selected. */
type Inserted = { text: string; from: number; to: number };

/** A line with nothing in it but, perhaps, the sign of a bullet. */
const OPEN_LINE = /^[ \t]*(?:[-*•][ \t]*)?$/u;

/**
 * Puts a phrase in as a bullet of its own: in the line of the caret where that is empty, else below it. Its first words
 * in brackets are selected, so that typing replaces them; without any the caret stands at its end.
 */
export function insertBullet(text: string, caret: number, phrase: string): Inserted {
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const lineEnd = text.indexOf('\n', caret);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const open = OPEN_LINE.test(text.slice(start, end));
  const before = open ? text.slice(0, start) : `${text.slice(0, end)}\n`;
  return inserted(before, `- ${phrase}`, text.slice(end));
}

/** Puts a phrase in as a sentence of running text: at the caret, parted by blanks from the words around it. */
export function insertSentence(text: string, caret: number, phrase: string): Inserted {
  const [before, after] = [text.slice(0, caret), text.slice(caret)];
  const gap = (beside: string) => (/^\S/u.test(beside) ? ' ' : '');
  const lead = /\S$/u.test(before) ? ' ' : '';
  return inserted(before + lead, phrase, gap(after) + after);
}

function inserted(before: string, phrase: string, after: string): Inserted {
  const bracket = /\[[^[\]]*\]/.exec(phrase);
  const from = before.length + (bracket?.index ?? phrase.length);
  return { text: before + phrase + after, from, to: from + (bracket?.[0].length ?? 0) };
}
