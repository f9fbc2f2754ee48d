import type { Paper } from '#documents/fields.ts';
import type { ParsedFile, Unreadable } from '#documents/parser/parsed-file.ts';
import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import type { ImportedResume } from '#documents/parser/to-data/to-resume-data.ts';
import type { CheckReport } from '#documents/checks/report.ts';

/* What the page and the worker of the checker say to each other. */

/** What a file turned out to be: what was in it, what a machine makes of it, and what is to be said of that. */
export type Analysis = { file: ParsedFile; resume: ParsedResume; report: CheckReport };

/** What the worker is doing, in the order in which it does it. */
export const STEPS = ['opening', 'reading', 'checking'] as const;
export type Step = (typeof STEPS)[number];

/** The day to count from: year and month, so that the same file gives the same report. */
export type Today = { year: number; month: number };

export type ToChecker =
  /** Somebody has chosen a file of this name: what is needed for it can be loaded. */
  | { type: 'prepare'; name: string }
  | { type: 'analyze'; file: File; jobAd: string; today: Today }
  /** The same file, held against another advertisement. */
  | { type: 'compare'; id: number; jobAd: string }
  /** The picture of a page, as wide as it is shown, in pixels of the device. */
  | { type: 'draw'; id: number; page: number; width: number }
  /** What was read, as the builder takes it; on this paper where the file does not tell its own. */
  | { type: 'import'; id: number; paper: Paper };

export type Answer =
  | { type: 'compared'; id: number; report: CheckReport }
  /** Null where this page cannot be drawn. */
  | { type: 'drawn'; id: number; bitmap: ImageBitmap | null }
  | { type: 'imported'; id: number; imported: ImportedResume };

export type FromChecker =
  | { type: 'step'; step: Step }
  | { type: 'analyzed'; analysis: Analysis }
  | { type: 'unreadable'; reason: Unreadable }
  | Answer
  /** The worker is of no use any more. */
  | { type: 'failed'; message: string };

/** The day to count from, by the clock of this device. */
export function thisMonth(): Today {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
