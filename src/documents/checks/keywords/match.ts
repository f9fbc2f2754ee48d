import type { PartialDate, ParsedResume, Source } from '#documents/parser/parsed-resume.ts';
import { ownWords, resumeTexts } from '../words/resume-texts.ts';
import { titleWords } from './ad-title.ts';
import { highestDegreeIn, reaches } from './degrees.ts';
import type { AdTerm, JobAd } from './job-ad.ts';
import { findTerms, indexTerms } from './known-terms.ts';

/** Something the ad asks for, and where the resume shows it. */
export type Term = {
  /** As the ad writes it. */
  term: string;
  kind: AdTerm['kind'];
  /** Other ways of writing it, which count as well. */
  aliases: readonly string[];
  /** Where it stands in the resume; none where it is missing. */
  places: readonly Source[];
  /** Listed among the skills and shown by no job, project or course. */
  inSkillsOnly: boolean;
};

export type TitleMatch = {
  /** As the ad has it; absent where it does not say. */
  wanted?: string;
  match: 'same' | 'near' | 'none' | 'unknown';
  places: readonly Source[];
};

/** A resume beside a job ad: what is asked for, and where it is shown. Counts and places, no verdict. */
export type JobMatch = {
  title: TitleMatch;
  required: readonly Term[];
  niceToHave: readonly Term[];
  /** Named among the duties only. */
  mentioned: readonly Term[];
};

/** Whether a term is nowhere in the resume. */
export const isMissing = ({ places }: Term): boolean => places.length === 0;

/** Compares a resume with a job ad. */
export function matchJobAd(
  ad: JobAd,
  resume: ParsedResume,
  today: { year: number; month: number },
): JobMatch {
  const find = (term: AdTerm) => evidence(term, resume, today);
  return {
    title: matchTitle(ad.title, resume),
    required: ad.required.map(find),
    niceToHave: ad.niceToHave.map(find),
    mentioned: ad.mentioned.map(find),
  };
}

function evidence(term: AdTerm, resume: ParsedResume, today: { year: number; month: number }): Term {
  const common = { term: term.written, kind: term.kind, aliases: [], inSkillsOnly: false };
  if (term.kind === 'years') {
    const enough = yearsOfWork(resume, today) >= term.years;
    return {
      ...common,
      places: enough
        ? resume.jobs.flatMap(({ period }) => (period === undefined ? [] : [period.source]))
        : [],
    };
  }
  if (term.kind === 'degree') {
    const holding = resume.education.filter(({ degree, details }) => {
      const has = highestDegreeIn([degree, ...details].map((read) => read?.value ?? '').join('\n'));
      return has !== undefined && reaches(has, term.degree);
    });
    return {
      ...common,
      places: holding.flatMap(({ degree }) => (degree === undefined ? [] : [degree.source])),
    };
  }
  const index = indexTerms([term.term]);
  const places = resumeTexts(resume).flatMap(({ value, source, area }) =>
    findTerms(value, index).map(({ written }) => ({ area, source: { ...source, snippet: written } })),
  );
  const forms = term.term.forms.map((form) => form.replace(/^=/, ''));
  return {
    ...common,
    aliases: forms.filter((form) => form.toLowerCase() !== term.written.toLowerCase()),
    places: places.map(({ source }) => source),
    inSkillsOnly: places.length > 0 && places.every(({ area }) => area === 'skills'),
  };
}

/** Years in which somebody worked, overlaps counted once. */
export function yearsOfWork({ jobs }: ParsedResume, today: { year: number; month: number }): number {
  const months = new Set<number>();
  for (const { period } of jobs) {
    const { start, end, current } = period?.value ?? { current: false };
    if (start === undefined || (end === undefined && !current)) continue;
    const until = end ?? today;
    for (let month = monthNumber(start, 1); month <= monthNumber(until, 12); month += 1) months.add(month);
  }
  return months.size / 12;
}

const monthNumber = ({ year, month }: PartialDate, otherwise: number): number =>
  year * 12 + (month ?? otherwise);

function matchTitle(wanted: string | undefined, resume: ParsedResume): TitleMatch {
  if (wanted === undefined) return { match: 'unknown', places: [] };
  const asked = titleWords(wanted);
  const titles = [resume.title, ...resume.jobs.map(({ title }) => title)].filter(
    (title) => title !== undefined,
  );
  const having = titles.map((title) => ({ title, shared: shared(asked, titleWords(title.value)) }));
  const same = having.filter(({ shared: share }) => share === asked.length);
  const near = having.filter(
    ({ shared: share, title }) => share > 0 && titleWords(title.value).includes(asked.at(-1) ?? ''),
  );
  const inSummary = ownWords(resume).filter(
    ({ area, value }) => area === 'summary' && value.toLowerCase().includes(wanted.toLowerCase()),
  );
  if (same.length + inSummary.length > 0) {
    return {
      wanted,
      match: 'same',
      places: [...same.map(({ title }) => title.source), ...inSummary.map(({ source }) => source)],
    };
  }
  const partly =
    near.length > 0 ? near : having.filter(({ shared: share }) => share >= Math.max(1, asked.length / 2));
  return {
    wanted,
    match: partly.length > 0 ? 'near' : 'none',
    places: partly.map(({ title }) => title.source),
  };
}

const shared = (asked: readonly string[], has: readonly string[]): number =>
  asked.filter((word) => has.includes(word)).length;
