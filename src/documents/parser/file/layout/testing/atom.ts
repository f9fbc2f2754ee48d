import type { Atom } from '../glyph.ts';

const face = { name: 'Body', family: 'Body', bold: false, italic: false, doubtful: false };

/** A text of 10 points on a page, each letter 5 points wide. */
export function atom(text: string, left: number, baseline: number): Atom {
  const right = left + text.length * 5;
  const rest = {
    ...{ left, right, baseline, size: 10, face },
    ...{ hidden: false, order: 0, artifact: false, spaced: false },
  };
  return { left, right, baseline, size: 10, glyphs: [...text].map((letter) => ({ ...rest, text: letter })) };
}
