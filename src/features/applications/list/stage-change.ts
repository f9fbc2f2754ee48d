import type { Stage } from '#documents/application/fields.ts';
import { localDayOf } from '#documents/application/tracked.ts';
import { localDay } from '#platform/clock/clock.ts';
import type { ApplicationRow } from '../contract.ts';

/** What of an application is changed from the list or the board: fields that its row has, too. */
type StageFields = Pick<
  ApplicationRow,
  'stage' | 'stageChangedAt' | 'closedReason' | 'closedFrom' | 'appliedOn'
>;
export type RowChange = Partial<StageFields>;

/**
 * What coming to another stage changes: since when it is there, on which day it was applied for, how far one had come that
 * is closed, and no reason once it is open again.
 */
export function toStage(stage: Stage, before: StageFields, now: Date): RowChange {
  return {
    ...{ stage, stageChangedAt: now.toISOString(), appliedOn: appliedOn(stage, before, now) },
    ...(stage !== 'closed' && ({ closedReason: '', closedFrom: '' } as const)),
    ...(stage === 'closed' && before.stage !== 'closed' && { closedFrom: before.stage }),
  };
}

/** Today where it is applied for now; since it was, where it goes on from there; a day that is known already stays. */
function appliedOn(stage: Stage, before: StageFields, now: Date): string {
  if (stage === 'saved') return '';
  if (before.stage === 'saved' && stage === 'applied') return localDay(now);
  if (before.stage === 'saved') return '';
  return before.appliedOn || (before.stage === 'applied' ? localDayOf(before.stageChangedAt) : '');
}

/** What takes a change back: the same fields as they were. */
export function takingBack(before: StageFields, change: RowChange): RowChange {
  // What was before has every field that a change can name.
  return Object.fromEntries(
    Object.keys(change).map((name) => [name, before[name as keyof RowChange]]),
  ) as RowChange;
}

/** Whether an application still is as a change has made it: nothing of it was changed again since. */
export function isStill(now: StageFields, change: RowChange): boolean {
  return Object.entries(change).every(([name, value]) => now[name as keyof RowChange] === value); // Names of such a change.
}

/** Those fields of an application. */
export function stageOf(application: StageFields): StageFields {
  const { stage, stageChangedAt, closedReason, closedFrom, appliedOn: day } = application;
  return { stage, stageChangedAt, closedReason, closedFrom, appliedOn: day };
}
