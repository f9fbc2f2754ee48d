import { countingDeadline } from '#documents/application/due-days.ts';
import { quietDays } from '#documents/application/follow-ups.ts';
import { appliedDay } from '#documents/application/tracked.ts';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { ApplicationRow } from '../contract.ts';
import { dayText } from './day-text.ts';

type RowMarksProps = { row: ApplicationRow; today: string; isUnsaved?: boolean };

/** What an application waits for, and what of it wants to be looked at. */
export function RowMarks({ row, today, isUnsaved = false }: RowMarksProps) {
  const { stage, nextStep, nextStepOn, sentOn } = row;
  const deadline = countingDeadline(row);
  const applied = appliedDay(row);
  const quiet = quietDays(row, today);
  const isOpen = stage !== 'closed';
  return (
    <>
      {isOpen && (nextStep || nextStepOn) && (
        <span
          className={classNames(
            'line-clamp-3 min-w-0 wrap-anywhere',
            isPast(nextStepOn, today) ? 'font-semibold text-caution' : 'text-ink',
          )}
        >
          {nextStep || 'Next step'}
          {nextStepOn && `, ${dayText(nextStepOn, today)}`}
          {isPast(nextStepOn, today) && ' (past)'}
        </span>
      )}
      {deadline && (
        <span className={isPast(deadline, today) ? 'font-semibold text-caution' : 'text-ink-soft'}>
          Deadline {dayText(deadline, today)}
          {isPast(deadline, today) && ' (past)'}
        </span>
      )}
      {isOpen && (sentOn ?? applied) && (
        <span className="text-ink-soft">
          {sentOn ? 'Sent' : 'Applied'} {dayText(sentOn ?? applied, today)}
        </span>
      )}
      {quiet !== undefined && <Badge tone="caution">Quiet for {quiet} days</Badge>}
      {isUnsaved && <Badge tone="caution">Not all saved yet</Badge>}
    </>
  );
}

function isPast(day: string, today: string): boolean {
  return day !== '' && day < today;
}
