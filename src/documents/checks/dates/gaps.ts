import type { ParsedSectionKind, ParsedValue, Period } from '#documents/parser/parsed-resume.ts';
import { isRoleLine } from '../bullets/role-lines.ts';
import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { SURE } from '../places.ts';
import { latest, monthName, monthOf, type Month, type MonthSpan, union, widest } from './months.ts';

const LONGEST_GAP = 6;
/** Gaps longer ago than this are not told: employers do not ask about them. */
const RECENT_MONTHS = 120;
/** Studies of which only the end is told. */
const STUDY_MONTHS = 48;
/** So soon after another school, nobody has the degree: the date is that of the beginning. */
const SHORT_STUDY_MONTHS = 24;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** Jobs were left out on purpose. */
const SELECTED = /selected|relevant|highlights|ausgewählt|sélection|seleccion|selecionad|selezionat/iu;

/** More than six months between jobs without an explanation. */
export const gaps: Check = {
  id: 'dates/gap',
  counts: 'jobs',
  group: 'dates',
  area: 'experience',
  severity: 'medium',
  why: 'A gap is nothing wrong: care, illness, travel and searching are part of many lives. But it is asked about, and a line on the page answers first.',
  passed: 'No gap of more than six months shows in the last ten years',
  applies: (input) => canBeTold(input),
  find(input) {
    const now = monthOf(input.today.year, input.today.month);
    const spans = spansOf(input);
    const covered = union(spans);
    const firstJob = Math.min(...jobSpans(input).map(({ from }) => from));
    const ends = [...covered, { from: now, to: now }];
    const unread = unreadYears(input);
    return covered.flatMap((span, index): Fault[] => {
      const next = ends[index + 1];
      if (next === undefined) return [];
      const months = next.from - span.to - 1;
      const isRecent = next.from > now - RECENT_MONTHS && next.from > firstJob;
      if (months <= LONGEST_GAP || !isRecent) return [];
      if (unread.some((year) => monthOf(year, 12) >= span.to && monthOf(year, 1) <= next.from)) return [];
      const isExact =
        spans.some(({ to, endsInMonth }) => to === span.to && endsInMonth) &&
        (next.from === now || spans.some(({ from, beginsInMonth }) => from === next.from && beginsInMonth));
      return [gap(span.to + 1, next.from - 1, index === covered.length - 1, isExact)];
    });
  },
};

/** @param isExact whether the months before and after it are written; years alone leave it longer, perhaps. */
function gap(from: Month, to: Month, untilNow: boolean, isExact: boolean): Fault {
  const months = `${String(to - from + 1)} months`;
  return untilNow
    ? {
        severity: 'low',
        missing: 'detail',
        title: `Since ${monthName(from)} nothing is told: ${isExact ? '' : 'at least '}${months}`,
        suggestion:
          'If you did something since, a course, care for somebody, own projects, give it a line with its dates. If a job goes on, write “Present”.',
        places: [],
      }
    : {
        missing: 'detail',
        title: `${isExact ? '' : 'At least '}${months} are not accounted for: ${monthName(from)} to ${monthName(to)}`,
        suggestion:
          'If you like, give that time one line: “Parental leave”, “Care of a family member”, “Travel”, a course. Otherwise have a sentence ready for the interview.',
        places: [],
      };
}

/** Only where every job has both ends, or the gap may be in what is not told. */
function canBeTold(input: CheckInput): boolean {
  const { resume } = input;
  const isPart = resume.sections.some(
    ({ kind, heading }) => kind === 'experience' && SELECTED.test(heading?.value ?? ''),
  );
  return (
    !isPart &&
    resume.jobs.length > 0 &&
    // A job without dates, set with a bullet, may have filled it.
    !resume.jobs.some((job) => job.bullets.some((bullet) => isRoleLine(bullet, job, input))) &&
    resume.jobs.every(({ period }) => {
      if (period === undefined || period.confidence < SURE) return false;
      const { start, end, current } = period.value;
      return start !== undefined && (end !== undefined || current);
    })
  );
}

const jobSpans = ({ resume, today }: CheckInput): Told[] =>
  resume.jobs.flatMap(({ period }) => (period ? toldBy(period.value, today) : []));

/** What covers its time, and whether its first and its last month are written. */
type Told = MonthSpan & { beginsInMonth: boolean; endsInMonth: boolean };

function toldBy(period: Period, today: CheckInput['today']): Told[] {
  const span = widest(period, today);
  if (span === undefined) return [];
  const { start, end, current } = period;
  const first = start ?? end;
  const last = end ?? start;
  return [
    {
      ...span,
      beginsInMonth: first?.month !== undefined,
      endsInMonth: current || last?.month !== undefined,
    },
  ];
}

/** What is dated by the day it was given or came out says nothing of the time around it. */
const isOfOneDay = (kind: ParsedSectionKind, { start, end, current }: Period): boolean =>
  (kind === 'awards' || kind === 'publications') && !current && (start === undefined || end === undefined);

/** Everything that has dates covers its time: jobs, studies, projects, work without pay. */
function spansOf(input: CheckInput): Told[] {
  const { resume, today } = input;
  // A date below the referees is that of the resume.
  const dated = resume.others.filter(({ kind }) => kind !== 'references');
  const items = dated.flatMap(({ kind, items: all }) =>
    all.filter(({ period }) => period !== undefined && !isOfOneDay(kind, period.value)),
  );
  const others = [...items, ...resume.certificates];
  return [
    ...jobSpans(input),
    ...resume.education.flatMap(({ period }) => (period ? studies(period, input) : [])),
    ...others.flatMap(({ period }) => (period ? toldBy(period.value, today) : [])),
  ];
}

/** Years that stand under education and that we gave to no study: they may begin or end one. */
function unreadYears({ file, resume }: CheckInput): readonly number[] {
  if (file === undefined) return [];
  const read = new Set(
    resume.education.flatMap(({ period }) => [period?.value.start?.year, period?.value.end?.year]),
  );
  return resume.sections
    .filter(({ kind }) => kind === 'education')
    .flatMap(({ text }) => text.flatMap(({ value }) => value.match(YEAR) ?? []))
    .map(Number)
    .filter((year) => !read.has(year));
}

function studies({ value }: ParsedValue<Period>, { resume, today }: CheckInput): Told[] {
  const [span] = toldBy(value, today);
  if (span === undefined) return [];
  const before = resume.education.flatMap(({ period }) =>
    period?.value.start && period.value.end ? latest(period.value.end) : [],
  );
  const isBeginning = (month: Month) =>
    before.some((end) => month >= end && month - end < SHORT_STUDY_MONTHS);
  if (value.start === undefined && isBeginning(span.from))
    return [{ ...span, to: monthOf(today.year, today.month), endsInMonth: true }];
  const open = value.end === undefined && !value.current;
  // One date alone is mostly that of the degree; with no end, the studies may go on.
  if (value.start === undefined || open)
    return [{ ...span, from: span.from - STUDY_MONTHS, beginsInMonth: false }];
  return [span];
}
