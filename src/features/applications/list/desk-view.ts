import type { Stage } from '#documents/application/fields.ts';
import { dueDays } from '#documents/application/due-days.ts';
import { STAGES } from '#documents/application/fields.ts';
import { holdsWords, SEARCH_MAX, searchedWords } from '#documents/application/search.ts';
import type { ApplicationRow } from '../contract.ts';
import { asStage } from '../content/stage-names.ts';

/** The ways to look at applications; the first one is how the page opens. */
export const VIEWS = [
  { view: 'list', label: 'List' },
  { view: 'board', label: 'Board' },
  { view: 'calendar', label: 'Calendar' },
  { view: 'figures', label: 'Figures' },
] as const;
export type View = (typeof VIEWS)[number]['view'];

/** How a list can be sorted; the first one is how it comes. */
export const SORTS = [
  { sort: 'changed', label: 'Last changed' },
  { sort: 'next', label: 'Next day' },
  { sort: 'stage', label: 'Stage' },
  { sort: 'employer', label: 'Employer' },
] as const;
type Sort = (typeof SORTS)[number]['sort'];

/** What of the applications is shown, and how. It stands in the address, so that it is the same on the way back. */
export type DeskView = {
  view: View;
  /** The list has only those in this stage. */
  stage: Stage | null;
  /** The stage that the board of a small screen shows; null for the first. It narrows nothing. */
  column: Stage | null;
  tag: string | null;
  sort: Sort;
  /** The month of the calendar, `YYYY-MM`; null for the present one. */
  month: string | null;
  /** What is searched for. */
  search: string;
};

export function deskViewIn(address: URLSearchParams): DeskView {
  const month = address.get('month') ?? '';
  return {
    view: VIEWS.find(({ view }) => view === address.get('view'))?.view ?? 'list',
    stage: asStage(address.get('stage')) ?? null,
    column: asStage(address.get('column')) ?? null,
    tag: address.get('tag') || null,
    sort: SORTS.find(({ sort }) => sort === address.get('sort'))?.sort ?? 'changed',
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
    search: (address.get('search') ?? '').slice(0, SEARCH_MAX),
  };
}

/** The address with another view; what else it says stays. */
export function withDeskView(address: URLSearchParams, change: Partial<DeskView>): URLSearchParams {
  const { view, stage, column, tag, sort, month, search } = { ...deskViewIn(address), ...change };
  const next = new URLSearchParams(address);
  const values = {
    view: view === 'list' ? null : view,
    stage,
    column,
    tag,
    sort: sort === 'changed' ? null : sort,
    month,
    search: search.trim() === '' ? null : search,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether what narrows the applications leaves any out of this view: a board has all stages. */
export function isNarrowed({ view, stage, tag, search }: Omit<DeskView, 'month'>): boolean {
  return (view === 'list' && stage !== null) || tag !== null || search.trim() !== '';
}

/** Whether a row has every word of what is searched for. */
function isFound(row: ApplicationRow, words: readonly string[]): boolean {
  const { title, employer, position, location, nextStep, tags } = row;
  return holdsWords([title, employer, position, location, nextStep, ...tags], words);
}

/**
 * The applications that a view shows, in its order; a board has all stages.
 * @param others those in which the words stand where a row has no text
 */
export function shownRows(
  rows: readonly ApplicationRow[],
  { view, stage, tag, sort, search }: Pick<DeskView, 'view' | 'stage' | 'tag' | 'sort' | 'search'>,
  others?: ReadonlySet<number>,
): readonly ApplicationRow[] {
  const words = searchedWords(search);
  const found = rows.filter(
    (row) =>
      (view !== 'list' || stage === null || row.stage === stage) &&
      (tag === null || row.tags.includes(tag)) &&
      (isFound(row, words) || others?.has(row.id) === true),
  );
  return sort === 'changed' ? found : found.toSorted(ORDERS[sort]);
}

type Order = (a: ApplicationRow, b: ApplicationRow) => number;

/** Behind every day that there is. */
const NEVER = '9999-12-31';
const employerOf = ({ employer, title }: ApplicationRow) => employer || title;
const byEmployer: Order = (a, b) => employerOf(a).localeCompare(employerOf(b), undefined, { numeric: true });

const ORDERS: Readonly<Record<Exclude<Sort, 'changed'>, Order>> = {
  employer: byEmployer,
  next: (a, b) => nextDay(a).localeCompare(nextDay(b)) || byEmployer(a, b),
  stage: (a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) || byEmployer(a, b),
};

/** The earliest of the days that an application waits for. */
function nextDay(row: ApplicationRow): string {
  const days = dueDays(row).map(({ day }) => day);
  return days.toSorted()[0] ?? NEVER;
}

/** All tags of applications, each once, by the alphabet. */
export function tagsOf(rows: readonly ApplicationRow[]): string[] {
  return [...new Set(rows.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
}
