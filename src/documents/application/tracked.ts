import type { ClosedReason, Stage } from './fields.ts';

/** What of an application its figures, marks and reminders are made of, as lists have it. */
export type TrackedApplication = {
  id: number;
  stage: Stage;
  /** ISO 8601 in UTC, empty where nobody knows. */
  stageChangedAt: string;
  closedReason: ClosedReason;
  nextStep: string;
  /** `YYYY-MM-DD`, empty where there is none. */
  nextStepOn: string;
  deadline: string;
  resumeId: number | null;
  sentOn: string | null;
  updatedAt: string;
};

/** The day of a moment; empty of none. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

const DAY_MS = 24 * 3600_000;

/** How many days lie between two days; less than none where `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
