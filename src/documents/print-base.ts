import type { Design } from './catalog/design.ts';
import type { FontChains } from './catalog/font-chain.ts';
import type { Paper } from './fields.ts';
import type { DocumentLanguages } from './text/document-language.ts';
import type { LinkedText } from './text/links.ts';

/** Head of a resume, letterhead of a letter. */
export type Header = { name: string; title: string; contact: LinkedText[] };

/**
 * What every printed document tells its template. Texts that are set are cleaned, and words in them that must
 * stay whole are marked (text/no-break.ts); title and author go into the file's properties and are not.
 */
export type PrintBase = DocumentLanguages & {
  /** The PDF's title and author. */
  title: string;
  author: string;
  paper: Paper;
  design: Design;
  fonts: FontChains;
  /** Whether text of both directions, or only leftward text, occurs. */
  bidirectional: boolean;
  header: Header;
};

/** A file that travels inside a PDF. Its text goes there as it is: nothing of it is set, so nothing is marked. */
export type Attachment = {
  /** Its name, by which readers of PDFs list it and save it. */
  name: string;
  mediaType: string;
  /** What it is, in the document's language, for whoever sees the list. */
  description: string;
  /** Why it is there (PDF 2.0, AFRelationship): the source is what the document was made from. */
  relationship: 'source' | 'data' | 'alternative' | 'supplement';
  text: string;
};
