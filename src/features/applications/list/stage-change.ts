import type { Stage } from '#documents/application/fields.ts';
import type { ApplicationRow } from '../contract.ts';

/** What of an application is changed from the list, the board or the calendar: fields that its row has, too. */
export type RowChange = Partial<
  Pick<ApplicationRow, 'stage' | 'stageChangedAt' | 'closedReason' | 'nextStep' | 'nextStepOn' | 'deadline'>
>;

/** What coming to another stage changes: since when it is there, and no reason once it is open again. */
export function toStage(stage: Stage, now: Date): RowChange {
  return { stage, stageChangedAt: now.toISOString(), ...(stage !== 'closed' && { closedReason: '' }) };
}

/** What takes a change back: the same fields as they were. */
export function takingBack(row: ApplicationRow, change: RowChange): RowChange {
  // The row has every field that a change can name.
  return Object.fromEntries(
    Object.keys(change).map((name) => [name, row[name as keyof RowChange]]),
  ) as RowChange;
}
