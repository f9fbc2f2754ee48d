import type { ParsedFile } from '../parser/parsed-file.ts';
import type { ParsedResume } from '../parser/parsed-resume.ts';
import type { Area, CheckGroup, Doubt, Finding, Grave, Mild, Severity } from './finding.ts';
import type { Proof } from './second-look/proof.ts';

/** Tells right spelling from wrong; made from word lists that are loaded apart. */
export type Speller = {
  knows(word: string): boolean;
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
type FaultWords = Pick<Finding, 'title' | 'suggestion' | 'places'> &
  Partial<Pick<Finding, 'area' | 'why' | 'missing'>>;

/** A fault of little weight: one look is enough. */
export type Fault = FaultWords & { severity?: Mild };

/** A fault that a second look has made sure of: only such a one may weigh much. */
export type ProvenFault = FaultWords & { severity?: Severity; proof: Proof };

/** What could not be told: neither a fault nor in order. Shown apart, and not scored. */
export type Unsure = Pick<Doubt, 'title' | 'lookAt' | 'places'> & { unsure: true; area?: Area };

/** One rule: pure, and small enough to be explained in its `why`. */
type Rule = {
  /** Its name: the group, and what it finds, as `bullets/weak-start`. Stable, as scores and reports refer to it. */
  id: `${CheckGroup}/${string}`;
  group: CheckGroup;
  area: Area;
  why: string;
  reference?: Finding['reference'];
  /** Said where nothing was found; absent where that is not worth a line. */
  passed?: string;
  /** It counts them or what they have: nothing is told where some were not read (second-look/jobs-read.ts). */
  counts?: 'jobs' | 'bullets';
  /** Whether there is anything to judge: a check on bullets without bullets neither fails nor passes. */
  applies(input: CheckInput): boolean;
};

/** A rule that never finds anything of much weight. */
export type MildCheck = Rule & {
  severity: Mild;
  find(input: CheckInput): readonly (Fault | Unsure)[];
};

/** A rule whose faults weigh much: each says how it was made sure of, or names a smaller weight. */
export type GraveCheck = Rule & {
  severity: Grave;
  find(input: CheckInput): readonly (ProvenFault | (Fault & { severity: Mild }) | Unsure)[];
};

export type Check = MildCheck | GraveCheck;
