import type { Stage } from '../fields.ts';
import type { SaidCell } from './told-stage.ts';

type Told = {
  /** As the other columns say; nothing where they say nothing. */
  stage: Stage | undefined;
  appliedOn: SaidCell<string> | undefined;
  /** The day of the latest sending, where a table tells it beside the day of applying. */
  sentOn: SaidCell<string> | undefined;
};

type TakenDay = {
  stage: Stage;
  appliedOn: string;
  /** A day of what is not applied for by its stage. */
  odd?: SaidCell<string>;
  /** Sent again on another day: what was sent is not in a table. */
  again?: SaidCell<string>;
};

/** Since when it is applied for. Of one whose stage nobody tells, such a day says that it is. */
export function takenDay({ stage, appliedOn, sentOn }: Told): TakenDay {
  const said = appliedOn ?? sentOn;
  if (!said) return { stage: stage ?? 'saved', appliedOn: '' };
  const again = sentOn && sentOn.value !== said.value && { again: sentOn };
  if (stage === 'saved') return { stage, appliedOn: '', odd: said, ...again };
  return { stage: stage ?? 'applied', appliedOn: said.value, ...again };
}
