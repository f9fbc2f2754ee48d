import { useState } from 'react';
import { followUps, type FollowUp } from '#documents/application/follow-ups.ts';
import type { ApplicationRow } from '../contract.ts';
import { ApplicationLink } from './application-link.tsx';
import { nameOf } from './row-names.ts';
import { dayText } from './day-text.ts';

/** So many are named at once; the list and the calendar have them all. */
const SHOWN = 5;

type WhatIsDueProps = {
  rows: readonly ApplicationRow[];
  /** Today, `YYYY-MM-DD`. */
  today: string;
};

/** What wants to be done by a week from now, the most pressing first. */
export function WhatIsDue({ rows, today }: WhatIsDueProps) {
  const [open, setOpen] = useState(false);
  const due = followUps(rows, today).flatMap((followUp) => {
    const row = rows.find(({ id }) => id === followUp.id);
    return row ? [{ followUp, row }] : [];
  });
  if (due.length === 0) return null;
  return (
    <section className="mb-4 rounded-lg bg-sheet px-4 py-2 shadow-sheet">
      <button
        type="button"
        aria-expanded={open}
        className="min-h-8 py-1 text-left font-semibold underline"
        onClick={() => setOpen(!open)}
      >
        {due.length === 1 ? 'One thing to do' : `${due.length} things to do`} by next week
      </button>
      {open && <Due {...{ due, today }} />}
    </section>
  );
}

type DueRow = { followUp: FollowUp; row: ApplicationRow };

function Due({ due, today }: { due: readonly DueRow[]; today: string }) {
  return (
    <>
      <ul className="mt-1 space-y-1 text-sm">
        {due.slice(0, SHOWN).map(({ followUp, row }) => (
          <li key={`${row.id} ${followUp.what}`} className="wrap-anywhere">
            {textOf(followUp, row, today)}:{' '}
            <ApplicationLink id={row.id} className="font-semibold">
              {nameOf(row)}
            </ApplicationLink>
          </li>
        ))}
      </ul>
      {due.length > SHOWN && (
        <p className="mt-1 text-sm text-ink-soft">And {due.length - SHOWN} more, in the list below.</p>
      )}
    </>
  );
}

function textOf(followUp: FollowUp, { nextStep }: ApplicationRow, today: string): string {
  if (followUp.what === 'quiet') return `Quiet for ${followUp.days} days`;
  const past = followUp.inDays < 0 ? ' (past)' : '';
  const what = followUp.what === 'deadline' ? 'Deadline' : nextStep || 'Next step';
  return `${what}, ${followUp.inDays === 0 ? 'today' : dayText(followUp.day, today)}${past}`;
}
