/** A description with a phrase in it, and what is then selected. */
export type Inserted = { text: string; from: number; to: number };

/** A line with nothing in it but, perhaps, the sign of a bullet. */
const OPEN_LINE = /^[ \t]*[-*•]?[ \t]*$/u;

/**
 * Puts a phrase in as a bullet of its own: in the line of the caret where that is empty, else below it. Its first words
 * in brackets are selected, so that typing replaces them; without any the caret stands at its end.
 */
export function insertPhrase(text: string, caret: number, phrase: string): Inserted {
  const start = text.lastIndexOf('\n', caret - 1) + 1;
  const lineEnd = text.indexOf('\n', caret);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const open = OPEN_LINE.test(text.slice(start, end));
  const before = open ? text.slice(0, start) : `${text.slice(0, end)}\n`;
  const bullet = `- ${phrase}`;
  const bracket = /\[[^\]]*\]/.exec(bullet);
  const from = before.length + (bracket?.index ?? bullet.length);
  return { text: before + bullet + text.slice(end), from, to: from + (bracket?.[0].length ?? 0) };
}
