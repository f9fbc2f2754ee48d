import type {
  PartialDate,
  ParsedValue,
  ParsedEducation,
  ParsedJob,
  ParsedResume,
} from '#documents/parser/parsed-resume.ts';
import type { TrueDate, TrueEducation, TrueJob, TruePeriod, Truth } from '../truth.ts';
import { bareUrl, folded, samePhone } from './normalize.ts';
import { type Field, type Miss, noScores, type Scores } from './score.ts';

export type Comparison = { scores: Scores; misses: readonly Miss[] };

/** Sets what was read against what truly stands there. */
export function compare(truth: Truth, read: ParsedResume): Comparison {
  const scores = noScores();
  const misses: Miss[] = [];
  const count = (field: Field, right: boolean, wanted: string, found: string) => {
    scores[field].of += 1;
    if (right) scores[field].right += 1;
    else misses.push({ field, wanted, read: found });
  };
  const sets = (field: Field, wanted: readonly string[], found: readonly string[], same = sameText) => {
    const left = [...found];
    for (const value of wanted) {
      const at = left.findIndex((candidate) => same(value, candidate));
      count(field, at >= 0, value, found.join(' / '));
      if (at >= 0) left.splice(at, 1);
    }
    scores[field].extra += left.length;
    for (const value of left) misses.push({ field, wanted: '', read: value });
  };

  count('language', truth.language === read.language, truth.language, read.language);
  const name = withPreferred(read);
  count('name', sameName(truth.name, name), truth.name, name);
  if (truth.title !== undefined) one('title', truth.title, read.title);
  sets('email', truth.emails, texts(read.emails), (a, b) => a.toLowerCase() === b.toLowerCase());
  sets('phone', truth.phones, texts(read.phones), samePhone);
  const location = read.location?.value ?? '';
  count('location', within(truth.location, location), truth.location, location);
  sets('links', truth.links, texts(read.links), (a, b) => bareUrl(a) === bareUrl(b));
  jobs();
  studies();
  sets('skills', truth.skills, texts(read.skills));
  sets(
    'languages',
    truth.languages,
    read.languages.map(({ title }) => title?.value ?? ''),
  );
  sets(
    'certificates',
    truth.certificates,
    read.certificates.map(({ title }) => title?.value ?? ''),
  );
  sections();
  return { scores, misses };

  function one(field: Field, wanted: string, found: ParsedValue | undefined) {
    count(field, sameText(wanted, found?.value ?? ''), wanted, found?.value ?? '');
  }

  function jobs() {
    for (const [wanted, found] of paired(truth.jobs, read.jobs, likeJob)) {
      const parts = jobParts(wanted, found);
      const said = found ? describeJob(found) : '';
      const whole = parts.title && parts.employer && parts.dates;
      count('jobs', whole, `${wanted.title} @ ${wanted.employer} (${describePeriod(wanted)})`, said);
      count('job titles', parts.title, wanted.title, found?.title?.value ?? '');
      count('employers', parts.employer, wanted.employer, found?.employer?.value ?? '');
      count(
        'job dates',
        parts.dates,
        describePeriod(wanted),
        found ? describePeriod(found.period?.value) : '',
      );
      count(
        'bullets',
        wanted.bullets === (found?.bullets.length ?? 0),
        `${wanted.bullets}`,
        `${found?.bullets.length}`,
      );
    }
    const extra = Math.max(0, read.jobs.length - truth.jobs.length);
    scores.jobs.extra += extra;
    if (extra > 0) misses.push({ field: 'jobs', wanted: '', read: read.jobs.map(describeJob).join(' / ') });
  }

  function studies() {
    for (const [wanted, found] of paired(truth.education, read.education, likeStudy)) {
      const right =
        sameText(wanted.degree, found?.degree?.value ?? '') &&
        sameText(wanted.school, found?.school?.value ?? '') &&
        sameEnds(wanted, found?.period?.value);
      const said = found ? describeStudy(found) : '';
      count('education', right, `${wanted.degree} @ ${wanted.school} (${describePeriod(wanted)})`, said);
    }
    scores.education.extra += Math.max(0, read.education.length - truth.education.length);
  }

  function sections() {
    const headed = read.sections.filter(({ heading }) => heading !== undefined).map(({ kind }) => kind);
    // Contact has a heading in few designs, and is found without.
    const wanted = truth.sections.filter((kind) => kind !== 'contact');
    sets(
      'sections',
      wanted,
      [...new Set(headed)].filter((kind) => kind !== 'contact'),
    );
  }
}

const texts = (values: readonly ParsedValue[]) => values.map(({ value }) => value);

export const sameText = (a: string, b: string) => folded(a) === folded(b);

/** The name as it stands on the page, where what somebody is called by stands in brackets after the first name. */
function withPreferred({ name, preferredName }: ParsedResume): string {
  const [first = '', ...others] = (name?.value ?? '').split(' ');
  return [first, ...(preferredName ? [`(${preferredName.value})`] : []), ...others].join(' ');
}

/** A doctor's name is right with and without the degree. */
export function sameName(wanted: string, found: string): boolean {
  const bare = (name: string) => folded(name).replace(/^(dr|prof|mr|mrs|ms)\.? /, '');
  return bare(wanted) === bare(found);
}

/** A place is right if it is the address or its town. */
export function within(wanted: string, found: string): boolean {
  const [a, b] = [folded(wanted), folded(found)];
  return b.length > 2 && (a.includes(b) || b.includes(a));
}

function sameDate(wanted: TrueDate | undefined, found: PartialDate | undefined): boolean {
  return wanted?.year === found?.year && wanted?.month === found?.month;
}

function samePeriod(wanted: TruePeriod, found: TruePeriod | undefined): boolean {
  // A single date for what began and ended in it.
  if (found && !found.start && sameDate(wanted.start, wanted.end) && !wanted.current)
    return sameDate(wanted.end, found.end);
  return (
    sameDate(wanted.start, found?.start) &&
    sameDate(wanted.end, found?.end) &&
    (wanted.current ?? false) === (found?.current ?? false)
  );
}

/** Of a course, a single date may be its start or its end. */
export function sameEnds(wanted: TruePeriod, found: TruePeriod | undefined): boolean {
  if (wanted.start && wanted.end) return samePeriod(wanted, found);
  return sameDate(wanted.end ?? wanted.start, found?.end ?? found?.start);
}

export function jobParts(wanted: TrueJob, found: ParsedJob | undefined) {
  return {
    title: sameText(wanted.title, found?.title?.value ?? ''),
    employer: sameText(wanted.employer, found?.employer?.value ?? ''),
    dates: samePeriod(wanted, found?.period?.value),
  };
}

export function likeJob(wanted: TrueJob, found: ParsedJob): number {
  const { title, employer, dates } = jobParts(wanted, found);
  const near =
    within(wanted.title, found.title?.value ?? '') || within(wanted.employer, found.employer?.value ?? '');
  return Number(title) * 4 + Number(employer) * 2 + Number(dates) * 4 + Number(near);
}

export function likeStudy(wanted: TrueEducation, found: ParsedEducation): number {
  const degree = within(wanted.degree, found.degree?.value ?? '');
  const school = within(wanted.school, found.school?.value ?? '');
  return Number(degree) * 2 + Number(school) + Number(sameEnds(wanted, found.period?.value));
}

/** Each true entry with the read one that is most like it; none is taken twice. */
export function paired<A, B>(
  wanted: readonly A[],
  found: readonly B[],
  like: (a: A, b: B) => number,
): (readonly [A, B | undefined])[] {
  const pairs = wanted
    .flatMap((a, i) => found.map((b, j) => ({ i, j, score: like(a, b) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
  const taken = new Map<number, number>();
  for (const { i, j } of pairs) if (!taken.has(i) && ![...taken.values()].includes(j)) taken.set(i, j);
  return wanted.map((a, i) => {
    const at = taken.get(i);
    return [a, at === undefined ? undefined : found[at]] as const;
  });
}

export function describePeriod(period: TruePeriod | undefined): string {
  const date = (found: TrueDate | undefined) =>
    found ? [found.year, found.month?.toString().padStart(2, '0')].filter(Boolean).join('-') : '';
  return period ? `${date(period.start)}..${period.current ? 'now' : date(period.end)}` : '';
}

function describeJob({ title, employer, period }: ParsedJob): string {
  return `${title?.value ?? '?'} @ ${employer?.value ?? '?'} (${describePeriod(period?.value)})`;
}

function describeStudy({ degree, school, period }: ParsedEducation): string {
  return `${degree?.value ?? '?'} @ ${school?.value ?? '?'} (${describePeriod(period?.value)})`;
}
