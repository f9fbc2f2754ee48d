import type { ClosedReason } from './fields.ts';
import { localDayOf, type TrackedApplication } from './tracked.ts';

/*
 * What came of applications, counted from what is known of each: how far it has come, why it was closed, and whether it was
 * marked as sent. One that was rejected after an interview counts as answered: nobody keeps that it had one.
 */

export type Figures = { sent: number; answered: number; interviews: number };

/** `2026-11` */
export type MonthFigures = Figures & { month: string };
/** Null for those that name no resume, or one that was deleted. */
export type ResumeFigures = Figures & { resumeId: number | null };

type Told = Pick<TrackedApplication, 'stage' | 'closedReason' | 'sentOn' | 'stageChangedAt' | 'resumeId'>;

const ANSWERS: readonly ClosedReason[] = ['accepted', 'declined', 'rejected'];
/** Who accepts or declines had an offer, and who has one was talked to. */
const OFFERS: readonly ClosedReason[] = ['accepted', 'declined'];

function hasInterview({ stage, closedReason }: Told): boolean {
  return (
    stage === 'interviewing' || stage === 'offer' || (stage === 'closed' && OFFERS.includes(closedReason))
  );
}

function isAnswered(application: Told): boolean {
  const { stage, closedReason } = application;
  return hasInterview(application) || (stage === 'closed' && ANSWERS.includes(closedReason));
}

function isSent(application: Told): boolean {
  const { stage, closedReason, sentOn } = application;
  const waitedFor = stage === 'closed' && closedReason === 'no-answer';
  return sentOn !== null || stage === 'applied' || waitedFor || isAnswered(application);
}

export function figuresOf(applications: readonly Told[]): Figures {
  const many = (is: (one: Told) => boolean) => applications.filter(is).length;
  return { sent: many(isSent), answered: many(isAnswered), interviews: many(hasInterview) };
}

/** The month in which it was sent; empty where nobody knows. */
function monthOf({ sentOn, stage, stageChangedAt }: Told): string {
  return (sentOn ?? (stage === 'applied' ? localDayOf(stageChangedAt) : '')).slice(0, 7);
}

/**
 * What was sent in each of the last months, those without any too, and what has come of it since.
 * @param until the last month, `2026-11`
 * @returns beside them what was sent before, after, or nobody knows when
 */
export function figuresByMonth(
  applications: readonly Told[],
  { until, months }: { until: string; months: number },
): { months: MonthFigures[]; others: Figures } {
  const byMonth = Map.groupBy(applications, monthOf);
  const shown = monthsUntil(until, months);
  const others = applications.filter((one) => !shown.includes(monthOf(one)));
  return {
    months: shown.map((month) => ({ month, ...figuresOf(byMonth.get(month) ?? []) })),
    others: figuresOf(others),
  };
}

function monthsUntil(until: string, count: number): string[] {
  const [year = 0, month = 1] = until.split('-').map(Number);
  const last = year * 12 + month - 1;
  return Array.from({ length: count }, (_, back) => last - (count - 1 - back)).map(
    (at) => `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`,
  );
}

/** What came of each resume, the one that was sent most often first. */
export function figuresByResume(applications: readonly Told[]): ResumeFigures[] {
  const byResume = Map.groupBy(applications.filter(isSent), ({ resumeId }) => resumeId);
  return [...byResume]
    .map(([resumeId, of]) => ({ resumeId, ...figuresOf(of) }))
    .toSorted((a, b) => b.sent - a.sent || b.answered - a.answered || (a.resumeId ?? 0) - (b.resumeId ?? 0));
}
