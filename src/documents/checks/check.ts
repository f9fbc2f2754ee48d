import type { ParsedFile } from '../parser/parsed-file.ts';
import type { ParsedResume } from '../parser/parsed-resume.ts';
import type { Area, CheckGroup, Finding, Severity } from './finding.ts';

/** Tells right spelling from wrong; made from word lists that are loaded apart. */
export type Speller = {
  knows(word: string): boolean;
  suggest(word: string): readonly string[];
};

/** What checks look at. What is absent cannot be judged: checks that need it find nothing. */
export type CheckInput = {
  resume: ParsedResume;
  /** Absent for a document that is being edited. */
  file?: ParsedFile;
  speller?: Speller;
  jobAd?: string;
  /** The day to count from, so that the same file gives the same report: year and month. */
  today: { year: number; month: number };
};

/** What one check says of one fault; the rest of the finding is the check's own. */
export type Fault = Pick<Finding, 'title' | 'suggestion' | 'places'> &
  Partial<Pick<Finding, 'area' | 'severity' | 'why' | 'missing'>>;

/** One rule: pure, and small enough to be explained in its `why`. */
export type Check = {
  /** Its name: the group, and what it finds, as `bullets/weak-start`. Stable, as scores and reports refer to it. */
  id: `${CheckGroup}/${string}`;
  group: CheckGroup;
  area: Area;
  severity: Severity;
  why: string;
  reference?: Finding['reference'];
  /** Said where nothing was found; absent where that is not worth a line. */
  passed?: string;
  /** Whether there is anything to judge: a check on bullets without bullets neither fails nor passes. */
  applies(input: CheckInput): boolean;
  find(input: CheckInput): readonly Fault[];
};
