import type { ParsedFile } from '../parser/parsed-file.ts';
import type { JobMatch } from './keywords/job-match.ts';
import type { ParsedResume } from '../parser/parsed-resume.ts';

/** Tells right spelling from wrong; made from word lists that are loaded apart. */
export type Speller = {
  knows(word: string): boolean;
};

/** What checks look at. What is absent cannot be judged: checks that need it find nothing. */
export type CheckInput = {
  resume: ParsedResume;
  /** Absent for a document that is being edited. */
  file?: ParsedFile;
  /** Of a document that is being edited: it names a photo. */
  namesPhoto?: boolean;
  speller?: Speller;
  jobAd?: string;
  /** What came of reading that ad beside the resume (`keywords/match.ts`): read by whoever has one, once. */
  jobMatch?: JobMatch;
  /** The day to count from, so that the same file gives the same report: year and month. */
  today: { year: number; month: number };
};
