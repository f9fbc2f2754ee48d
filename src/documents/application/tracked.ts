import type { ClosedFrom, ClosedReason, Stage } from './fields.ts';

/** A resume as it was sent. */
export type SentResume = {
  /** Its number; it may have been deleted since. */
  documentId: number;
  /** As it was called then. */
  title: string;
  /** What it follows, where it is still there and does. */
  baseId: number | null;
};

/** What of an application its figures, marks and reminders are made of, as lists have it. */
export type TrackedApplication = {
  id: number;
  stage: Stage;
  /** ISO 8601 in UTC, empty where nobody knows. */
  stageChangedAt: string;
  closedReason: ClosedReason;
  closedFrom: ClosedFrom;
  /** `YYYY-MM-DD`, empty where nobody knows. */
  appliedOn: string;
  nextStep: string;
  /** `YYYY-MM-DD`, empty where there is none. */
  nextStepOn: string;
  deadline: string;
  resumeId: number | null;
  /** The resume that the named one follows. */
  resumeBaseId: number | null;
  sentOn: string | null;
  /** The resume of the latest one that was marked as sent; null where none was, or it had none. */
  sentResume: SentResume | null;
  updatedAt: string;
};

/**
 * The day on which it was first applied for, as somebody has said or, where nobody has, on which it was marked as sent last;
 * empty where that is not known, and of what is not sent.
 */
export function appliedDay({
  stage,
  appliedOn,
  sentOn,
}: Pick<TrackedApplication, 'stage' | 'appliedOn' | 'sentOn'>): string {
  return (stage === 'saved' ? '' : appliedOn) || (sentOn ?? '');
}

/**
 * The day of a moment where this device is, as days that people name are; empty of none. Far in the evening or early in the
 * morning it is another one than in UTC.
 */
export function localDayOf(moment: string): string {
  const at = new Date(moment);
  const year = at.getFullYear();
  // No day that we write, of what is no moment either.
  if (!(year >= 0 && year <= 9999)) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

const DAY_MS = 24 * 3600_000;

/** How many days lie between two days; less than none where `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
