import { Badge } from '#ui/display/badge.tsx';
import type { ApplicationRow } from '../contract.ts';
import { dayText } from './day-text.ts';

type RowMarksProps = { row: ApplicationRow; today: string; isUnsaved?: boolean };

/** What an application waits for, and what of it wants to be looked at. */
export function RowMarks({ row, today, isUnsaved = false }: RowMarksProps) {
  const { stage, deadline, nextStep, nextStepOn } = row;
  const isOpen = stage !== 'closed';
  return (
    <>
      {isOpen && (nextStep || nextStepOn) && (
        <span className={isPast(nextStepOn, today) ? 'font-semibold text-caution' : 'text-ink'}>
          {nextStep || 'Next step'}
          {nextStepOn && `, ${dayText(nextStepOn, today)}`}
          {isPast(nextStepOn, today) && ' (past)'}
        </span>
      )}
      {stage === 'saved' && deadline && (
        <span className={isPast(deadline, today) ? 'font-semibold text-caution' : 'text-ink-soft'}>
          Deadline {dayText(deadline, today)}
          {isPast(deadline, today) && ' (past)'}
        </span>
      )}
      {isUnsaved && <Badge tone="caution">Not all saved yet</Badge>}
    </>
  );
}

function isPast(day: string, today: string): boolean {
  return day !== '' && day < today;
}
