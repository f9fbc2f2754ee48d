import type { MergedPage, Piece } from '#tests/support/merging-reader.ts';

/** Nearer than this share of a letter, two pieces are one word. */
const TOUCHING = 0.1;
/** Widths are rounded in the file. */
const TOLERANCE = 0.01;

/** In typefaces that lack a script, words and the blanks between them come from two typefaces. */
const ANOTHER_FACE = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u;

/**
 * Pieces of a line that neither touch nor stand a letter apart: a parser takes them for one, without the blank
 * that a person sees between them. And pieces that stand before the one they follow.
 */
export function badGaps({ letter, drawn }: MergedPage): string[] {
  return drawn.flatMap((line) =>
    line.some(({ text }) => ANOTHER_FACE.test(text))
      ? []
      : line.flatMap((piece, index) => gapFault(line[index - 1], piece, letter)),
  );
}

function gapFault(before: Piece | undefined, piece: Piece, letter: number): string[] {
  if (!before) return [];
  const gap = (piece.left - before.right) / letter;
  if (Math.abs(gap) <= TOUCHING || gap >= 1 - TOLERANCE) return [];
  return [`“${before.text}” and “${piece.text}” stand ${gap.toFixed(2)} letters apart`];
}
