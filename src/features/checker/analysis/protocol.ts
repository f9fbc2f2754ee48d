import type { Paper } from '#documents/fields.ts';
import type { ReadFile, Unreadable } from '#documents/readback/read-file.ts';
import type { ReadResume } from '#documents/readback/read-resume.ts';
import type { ReadIntoData } from '#documents/readback/to-data/to-data.ts';
import type { Report } from '#documents/checks/report.ts';

/** What a file turned out to be: what was in it, what a machine makes of it, and what is to be said of that. */
export type Analysis = { file: ReadFile; resume: ReadResume; report: Report };

/** What the worker is doing, in the order in which it does it. */
export const STEPS = ['opening', 'reading', 'checking'] as const;
export type Step = (typeof STEPS)[number];

/** The day to count from: year and month, so that the same file gives the same report. */
export type Today = { year: number; month: number };

export type ToWorker =
  /** Somebody has chosen a file of this name: what is needed for it can be loaded. */
  | { type: 'prepare'; name: string }
  | { type: 'analyze'; file: File; jobAd: string; today: Today }
  /** The same file, held against another advertisement. */
  | { type: 'compare'; id: number; jobAd: string }
  /** The picture of a page, as wide as it is shown, in pixels of the device. */
  | { type: 'draw'; id: number; page: number; width: number }
  /** What was read, as the builder takes it; on this paper where the file does not tell its own. */
  | { type: 'carry'; id: number; paper: Paper };

export type Answer =
  | { type: 'compared'; id: number; report: Report }
  /** Null where this page cannot be drawn. */
  | { type: 'drawn'; id: number; bitmap: ImageBitmap | null }
  | { type: 'carried'; id: number; carried: ReadIntoData };

export type FromWorker =
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
