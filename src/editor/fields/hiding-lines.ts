import { joinHiddenLines, partHiddenLines, type HiddenLine } from '#documents/text/hidden-lines.ts';

/** A long text and its lines that are not printed. */
export type TextWithHidden = { text: string; hidden: readonly HiddenLine[] };

/** The hidden lines in the order in which they stand in the text. */
export function hiddenInOrder({ text, hidden }: TextWithHidden): readonly HiddenLine[] {
  return partHiddenLines(joinHiddenLines(text, hidden)).hidden;
}

/** Hides the lines that a selection touches; the very same where there is no word in them. */
export function withLinesHidden(given: TextWithHidden, from: number, to: number): TextWithHidden {
  const [first, last] = [lineOf(given.text, from), lineOf(given.text, to)];
  let number = -1;
  let isChanged = false;
  const lines = joinHiddenLines(given.text, given.hidden).map((line) => {
    if (line.hidden) return line;
    number += 1;
    if (number < first || number > last || line.text.trim() === '') return line;
    isChanged = true;
    return { ...line, hidden: true };
  });
  return isChanged ? partHiddenLines(lines) : given;
}

/** Puts a hidden line, by its place among them, back where it stood; `from` and `to` are where it stands then. */
export function withLineShown(
  given: TextWithHidden,
  index: number,
): TextWithHidden & { from: number; to: number } {
  let number = -1;
  let printedBefore = 0;
  let shownAt = 0;
  const lines = joinHiddenLines(given.text, given.hidden).map((line) => {
    if (line.hidden) number += 1;
    if (line.hidden && number === index) {
      shownAt = printedBefore;
      printedBefore += 1;
      number = Infinity;
      return { ...line, hidden: false };
    }
    if (!line.hidden) printedBefore += 1;
    return line;
  });
  const parted = partHiddenLines(lines);
  const from = startOfLine(parted.text, shownAt);
  const end = parted.text.indexOf('\n', from);
  return { ...parted, from, to: end < 0 ? parted.text.length : end };
}

/** Without a hidden line, by its place among them. */
export function withoutHiddenLine(given: TextWithHidden, index: number): TextWithHidden {
  return { text: given.text, hidden: hiddenInOrder(given).toSpliced(index, 1) };
}

/** Another text with the hidden lines still beside the lines that they stood beside. */
export function withOtherText({ text, hidden }: TextWithHidden, next: string): TextWithHidden {
  const [before, after] = [linesOf(text), linesOf(next)];
  if (hidden.length === 0 || before.length === after.length) return { text: next, hidden };
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  let alike = 0;
  while (alike < shorter - same && before.at(-1 - alike) === after.at(-1 - alike)) alike += 1;
  const moved = hidden.map((line) => {
    if (line.at <= same) return line;
    const fromEnd = before.length - line.at;
    const at = fromEnd <= alike ? after.length - fromEnd : Math.min(line.at, after.length - alike);
    return { ...line, at };
  });
  return { text: next, hidden: moved };
}

/** The number of the line in which a place of a text stands, from 0. */
export function lineOf(text: string, place: number): number {
  return text.slice(0, place).split('\n').length - 1;
}

/** Where a line begins; behind the last line, the end. */
export function startOfLine(text: string, number: number): number {
  const before = text.split('\n').slice(0, number);
  return Math.min(
    text.length,
    before.reduce((length, line) => length + line.length + 1, 0),
  );
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
