import type { ClosedReason, Stage } from './fields.ts';
import { monthFrom } from './months.ts';
import { appliedDay, localDayOf, type TrackedApplication } from './tracked.ts';

/*
 * What came of applications, counted from what is known of each: how far it has come, or had come before it was closed, why
 * that was, and whether it was marked as sent.
 */

export type Figures = { sent: number; answered: number; interviews: number };

/** `2026-11` */
export type MonthFigures = Figures & { month: string };
/** Of a resume and all that were tailored of it; `resumeId` is null for those that were sent without one. */
export type ResumeFigures = Figures & {
  resumeId: number | null;
  /** As it was called when it was last sent, for one that is no more; empty where nobody kept that. */
  titleSent: string;
};

type Told = Pick<
  TrackedApplication,
  | 'stage'
  | 'closedReason'
  | 'closedFrom'
  | 'appliedOn'
  | 'sentOn'
  | 'stageChangedAt'
  | 'resumeId'
  | 'resumeBaseId'
  | 'sentResume'
>;

const ANSWERS: readonly ClosedReason[] = ['accepted', 'declined', 'rejected'];
/** Who accepts or declines had an offer, and who has one was talked to. */
const OFFERS: readonly ClosedReason[] = ['accepted', 'declined'];

/** How far it has come, closed or not; empty where nobody knows of a closed one. */
function furthest({ stage, closedFrom }: Told): Stage | '' {
  return stage === 'closed' ? closedFrom : stage;
}

function isClosedAs(reasons: readonly ClosedReason[], { stage, closedReason }: Told): boolean {
  return stage === 'closed' && reasons.includes(closedReason);
}

function hasInterview(application: Told): boolean {
  const stage = furthest(application);
  return stage === 'interviewing' || stage === 'offer' || isClosedAs(OFFERS, application);
}

function isAnswered(application: Told): boolean {
  return hasInterview(application) || isClosedAs(ANSWERS, application);
}

function isSent(application: Told): boolean {
  const { stage, appliedOn, sentOn } = application;
  const isDated = sentOn !== null || (stage !== 'saved' && appliedOn !== '');
  const waitedFor = furthest(application) === 'applied' || isClosedAs(['no-answer'], application);
  return isDated || waitedFor || isAnswered(application);
}

export function figuresOf(applications: readonly Told[]): Figures {
  const many = (is: (one: Told) => boolean) => applications.filter(is).length;
  return { sent: many(isSent), answered: many(isAnswered), interviews: many(hasInterview) };
}

/** The month in which it was applied for; empty where nobody knows. */
function monthOf(application: Told): string {
  return (appliedDay(application) || sinceApplied(application)).slice(0, 7);
}

/** Of one that is applied for and no more, when it became that; empty of others. */
function sinceApplied({ stage, stageChangedAt }: Told): string {
  return stage === 'applied' ? localDayOf(stageChangedAt) : '';
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
  const shown = Array.from({ length: months }, (_, at) => monthFrom(until, at + 1 - months));
  const others = applications.filter((one) => !shown.includes(monthOf(one)));
  return {
    months: shown.map((month) => ({ month, ...figuresOf(byMonth.get(month) ?? []) })),
    others: figuresOf(others),
  };
}

/**
 * The resume that an application went out with, or the base that one was tailored of: by its receipt, whatever the
 * application names by now. Where none was marked as sent, what it names is the best that is known.
 */
function resumeOf({ sentOn, sentResume, resumeId, resumeBaseId }: Told): number | null {
  if (sentOn === null) return resumeBaseId ?? resumeId;
  return sentResume && (sentResume.baseId ?? sentResume.documentId);
}

/** The title of the resume itself by the latest receipt; what was tailored of it has another. */
function titleSentOf(resumeId: number | null, of: readonly Told[]): string {
  const own = of.filter(({ sentResume }) => sentResume !== null && sentResume.documentId === resumeId);
  const [latest] = own.toSorted((a, b) => (b.sentOn ?? '').localeCompare(a.sentOn ?? ''));
  return latest?.sentResume?.title ?? '';
}

/** What came of each resume with those that were tailored of it, the one that was sent most often first. */
export function figuresByResume(applications: readonly Told[]): ResumeFigures[] {
  const byResume = Map.groupBy(applications.filter(isSent), resumeOf);
  return [...byResume]
    .map(([resumeId, of]) => ({ resumeId, titleSent: titleSentOf(resumeId, of), ...figuresOf(of) }))
    .toSorted((a, b) => b.sent - a.sent || b.answered - a.answered || (a.resumeId ?? 0) - (b.resumeId ?? 0));
}
