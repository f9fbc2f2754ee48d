import type { Look } from './look.ts';

/** What a document says, in its own order, before lines are made of it. */
export type DocxRun = { text: string; look: Look; link?: string };

export type DocxParagraph = {
  kind: 'paragraph';
  /** Lines apart from each other by breaks within the paragraph. */
  lines: DocxRun[][];
  look: Look;
  bullet: string;
  inTextBox: boolean;
  /** Begins a new page. */
  newPage: boolean;
  pictures: { width: number; height: number }[];
};

export type DocxTable = { kind: 'table'; rows: DocxBlock[][][]; shaded: boolean };

export type DocxBlock = DocxParagraph | DocxTable;
