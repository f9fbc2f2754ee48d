import type { ClosedReason, Stage } from '../fields.ts';

/** What a cell says, and where. */
export type SaidCell<Value> = { head: string; text: string; value: Value };

type Told = {
  /** What the column of the stage says; some words for a stage, such as "rejected", are a reason, too. */
  stage?: SaidCell<{ stage: Stage; closedReason: ClosedReason }> | undefined;
  reason?: SaidCell<ClosedReason> | undefined;
};

type TakenStage = {
  stage: Stage;
  closedReason: ClosedReason;
  /** What cannot stand beside the rest. */
  odd?: { head: string; text: string; why: 'reason-of-open' | 'two-reasons' };
};

/**
 * How far an application has come, by the columns of its stage and of how it ended. A reason alone says that it is closed;
 * one of an application that is still open is none, since nothing would show it.
 */
export function takenStage({ stage, reason }: Told): TakenStage {
  if (!reason) return stage?.value ?? { stage: 'saved', closedReason: '' };
  if (!stage) return { stage: 'closed', closedReason: reason.value };
  if (stage.value.stage !== 'closed')
    return { ...stage.value, odd: { ...placeOf(reason), why: 'reason-of-open' } };
  const taken: TakenStage = { stage: 'closed', closedReason: reason.value };
  const said = stage.value.closedReason;
  return said === '' || said === reason.value
    ? taken
    : { ...taken, odd: { ...placeOf(stage), why: 'two-reasons' } };
}

function placeOf({ head, text }: SaidCell<unknown>) {
  return { head, text };
}
