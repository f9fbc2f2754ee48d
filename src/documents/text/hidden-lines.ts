/*
 * A long text and its lines that are kept without being printed. The text itself holds the printed lines alone, so that
 * whoever reads it has what is printed; the others stand beside it with their places. Here the two are joined to the
 * lines that a person sees, and parted again.
 */

/** A line that is not printed; `at` is how many printed lines stand before it. */
export type HiddenLine = { at: number; text: string };

/** A line of a text as a person sees it. */
export type FlaggedLine = { text: string; hidden: boolean };

/** All lines in their order. What says to stand behind the end stands at the end. */
export function joinHiddenLines(text: string, hidden: readonly HiddenLine[]): FlaggedLine[] {
  const printed = text === '' ? [] : text.split('\n');
  if (hidden.length === 0) return printed.map((line) => ({ text: line, hidden: false }));
  const before = new Map<number, FlaggedLine[]>();
  for (const { at, text: line } of hidden) {
    const place = Math.min(Math.max(0, Math.ceil(at)), printed.length);
    const lines = before.get(place);
    if (lines) lines.push({ text: line, hidden: true });
    else before.set(place, [{ text: line, hidden: true }]);
  }
  return [...printed, undefined].flatMap((line, at) => [
    ...(before.get(at) ?? []),
    ...(line === undefined ? [] : [{ text: line, hidden: false }]),
  ]);
}

/** The text that is printed, and what is hidden of it. A single printed line without a word is no line of a text. */
export function partHiddenLines(lines: readonly FlaggedLine[]): { text: string; hidden: HiddenLine[] } {
  const printed: string[] = [];
  const hidden: HiddenLine[] = [];
  for (const line of lines) {
    if (line.hidden) hidden.push({ at: printed.length, text: line.text });
    else printed.push(line.text);
  }
  if (printed.length === 1 && printed[0] === '')
    return { text: '', hidden: hidden.map(({ text }) => ({ at: 0, text })) };
  return { text: printed.join('\n'), hidden };
}
