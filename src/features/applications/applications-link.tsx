import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ArrowRightIcon, CalendarIcon } from '#ui/display/icons.tsx';
import { queryOf } from '#platform/http/api-call.ts';
import { DASHBOARD_QUERY } from '#platform/http/query-client.ts';
import { applicationKind } from './application-kind.ts';
import { APPLICATIONS_PATH } from './paths.ts';

/** The way from the dashboard to the applications, with how many there are, as far as that is known. */
export function ApplicationsLink() {
  // Titles alone: the rows of the applications' own list take longer.
  const { data: rows } = useQuery({ ...queryOf(applicationKind.calls.list), ...DASHBOARD_QUERY });
  return (
    <Link
      to={APPLICATIONS_PATH}
      className="group flex h-full items-center gap-4 rounded-lg bg-sheet p-5 shadow-sheet transition-shadow hover:shadow-lifted"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-wash text-accent">
        <CalendarIcon />
      </span>
      <span className="grow">
        <span className="block font-serif text-lg font-semibold">
          Applications{rows && ` (${rows.length})`}
        </span>
        <span className="block text-ink-soft">The jobs that you apply for, and what comes of it.</span>
      </span>
      <span className="text-ink-soft transition group-hover:translate-x-1 group-hover:text-ink">
        <ArrowRightIcon />
      </span>
    </Link>
  );
}
