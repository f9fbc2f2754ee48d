import { emptyValues } from '../fields.ts';
import { monthsMeant } from '../text/dates.ts';
import { ROLE } from './fields.ts';
import type { EmploymentEntry } from './schema.ts';

/**
 * Posts at one company that follow each other are roles there, the latest first: the same name, written alike, and no
 * month between the end of one and the beginning of the next. What a role has no field for keeps a post apart.
 */
export function postsInRoles(posts: readonly EmploymentEntry[]): EmploymentEntry[] {
  const jobs: EmploymentEntry[] = [];
  for (const post of posts) {
    const job = jobs.at(-1);
    const later = job?.roles.at(-1) ?? job;
    if (
      job &&
      later &&
      job.company !== '' &&
      job.company === post.company &&
      adjoin(post, later) &&
      !hasFacts(post)
    ) {
      const { company: _, roles: __, hours: ___, pay: ____, supervisor: _____, ...role } = post;
      const place = role.location === job.location ? '' : role.location;
      job.roles.push({ ...emptyValues(ROLE), ...role, location: place, id: String(job.roles.length + 1) });
    } else jobs.push({ ...post, roles: [] });
  }
  return jobs;
}

function hasFacts({ hours, pay, supervisor }: EmploymentEntry): boolean {
  return [hours, pay, supervisor].some(Boolean);
}

type Dated = Pick<EmploymentEntry, 'startDate' | 'endDate' | 'current'>;

/** Whether one post began where another ended, to the month where both are known. */
function adjoin(earlier: Dated, later: Dated): boolean {
  const [end, start] = [monthsMeant(earlier.endDate), monthsMeant(later.startDate)];
  return (
    !earlier.current &&
    end !== undefined &&
    start !== undefined &&
    start.first - end.last <= 1 &&
    end.first <= start.last + 1
  );
}
