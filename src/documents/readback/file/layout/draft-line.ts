import type { Box, TextLine } from '../../read-file.ts';
import type { Glyph } from './glyph.ts';

/** A line before its place among all lines is known, and what else is known of how it was set. */
export type DraftLine = Omit<TextLine, 'index'> & {
  box: Box;
  glyphs: readonly Glyph[];
  artifact: boolean;
  /** Whether its words come apart into letters for a machine. */
  letterSpaced: boolean;
};
