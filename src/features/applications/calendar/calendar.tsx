import { useMemo, useRef, useState } from 'react';
import { monthFrom } from '#documents/application/months.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/display/icons.tsx';
import { focusIfLost } from '#ui/focus-if-lost.ts';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import type { ApplicationRow } from '../contract.ts';
import { ApplicationLink } from '../list/application-link.tsx';
import { nameOf } from '../list/row-names.ts';
import { daysOf, entriesByDay, longDay, monthText, weekdays, weeksOf, type DayEntry } from './month.ts';

type CalendarProps = {
  rows: readonly ApplicationRow[];
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** The month that is shown, `YYYY-MM`; null for the present one. */
  month: string | null;
  onMonth: (month: string | null) => void;
};

/** Deadlines and next steps of a month: as a grid or, on a small screen, as a list of days. */
export function Calendar({ rows, today, month, onMonth }: CalendarProps) {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const heading = useRef<HTMLHeadingElement>(null);
  const present = today.slice(0, 7);
  const shown = month ?? present;
  const days = useMemo(() => entriesByDay(rows), [rows]);
  const go = (by: number) => {
    const next = monthFrom(shown, by);
    onMonth(next === present ? null : next);
  };
  return (
    <section aria-labelledby="calendar-month">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <IconButton label="Previous month" onClick={() => go(-1)}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label="Next month" onClick={() => go(1)}>
          <ArrowRightIcon />
        </IconButton>
        <h2 ref={heading} id="calendar-month" tabIndex={-1} aria-live="polite" className="text-xl">
          {monthText(shown)}
        </h2>
        {shown !== present && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onMonth(null);
              // The button goes with the month.
              focusIfLost(() => heading.current);
            }}
          >
            This month
          </Button>
        )}
      </div>
      {wide ? (
        <MonthGrid {...{ month: shown, today, days }} />
      ) : (
        <DayList {...{ month: shown, today, days }} />
      )}
    </section>
  );
}

type DaysProps = { month: string; today: string; days: ReadonlyMap<string, readonly DayEntry[]> };

function MonthGrid({ month, today, days }: DaysProps) {
  // Weeks begin on Sunday where paper is of the letter's size.
  const firstDay = browserPaper() === 'letter' ? 0 : 1;
  return (
    <table aria-labelledby="calendar-month" className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {weekdays(firstDay).map(({ short, long }) => (
            <th key={long} scope="col" className="border border-line bg-desk px-2 py-1 text-left text-sm">
              <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) =>
              day === null ? (
                <td key={at} className="border border-line bg-desk" />
              ) : (
                <td
                  key={day}
                  className={classNames(
                    'h-24 border border-line bg-sheet p-1.5 align-top',
                    day === today && 'outline-2 -outline-offset-2 outline-accent',
                  )}
                >
                  <p className="text-sm text-ink-soft">
                    <span className={classNames(day === today && 'font-semibold text-accent')}>
                      {Number(day.slice(-2))}
                    </span>
                    {day === today && <span className="visually-hidden"> (today)</span>}
                  </p>
                  <Entries entries={days.get(day) ?? []} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayList({ month, today, days }: DaysProps) {
  // Today stands among them, so that it is seen what is over and what is to come.
  const due = daysOf(month).filter((day) => days.has(day) || day === today);
  if (!due.some((day) => days.has(day)))
    return <p className="py-8 text-center text-ink-soft">Nothing is due in {monthText(month)}.</p>;
  return (
    <ol className="space-y-4">
      {due.map((day) => (
        <li key={day} className={classNames(day === today && 'border-l-4 border-accent pl-3')}>
          <h3
            className={classNames('mb-1 font-sans text-base font-semibold', day === today && 'text-accent')}
          >
            {longDay(day)}
            {day === today && ' (today)'}
          </h3>
          {!days.has(day) && <p className="text-sm text-ink-soft">Nothing is due today.</p>}
          <Entries entries={days.get(day) ?? []} />
        </li>
      ))}
    </ol>
  );
}

/** So many are shown of a day at once. */
const SHOWN = 4;

function Entries({ entries }: { entries: readonly DayEntry[] }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (entries.length === 0) return null;
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <>
      <ul ref={list} className="mt-1 space-y-1">
        {shown.map(({ row, what }) => (
          <li key={`${row.id} ${what}`}>
            <ApplicationLink
              id={row.id}
              className={classNames(
                'block min-h-6 rounded-sm border-l-4 bg-paper px-1.5 py-0.5 text-sm wrap-anywhere no-underline hover:bg-accent-wash',
                what === 'deadline' ? 'border-danger' : 'border-accent',
              )}
            >
              <span className="block text-xs text-ink-soft">
                {what === 'deadline' ? 'Deadline' : row.nextStep || 'Next step'}
              </span>
              <span className="line-clamp-3">{nameOf(row)}</span>
            </ApplicationLink>
          </li>
        ))}
      </ul>
      {entries.length > shown.length && (
        <button
          type="button"
          className="mt-1 min-h-6 text-sm underline"
          onClick={() => {
            setAll(true);
            // The button goes: on with the first one that it has brought.
            focusIfLost(() => list.current?.children.item(SHOWN)?.querySelector('a'));
          }}
        >
          {entries.length - shown.length} more
        </button>
      )}
    </>
  );
}
