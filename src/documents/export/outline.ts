import type { Design } from '../catalog/design.ts';
import type { FontChains } from '../catalog/font-chain.ts';
import type { Paper } from '../fields.ts';
import type { PageLook } from '../look/with-look.ts';
import type { PrintedPhoto } from '../photo/printed-photo.ts';
import type { Header } from '../print-base.ts';
import type { Density } from '../resume/schema.ts';
import type { DocumentLanguages } from '../text/document-language.ts';
import type { LinkedText } from '../text/links.ts';
import type { WrittenBlock, WrittenLine } from '../text/written.ts';

/*
 * A document as a row of parts, in the order of its pages: what Word files, plain text and Markdown are written from.
 * The parts hold what is printed and nothing else, cleaned, without the marks that only the engine reads.
 */

/** One part after the other, as a reader meets them. */
export type OutlinePart =
  | { role: 'name' | 'title'; text: string }
  | { role: 'contact'; items: LinkedText[] }
  /** `own` tells our headings from those that a person wrote. */
  | ({ role: 'heading'; text: string; own: boolean } & SectionStart)
  /** The first part of a section whose heading is not shown. */
  | ({ role: 'section' } & SectionStart)
  /** Of a job, a degree, a project, or of a post at an employer that has several; `isPost` of jobs and studies. */
  | { role: 'entry'; text: string; within: 'section' | 'employer'; isFirst: boolean; isPost?: true }
  | { role: 'facts'; facts: EntryFacts }
  | { role: 'link'; link: LinkedText }
  | { role: 'paragraph'; lines: WrittenLine[]; at: TextPlace }
  | { role: 'list'; items: WrittenLine[]; at: TextPlace }
  | { role: 'tags'; name: string; tags: string[] }
  /** Of a letter. */
  | { role: 'date' | 'opening' | 'signature' | 'signed'; text: string }
  | { role: 'recipient'; lines: string[] };

/** How a section begins: on a new page, or where there is room for all of it. */
type SectionStart = { newPage: boolean; keepTogether: boolean };

/** What stands below the title of an entry. */
export type EntryFacts = { organization: string; location: string; dates: string };

/** Where a text stands: it leads the page, belongs to an entry, or is a letter's own. */
type TextPlace = 'lead' | 'entry' | 'body' | 'closing';

/** A document in parts, and how it is printed. */
export type Outline = DocumentLanguages & {
  title: string;
  author: string;
  paper: Paper;
  design: Design;
  fonts: FontChains;
  bidirectional: boolean;
  density: Density;
  look?: PageLook;
  /** What the writer of a letter chose: families of type, size in points, margins in inches, pitch as a multiple. */
  letter?: { fonts: string[]; fontSize: number; margins: number; spacing: number };
  updatedAt: Date;
  /** Of a resume, where its design has a place for one: text files leave it out. */
  photo?: PrintedPhoto | undefined;
  parts: OutlinePart[];
};

/** The head of a page, which resumes and letters have alike. */
export function headParts({ name, title, contact }: Header): OutlinePart[] {
  return [
    { role: 'name', text: name },
    ...(title ? [{ role: 'title' as const, text: title }] : []),
    ...(contact.length > 0 ? [{ role: 'contact' as const, items: contact }] : []),
  ];
}

/** A long text in parts. */
export function textParts(blocks: readonly WrittenBlock[], at: TextPlace): OutlinePart[] {
  return blocks.map((block) =>
    block.kind === 'list'
      ? { role: 'list', items: block.items, at }
      : { role: 'paragraph', lines: block.lines, at },
  );
}
