import type { Stage } from '#documents/application/fields.ts';
import type { ApplicationRow } from '../contract.ts';

/** What of an application is changed from the list or the board: fields that its row has, too. */
type StageFields = Pick<ApplicationRow, 'stage' | 'stageChangedAt' | 'closedReason'>;
export type RowChange = Partial<StageFields>;

/** What coming to another stage changes: since when it is there, and no reason once it is open again. */
export function toStage(stage: Stage, now: Date): RowChange {
  return { stage, stageChangedAt: now.toISOString(), ...(stage !== 'closed' && { closedReason: '' }) };
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
export function stageOf({ stage, stageChangedAt, closedReason }: StageFields): StageFields {
  return { stage, stageChangedAt, closedReason };
}
