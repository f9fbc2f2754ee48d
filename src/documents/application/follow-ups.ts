import { dueDays, type DueDay } from './due-days.ts';
import { daysBetween, localDayOf, type TrackedApplication } from './tracked.ts';

/** After so many days without anything an application is marked as quiet. */
export const QUIET_DAYS = 10;

/** How far ahead what is due is told, in days. */
const AHEAD_DAYS = 7;

type Waiting = Pick<
  TrackedApplication,
  'stage' | 'stageChangedAt' | 'nextStepOn' | 'appliedOn' | 'sentOn' | 'updatedAt'
>;

/**
 * For how many days nothing has happened, where that is long enough to be told. Counted from the last of what is known: the
 * day on which it was sent, that on which it came this far, a step that is over. Nobody waits for one that was not sent or
 * is closed, nor for one with a step still to come.
 * @param today the person's own day
 */
export function quietDays(application: Waiting, today: string): number | undefined {
  const { stage, stageChangedAt, nextStepOn, appliedOn, sentOn, updatedAt } = application;
  if (stage === 'saved' || stage === 'offer' || stage === 'closed') return undefined;
  if (nextStepOn >= today && nextStepOn !== '') return undefined;
  // What is still to come was written by a clock that was wrong, and has not happened.
  const applied = [appliedOn, sentOn ?? ''].filter((day) => day !== '');
  // On which day it was sent counts, and not on which that was written down.
  const came = stage === 'applied' && applied.length > 0 ? '' : localDayOf(stageChangedAt);
  const known = [...applied, came, nextStepOn].filter((day) => day !== '' && day <= today);
  const last = known.toSorted().at(-1) ?? localDayOf(updatedAt);
  const days = last === '' ? 0 : daysBetween(last, today);
  return days >= QUIET_DAYS ? days : undefined;
}

/** Something to do about an application. */
export type FollowUp = { id: number } & (
  | (DueDay & {
      /** Less than none where it is over. */
      inDays: number;
    })
  | { what: 'quiet'; days: number }
);

/**
 * What is due by a week from now: steps and deadlines, what is overdue first, then those of which nothing was heard, the
 * longest first.
 */
export function followUps(applications: readonly TrackedApplication[], today: string): FollowUp[] {
  const open = applications.filter(({ stage }) => stage !== 'closed');
  const due = open
    .flatMap((application) => dueDays(application).map((due) => ({ id: application.id, ...due })))
    .map((item) => ({ ...item, inDays: daysBetween(today, item.day) }))
    .filter(({ inDays }) => inDays <= AHEAD_DAYS)
    .toSorted((a, b) => a.inDays - b.inDays || a.id - b.id);
  const quiet = open
    .flatMap((application): { id: number; what: 'quiet'; days: number }[] => {
      const days = quietDays(application, today);
      return days === undefined ? [] : [{ id: application.id, what: 'quiet', days }];
    })
    .toSorted((a, b) => b.days - a.days || a.id - b.id);
  return [...due, ...quiet];
}
