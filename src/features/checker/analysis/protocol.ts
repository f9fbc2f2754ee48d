import type { Paper } from '#documents/fields.ts';
import type { ParsedFile, Unreadable } from '#documents/parser/parsed-file.ts';
import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import type { ImportedResume } from '#documents/parser/to-data/to-resume-data.ts';
import type { CheckReport } from '#documents/checks/report.ts';

/** What a file turned out to be: what was in it, what a machine makes of it, and what is to be said of that. */
export type Analysis = { file: ParsedFile; resume: ParsedResume; report: CheckReport };

/** What the worker is doing, in the order in which it does it. */
export const STEPS = ['opening', 'reading', 'checking'] as const;
export type AnalysisStep = (typeof STEPS)[number];

/** The day to count from: year and month, so that the same file gives the same report. */
export type Today = { year: number; month: number };

/** What came of reading a file. */
export type Analyzed = { ok: true; analysis: Analysis } | { ok: false; reason: Unreadable };

/** What the worker of a file can be asked; beside the answers it tells each `Step` as it begins. */
export type CheckerCalls = {
  /** Somebody has chosen a file of this name: what is needed for it can be loaded. */
  prepare(request: { name: string }): void;
  analyze(request: { file: File; jobAd: string; today: Today }): Analyzed;
  /** The same file, held against another advertisement. */
  compare(request: { jobAd: string }): CheckReport;
  /** The picture of a page, as wide as it is shown, in pixels of the device; null where it cannot be drawn. */
  draw(request: { page: number; width: number }): ImageBitmap | null;
  /** What was read, as the builder takes it; on this paper where the file does not tell its own. */
  importResume(request: { paper: Paper }): ImportedResume;
};

/** The day to count from, by the clock of this device. */
export function thisMonth(): Today {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
