import type { Box, TextLine } from '#documents/parser/parsed-file.ts';

/** How letters look, and what is known of their font. */
export type Typeface = {
  /** As the file calls it, without the tag of a subset. */
  name: string;
  family: string;
  bold: boolean;
  italic: boolean;
  /** Its letters are not in the file, or are drawings: what a machine reads of it is a guess. */
  doubtful: boolean;
};

/** A letter on a page, in points from the upper left corner. A blank is one too, until atoms are made. */
export type Glyph = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  /** In points, as it is seen. */
  size: number;
  face: Typeface;
  hidden: boolean;
  /** When it was drawn: letters set in one go share a number. */
  order: number;
  /** Whether the file itself says that it is no part of the text: a running head, a page number. */
  artifact: boolean;
  /** Whether the file has a blank before it; told when atoms are made. */
  spaced: boolean;
  /** Set where the file names other letters than those that are seen; they were put right. */
  mended?: true;
};

/** Letters that stand so near each other, on one baseline, that no gutter can lie between them. */
export type Atom = {
  left: number;
  right: number;
  baseline: number;
  size: number;
  glyphs: Glyph[];
};

/** How far letters reach above their baseline and below, as shares of their size: near enough for most fonts. */
export const ASCENT = 0.78;
export const DESCENT = 0.22;

export function atomText({ glyphs }: Pick<Atom, 'glyphs'>): string {
  return glyphs.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join('');
}

/** A line before its place among all lines is known, and what else is known of how it was set. */
export type DraftLine = Omit<TextLine, 'index'> & {
  box: Box;
  glyphs: readonly Glyph[];
  artifact: boolean;
  /** Whether its words come apart into letters for a machine. */
  letterSpaced: boolean;
};
