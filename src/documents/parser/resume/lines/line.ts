import { boxAround, type Box, type TextLine, type TextRun } from '#documents/parser/parsed-file.ts';

/** Letters of one run within a line's text. */
export type LineSpan = { start: number; end: number; run: TextRun };

/** A line of the file, with what understanding needs to know of it. */
export type Line = {
  source: TextLine;
  /** As in the file, with plain blanks. */
  text: string;
  spans: readonly LineSpan[];
  /** Begun by a bullet. */
  bulleted: boolean;
  /** How far right the lines of its column reach; absent where the file has no places. */
  edge?: number;
};

/** Glyphs that stand for bullets even when the reader of the file left them in the text. */
const BULLET = /^\s*(?:[⋆✱✳❍▷⊳❯•●▪■◦○‣⁃∙·➢➤►▶❖✓✔★☆◆◇»*→–—]|-|o(?=\s[A-Z]))\s+(?=\S)/u;

export function lineOf(source: TextLine): Line {
  const text = source.text.replace(/[\u00a0\u2007\u202f]/g, ' ');
  const glyph = source.bullet ? '' : (BULLET.exec(text)?.[0] ?? '');
  // Its place is kept by blanks, so that spans still fit.
  const bare = glyph ? ' '.repeat(glyph.length) + text.slice(glyph.length) : text;
  return {
    source,
    text: bare,
    spans: spansOf(text, source.runs),
    bulleted: source.bullet !== '' || glyph !== '',
  };
}

/** Where each run's letters are in the line. What has no run, or no place in the text, is passed over. */
function spansOf(text: string, runs: readonly TextRun[]): LineSpan[] {
  const spans: LineSpan[] = [];
  let at = 0;
  for (const run of runs) {
    const letters = run.text.trim();
    if (!letters) continue;
    const start = text.indexOf(letters, at);
    if (start >= 0) {
      spans.push({ start, end: start + letters.length, run });
      at = start + letters.length;
      continue;
    }
    const found = looseEnd(text, at, letters);
    if (!found) continue;
    spans.push({ ...found, run });
    at = found.end;
  }
  return spans;
}

/** Letters with other blanks between them than the run has. */
function looseEnd(text: string, from: number, letters: string): { start: number; end: number } | undefined {
  const wanted = letters.replace(/\s/gu, '');
  let start = -1;
  let at = 0;
  for (let index = from; index < text.length && at < wanted.length; index += 1) {
    const letter = text.charAt(index);
    if (/\s/u.test(letter)) continue;
    if (letter !== wanted.charAt(at)) return undefined;
    if (start < 0) start = index;
    at += 1;
    if (at === wanted.length) return { start, end: index + 1 };
  }
  return undefined;
}

/** The box of a part of a line: cut out of the runs where that can be done. */
export function boxOf(line: Line, start: number, end: number): Box | undefined {
  let box: Box | undefined;
  for (const span of line.spans) {
    if (span.end <= start || span.start >= end || !span.run.box) continue;
    const part = cut(span, span.run.box, start, end);
    box = box ? boxAround(box, part) : part;
  }
  return box ?? line.source.box;
}

function cut(span: LineSpan, box: Box, start: number, end: number): Box {
  const width = (box.right - box.left) / Math.max(1, span.end - span.start);
  return {
    ...box,
    left: start > span.start ? box.left + width * (start - span.start) : box.left,
    right: end < span.end ? box.right - width * (span.end - end) : box.right,
  };
}

/** A line of which only a part is seen; what is not seen is blank, so that places stay the same. */
export function masked(line: Line, start: number, end: number): Line {
  const text = ' '.repeat(start) + line.text.slice(start, end);
  const spans = line.spans.filter((span) => span.end > start && span.start < end);
  const [first] = spans;
  const source = first
    ? {
        ...line.source,
        bold: first.run.bold,
        italic: first.run.italic,
        fontSize: first.run.fontSize,
        allCaps: !/\p{Ll}/u.test(text),
        runs: spans.map(({ run }) => run),
      }
    : line.source;
  return { ...line, source, text, spans };
}
