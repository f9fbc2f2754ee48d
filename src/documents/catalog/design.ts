import type { Family, HeadStyle } from './drawing-names.ts';
import type { FontFamily, Weight } from './fonts.ts';

/** Where an entry's dates stand in the first drawing: right on the company's line, in line with it, or along a timeline. */
type FirstEntryStyle = 'right' | 'inline' | 'timeline';
/**
 * How an entry is set (`templates/lib/layouts.typ`). First comes what it begins with: the title, the employer, both in
 * one line, or the title along a track. Then where its dates stand: at the right, in a column before the text, or above.
 * `headed-right` has the dates on the title's own line; `employer-placed` the place at the right of the employer's line and
 * the dates at the right of the title's.
 */
export type EntryStyle =
  | FirstEntryStyle
  | 'title-right'
  | 'title-after'
  | 'headed-right'
  | 'employer-right'
  | 'employer-placed'
  | 'line-right'
  | 'title-rail'
  | 'employer-rail'
  | 'line-rail'
  | 'title-above'
  | 'employer-above'
  | 'track-right'
  | 'track-above'
  | 'track-line';
/** What runs along a timeline: a line with dots, a stem with leaves, a road with milestones or with rings, a route with stops. */
export type Track = 'route' | 'dots' | 'stem' | 'milestones' | 'stones';
/**
 * How skills run on: with commas, with dots, in a tinted panel, as pills, or with the names of their groups in a column of
 * their own.
 */
export type SkillsStyle = 'commas' | 'dots' | 'panel' | 'pills' | 'groups';

/**
 * A column beside the text for contact and what is short (`templates/lib/side.typ`). Where lines begin is its start, at
 * the left in English.
 */
export type SideColumn = {
  at: 'start' | 'end';
  /** Of the width between the margins. */
  share: number;
  /** What it stands on: nothing, the design's tint, or a dark shade of its accent, with everything in white. */
  ground: 'plain' | 'tint' | 'dark';
  /** The name heads the text alone; the whole page where nothing is said. */
  head?: 'text';
  /** A hairline between the columns. */
  parting?: true;
  /** How much lower it begins than the text, in points: a little, or so much that it is no slip. */
  lowered?: number;
  /** `sides` of the same design in one column. */
  singleSides: number;
};

/** What a photo is cut to: a circle, a square, or the upright frame of 4 to 5 that photos are stored in. */
export type PhotoShape = 'round' | 'square' | 'portrait';

/** Everything that makes a design: a layout family and the tokens that the templates read. */
export type Design = {
  family: Family;
  body: FontFamily;
  heading: FontFamily;
  /** Body and name, in points. */
  size: number;
  nameSize: number;
  nameWeight: Weight;
  /** The professional title as a multiple of the body. */
  titleSize?: number;
  /** The summary as a multiple of the body, where it leads the page. */
  lead?: number;
  /** Section headings as a multiple of the body; for typefaces that run small. */
  headSize?: number;
  /** Weight of section headings, 700 where nothing is said. */
  headWeight?: Weight;
  /** Section headings in italics. */
  headItalic?: boolean;
  /** How a company stands out from its place, and a title from the name; by its ink alone where it is `plain`. */
  voice: 'bold' | 'plain' | 'italic' | 'accent';
  /** Headings of sections in capitals; in the first drawing never those that a person wrote. */
  caps?: boolean;
  head: HeadStyle;
  entry: EntryStyle;
  /** Of a timeline; dots where nothing is said. */
  track?: Track;
  /** What entries are headed with, as a multiple of the body. */
  entrySize?: number;
  /** What leads to dates at the right: a hairline where nothing is said, or dots. */
  leader?: 'dots';
  /** A hairline between entries. */
  between?: 'rule';
  /** How far bullets stand in, in body sizes. */
  bulletIndent?: number;
  /** The summary stands apart beside a line. */
  summary?: 'ruled';
  skills: SkillsStyle;
  /** Colour of names, headings and marks: at least 4.5 : 1 on white. */
  accent: string;
  /** Where a gradient that begins with the accent ends. */
  accentEnd?: string;
  /** Colour of ornaments that are shapes and never text, so of any contrast; the accent where nothing is said. */
  ornament?: string;
  /** Pale ground of panels, strips and tints. */
  tint: string;
  /** Its readers ask for hours, pay and supervisor of every job, so that the form offers them at once. */
  asksAboutJobs?: true;
  /**
   * The sections of a resume that is begun in it, by their ids or kinds, in their order; the usual ones where nothing is said. What is stored has
   * an order of its own.
   */
  begins?: readonly string[];
  /** The shape of the photo in the head of a resume; designs without it have no place for one. */
  photo?: PhotoShape;
  /** A line to sign below the last page of a resume. */
  signed?: true;
  /** Short sections never part, and long ones do not begin at the end of a page. */
  keepsSections?: true;
  /** Publications are numbered. */
  numbersPublications?: true;
  /** Space between sections, entries and paragraphs as a multiple of the usual. */
  parts?: number;
  /** Empty column left of the text, in inches. */
  rail?: number;
  /** What the margins at both sides are wider than those of the family, in points, so that lines are not too long to read. */
  sides?: number;
  /** Two columns; one where nothing is said. */
  side?: SideColumn;
  /** Footers, in points; 8 where nothing is said. */
  smallPrint?: number;
  /**
   * Whose ground rules hold for what all designs have alike, those of the first drawing where nothing is said: last pages
   * (`templates/lib/last-page.typ`), footers, ends of lines, lines of skills.
   */
  rules?: 2;
};
