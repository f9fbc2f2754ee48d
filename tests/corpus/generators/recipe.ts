import type { Person } from './person.ts';
import type { Sheet, Style } from './sheet.ts';

/** What makes a file of a sheet of words. */
export type Layout = {
  producer: string;
  extension: 'pdf' | 'docx';
  columns: 1 | 2;
  /** Whether contact stands under a heading of its own. */
  contactHeaded: boolean;
  /** What this layout has no place for. */
  omits?: readonly ('title' | 'links' | 'interests' | 'references' | 'start of a course')[];
  make: (sheet: Sheet, person: Person) => Promise<Uint8Array>;
};

/** One file of the corpus: whose resume, how worded, how set. */
export type Recipe = { person: string; layout: string; style: Style; distilled?: boolean };
