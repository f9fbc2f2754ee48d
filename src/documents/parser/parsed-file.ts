import type { ResumeData } from '../resume/schema.ts';
import type { LeftOut } from './file/text-limits.ts';

/** A place on a page, in points from its upper left corner; pages count from 1. */
export type Box = { page: number; left: number; top: number; right: number; bottom: number };

/** The smallest place that holds both, on the page of the first. */
export function boxAround(a: Box, b: Box): Box {
  return { page: a.page, ...boundsAround(a, b) };
}

export function boundsAround(a: Omit<Box, 'page'>, b: Omit<Box, 'page'>): Omit<Box, 'page'> {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Letters set in one go, in one font. */
export type TextRun = {
  text: string;
  /** Absent where the file has no pages of its own (DOCX). */
  box?: Box;
  /** In points. */
  fontSize: number;
  fontName: string;
  bold: boolean;
  italic: boolean;
  /** There for machines only: white on white, under 4 pt, drawn invisibly. */
  hidden: boolean;
};

/** Where on the page a line stands: running heads and feet are told from what the page says. */
export type Region = 'body' | 'header' | 'footer';

/** A line as a person sees it: the runs of one column at one height, in reading order. */
export type TextLine = {
  /** Its place in `ParsedFile.lines`. */
  index: number;
  page: number;
  text: string;
  runs: readonly TextRun[];
  box?: Box;
  /** The column it stands in, from the left; 0 where the line runs over the whole page or there is one column. */
  column: number;
  region: Region;
  /** The most frequent size of its letters, in points. */
  fontSize: number;
  bold: boolean;
  italic: boolean;
  allCaps: boolean;
  /** The bullet or number it began with, which `text` no longer has; empty where there was none. */
  bullet: string;
  /** The empty space above it within its column, in points; 0 for the first of a page. */
  gapAbove: number;
};

export type ParsedPage = {
  number: number;
  /** In points. */
  width: number;
  height: number;
  /** How many columns of text stand beside each other. */
  columns: number;
  /** Pictures, with their places. */
  images: readonly Box[];
  /** Small drawings that repeat: bars, dots and stars that stand for a level. */
  levelMarks: number;
};

export type ParsedLink = { url: string; text: string; box?: Box; line?: number };

/** Faults of the text layer and of the layout, found while reading; `checks/` turns them into words. */
export type FileFacts = {
  bytes: number;
  /** Share of characters that are U+FFFD, private use or controls, 0 to 1. */
  undecodable: number;
  /** Lines that seem to have lost "fi", "fl", "ti" and the like. */
  brokenLigatures: readonly number[];
  /** Lines whose words come apart into single letters. */
  letterSpaced: readonly number[];
  /** Lines whose words run together. */
  gluedWords: readonly number[];
  /** Lines where a pictogram is glued to the text. */
  gluedIcons: readonly number[];
  hiddenLines: readonly number[];
  /** Names of fonts that are not in the file, or are drawings (Type 3). */
  doubtfulFonts: readonly string[];
  fontFamilies: readonly string[];
  /** Lines that are drawn in another order than they are read. */
  outOfOrder: readonly number[];
  /** Lines of which one part is drawn apart from the other, as dates at the edge may be; absent where nothing is drawn. */
  drawnApart?: readonly number[];
  /** Lines inside tables or text boxes. */
  inTables: readonly number[];
  inTextBoxes: readonly number[];
  /** Running heads that repeat on a further page, inside the text. */
  repeatedHeads: readonly number[];
  /** In points, the least of all pages; absent for DOCX where none is given. */
  leastMargin?: number;
  /** How full the last page is, 0 to 1; absent for DOCX. */
  lastPageFill?: number;
};

/** What a file that is read line by line can be. The checker takes the first two; people bring all of them. */
export type ParsedKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'text' | 'markdown';

/** What could be read of a file. */
export type ParsedFile = {
  kind: ParsedKind;
  name: string;
  properties: { title: string; author: string; producer: string };
  pages: readonly ParsedPage[];
  /** How many pages more it has, which were not read: no resume has as many. */
  pagesLeftOut?: number;
  /** Why something of its text was not read. */
  leftOut?: readonly LeftOut[];
  /** All lines in reading order. */
  lines: readonly TextLine[];
  links: readonly ParsedLink[];
  facts: FileFacts;
  /** The document that a PDF of ours was printed from. */
  attached?: { templateId: string; data: ResumeData };
  /** XML that another program put into its PDF, as Europass does. */
  attachedXml?: Uint8Array;
};

/** Why a file cannot be read. Each has its own advice on screen. */
export type Unreadable =
  | 'empty'
  | 'too-large'
  | 'doc'
  | 'rtf'
  | 'picture'
  | 'other-type'
  | 'encrypted'
  | 'broken'
  | 'image-only'
  | 'took-too-long';

export type ParseOutcome = { ok: true; file: ParsedFile } | { ok: false; reason: Unreadable };
