import type { Box, TextLine, TextRun } from '../../read-file.ts';

/** Letters of one run within a line's text. */
export type Span = { start: number; end: number; run: TextRun };

/** A line of the file, with what understanding needs to know of it. */
export type Line = {
  source: TextLine;
  /** As in the file, with plain blanks. */
  text: string;
  spans: readonly Span[];
  /** Begun by a bullet. */
  bulleted: boolean;
};

/** Glyphs that stand for bullets even when the reader of the file left them in the text. */
const BULLET = /^\s*(?:[•●▪■◦○‣⁃∙·➢➤►▶❖✓✔★☆◆◇»*→–—]|-|o(?=\s[A-Z]))\s+(?=\S)/u;

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

/** Where each run's letters are in the line; empty where they cannot be told. */
function spansOf(text: string, runs: readonly TextRun[]): Span[] {
  const letters: { run: TextRun; letter: string }[] = [];
  for (const run of runs) {
    for (const letter of run.text) if (letter.trim()) letters.push({ run, letter });
  }
  const places = [...text.matchAll(/\S/gu)].map((match) => match.index);
  // The bullet is among the runs, and no longer in the text.
  const first = letters
    .map(({ letter }) => letter)
    .join('')
    .indexOf(text.replace(/\s/gu, ''));
  const offset =
    first < 0
      ? -1
      : [
          ...letters
            .map(({ letter }) => letter)
            .join('')
            .slice(0, first),
        ].length;
  if (offset < 0) return [];
  const spans: Span[] = [];
  places.forEach((start, index) => {
    const run = letters[offset + index]?.run;
    if (!run) return;
    const last = spans.at(-1);
    if (last?.run === run) last.end = start + 1;
    else spans.push({ run, start, end: start + 1 });
  });
  return spans;
}

/** The box of a part of a line: cut out of the runs where that can be done. */
export function boxOf(line: Line, start: number, end: number): Box | undefined {
  let box: Box | undefined;
  for (const span of line.spans) {
    if (span.end <= start || span.start >= end || !span.run.box) continue;
    box = around(box, cut(span, span.run.box, start, end));
  }
  return box ?? line.source.box;
}

function cut(span: Span, box: Box, start: number, end: number): Box {
  const width = (box.right - box.left) / Math.max(1, span.end - span.start);
  return {
    ...box,
    left: start > span.start ? box.left + width * (start - span.start) : box.left,
    right: end < span.end ? box.right - width * (span.end - end) : box.right,
  };
}

function around(a: Box | undefined, b: Box): Box {
  if (!a) return b;
  return {
    page: a.page,
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
