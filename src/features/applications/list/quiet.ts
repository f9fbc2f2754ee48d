import type { ApplicationRow } from '../contract.ts';

/** After so many days without a word an application is quiet. */
const QUIET_DAYS = 10;
const DAY_MS = 86_400_000;

type Waiting = Pick<ApplicationRow, 'stage' | 'stageChangedAt' | 'sentOn' | 'nextStepOn'>;

/**
 * For how many days nothing has come of an application that was sent; null where that is not long yet, a next step is still
 * to come, or nobody knows since when. A clock that was wrong makes nothing quiet.
 */
export function quietDays(
  { stage, stageChangedAt, sentOn, nextStepOn }: Waiting,
  today: string,
): number | null {
  if (stage !== 'applied' && stage !== 'interviewing') return null;
  if (nextStepOn >= today) return null;
  const since = [stageChangedAt.slice(0, 10), sentOn ?? ''].toSorted().at(-1) ?? '';
  if (since === '') return null;
  const days = Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS);
  return days >= QUIET_DAYS ? days : null;
}
