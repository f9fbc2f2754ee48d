import { filledFields, type FilledField } from '../filled-fields.ts';
import { ITEM, JOB, RESUME, STUDY } from '../resume/fields.ts';
import type { ResumeData } from '../resume/schema.ts';
import { monthsMeant } from '../text/dates.ts';
import type { Fields, Values } from '../fields.ts';

/* Whole calendar years between two jobs of which a resume tells nothing, such as 2018 after "2015 – 2017, 2019 – today". */

/** Years so long ago are asked about by nobody. */
const RECENT_YEARS = 10;
/** How long studies take of which only one end is told, in months. */
const STUDY_MONTHS = 48;

/** `path` is the date that comes after them. */
export type SkippedYears = { path: string; from: number; to: number };

/** Months from our era on; `to` is the last one. */
type Span = { path: string; from: number; to: number };

/** Nothing where a job, a role or a school has no dates that can be read: what is missing may be in there. */
export function skippedYears(data: ResumeData, thisYear: number): SkippedYears[] {
  const entries = entriesOf(data);
  if (entries.some((entry) => entry.fields !== ITEM && !spanOf(entry))) return [];
  const jobs = entries.filter(({ fields }) => fields === JOB);
  const first = Math.min(...jobs.map((job) => spanOf(job)?.from ?? Infinity));
  const spans = entries
    .flatMap((entry) => spanOf(entry) ?? [])
    .toSorted((one, other) => one.from - other.from);
  const skipped: SkippedYears[] = [];
  let end = first - 1;
  for (const span of spans) {
    if (span.to < first) continue;
    const from = Math.ceil((end + 1) / 12);
    const to = Math.floor(span.from / 12) - 1;
    if (end >= first && to >= from && to > thisYear - RECENT_YEARS)
      skipped.push({ path: span.path, from, to });
    end = Math.max(end, span.to);
  }
  return skipped;
}

type Entry = { path: string; fields: Fields; values: Values };

/** Everything with dates, also what is kept without being printed: that was left out on purpose. */
function entriesOf(data: ResumeData): Entry[] {
  const dates = filledFields(RESUME, data).filter(({ field }) => field.kind === 'month');
  return [...Map.groupBy(dates, entryPath)].flatMap(([path, [date]]) =>
    date ? [{ path, ...date.within }] : [],
  );
}

function entryPath({ path }: FilledField): string {
  return path.slice(0, path.lastIndexOf('.'));
}

function spanOf({ path, fields, values }: Entry): Span | undefined {
  const named = (print: string) =>
    Object.entries(fields).find(([, part]) => 'print' in part && part.print === print)?.[0];
  const [start, end, current] = [named('start'), named('end'), named('current')];
  const meant = (name: string | undefined) => {
    const value = name === undefined ? undefined : values[name];
    return typeof value === 'string' ? monthsMeant(value) : undefined;
  };
  const [begun, ended] = [meant(start), meant(end)];
  const goesOn = current !== undefined && values[current] === true;
  const isStudy = fields === STUDY;
  if (!isStudy && fields !== ITEM && (!begun || (!ended && !goesOn))) return undefined;
  const only = begun ?? ended;
  if (!only) return undefined;
  const date = `${path}.${(begun ? start : end) ?? ''}`;
  const last = goesOn ? Infinity : (ended?.last ?? only.last + (isStudy ? STUDY_MONTHS : 0));
  return { path: date, from: begun?.first ?? only.first - (isStudy ? STUDY_MONTHS : 0), to: last };
}
