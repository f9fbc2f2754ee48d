import type { FontFamily } from './fonts.ts';

/** How a header is laid out, by the family whose .typ file draws it. */
type Layout =
  | { family: 'creative'; header: 'band' | 'lagoon' | 'spine' | 'canopy' | 'card' }
  | { family: 'modern'; header: 'underscore' | 'margin' | 'split' | 'panel' | 'edge' }
  | { family: 'classic'; header: 'ledger' | 'plain' | 'plate' | 'frame' | 'band' };

/** How a section's heading is marked. */
export type HeadStyle = 'rule' | 'toprule' | 'bar' | 'after' | 'centre' | 'tint' | 'tab' | 'tick' | 'plain';
/** Where an entry's dates stand: right on the company's line, in line with it, or along a timeline. */
export type EntryStyle = 'right' | 'inline' | 'timeline';
/** How skills run on: with commas, with dots, or in a tinted panel. */
export type SkillsStyle = 'commas' | 'dots' | 'panel';

/** Everything that makes a design: a family of layouts and the tokens that its .typ file reads. */
export type Design = Layout & {
  body: FontFamily;
  heading: FontFamily;
  /** Body and name, in points. */
  size: number;
  nameSize: number;
  nameWeight: 400 | 600 | 700;
  /** Section headings as a multiple of the body; for typefaces that run small. */
  headSize?: number;
  /** How a company stands out from its place, and a title from the name. */
  voice: 'bold' | 'italic' | 'accent';
  /** Capitals for our own headings; never for what a person wrote. */
  caps?: boolean;
  head: HeadStyle;
  entry: EntryStyle;
  skills: SkillsStyle;
  /** Colour of names, headings and marks: at least 4.5 : 1 on white. */
  accent: string;
  /** Where a gradient that begins with the accent ends. */
  accentEnd?: string;
  /** Pale ground of panels, strips and tints. */
  tint: string;
  /** Empty column left of the text, in inches. */
  rail?: number;
};
