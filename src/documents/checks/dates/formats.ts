import type { ParsedJob, ParsedValue, PartialDate, Period } from '#documents/parser/parsed-resume.ts';
import { counted, jobName } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { isMuddled, isStudy } from '../entries/misread.ts';
import { isKnownLanguage } from '../sections/section-facts.ts';

/* Checks of how dates are written: in one form, and with months. */

/** How a month is written; short and long names only where they differ. */
type Style = '03/2019' | '03.2019' | '2019-03' | '03/19' | '01.03.2019' | 'Mar 2019' | 'March 2019';

const PATTERNS: readonly [Style, RegExp][] = [
  ['2019-03', /(?<![\d./-])(?:19|20)\d\d[-/.](?:0[1-9]|1[0-2])(?![./]?\d)/u],
  ['03/2019', /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:\d\d\/)?(?:19|20)\d\d(?!\d)/u],
  // Two figures are a year only in a period, and not before or after more of them: "10/20" may be a share.
  ['03/19', /(?<![\p{L}\d./-])(?:0?[1-9]|1[0-2])\/\d\d(?![\d./])/u],
  ['01.03.2019', /(?<![\d.])\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d(?!\d)/u],
  ['03.2019', /(?<![\d.])(?:0?[1-9]|1[0-2])\.(?:(?:19|20)\d\d)(?!\d)/u],
];

/** Months whose names are long enough to be shortened; others, like May or Juin, are written out everywhere. */
const LONG =
  /(?<!\p{L})(?:january|february|august|september|october|november|december|januar|februar|oktober|dezember|janvier|février|septembre|octobre|novembre|décembre|febrero|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|setembro|outubro|novembro|dezembro|gennaio|febbraio|settembre|ottobre|dicembre|januari|februari|augustus)(?!\p{L})/iu;
const SHORT =
  /(?<!\p{L})(?:jan|feb|febr|aug|sept?|oct|nov|dec|okt|dez|janv|févr|déc|ene|ago|dic|fev|set|out|gen|ott|sett)\.?(?=[\s,'’]*(?:\d|$))/iu;

/** Months written in more than one way. */
export const mixedFormats: Check = {
  id: 'dates/mixed-formats',
  group: 'dates',
  area: 'experience',
  severity: 'medium',
  why: 'Dates in several forms make the reader stop at each, and a parser may take 03/04/2019 for March or for April.',
  passed: 'Dates are written in one way',
  applies: (input) => input.file !== undefined && isKnownLanguage(input) && written(input).length > 1,
  find(input) {
    const first = new Map<Style, { period: ParsedValue<Period>; example: string }>();
    for (const period of written(input))
      for (const [style, example] of datesIn(period.source.snippet))
        if (!first.has(style) && !isOfYears(style, period)) first.set(style, { period, example });
    if (first.size < 2) return [];
    // A short name beside a long one is a matter of taste; digits beside names are not.
    const onlyNames = [...first.keys()].every((style) => style === 'Mar 2019' || style === 'March 2019');
    const examples = [...first.values()].map(({ example }) => `“${example}”`);
    const places = [...new Set([...first.values()].map(({ period }) => period.source))];
    return [
      {
        severity: onlyNames ? 'low' : 'medium',
        // Further ones may stand where we did not read them.
        title: `Dates are written in ${first.size === 2 ? 'more than one way' : `at least ${String(first.size)} ways`}: ${examples.join(' and ')}`,
        suggestion:
          'Choose one form for all, such as “Mar 2019 – Jun 2021”: names of months cannot be mistaken.',
        places,
      },
    ];
  },
};

/** "2008-12" among "2012-14" and "2014-17" are years, and were read as such. */
const isOfYears = (style: Style, { value }: ParsedValue<Period>): boolean =>
  style === '2019-03' && value.start?.month === undefined && value.end?.month === undefined;

/** Forms of the dates in a text; years alone have none. */
export const stylesOf = (text: string): Style[] => datesIn(text).map(([style]) => style);

/** Each form with the first date that is written so. */
function datesIn(text: string): [Style, string][] {
  // "2010-11" alone may be two years; "2019-03 – 2020-05" is not.
  const isYears = /^\s*(?:19|20)(?<from>\d\d)[-–/](?<to>\d\d)\s*$/u.exec(text)?.groups;
  if (isYears && Number(isYears.to) === Number(isYears.from) + 1) return [];
  const found = PATTERNS.flatMap(([style, pattern]): [Style, string][] => {
    const example = pattern.exec(text)?.[0];
    return example === undefined ? [] : [[style, example]];
  });
  const named: [Style, RegExp][] = [
    ['March 2019', LONG],
    ['Mar 2019', SHORT],
  ];
  return [
    ...found,
    ...named.flatMap(([style, pattern]): [Style, string][] => {
      const match = pattern.exec(text);
      if (match === null) return [];
      const year =
        /^(?:\s\d{1,2}(?:st|nd|rd|th)?,)?[\s,.'’]{0,3}(?:\d{4}|\d\d)(?!\d)/u.exec(
          text.slice(match.index + match[0].length),
        )?.[0] ?? '';
      return [[style, match[0] + year]];
    }),
  ];
}

const written = ({ resume }: CheckInput): ParsedValue<Period>[] =>
  [...resume.jobs, ...resume.education].flatMap(({ period }) => period ?? []);

/** Jobs that ended longer ago may well be told by years alone. */
const RECENT_YEARS = 10;
/** In a job this long, a month more or less says nothing. */
const LONG_YEARS = 4;

/** Jobs whose dates have no months. */
export const yearOnly: Check = {
  id: 'dates/year-only',
  counts: 'jobs',
  group: 'dates',
  area: 'experience',
  severity: 'medium',
  why: '“2019 – 2020” may be two months or two years. A reader, or a parser that counts your experience, has to guess.',
  passed: 'Your jobs give month and year',
  // Whoever chose a year or a season on the form, which asks for the month first, knows no more or wants to say no more.
  applies: ({ resume, file }) => file !== undefined && resume.jobs.some(({ period }) => period !== undefined),
  find(input) {
    const { resume, today } = input;
    const vague = resume.jobs.filter(
      (job) =>
        (lacksMonth(job.period?.value.start) || lacksMonth(job.period?.value.end)) && !isInDoubt(job, input),
    );
    const recent = vague.filter((job) => isRecent(job, today.year));
    const [first] = recent;
    if (first === undefined) return [];
    // Of a job whose dates we missed or doubt, nobody can say whether they have months.
    const isAll = resume.jobs.every((job) => job.period !== undefined && !isInDoubt(job, input));
    const isShort = recent.some(({ period }) => {
      const from = period?.value.start?.year;
      const to = period?.value.end?.year ?? today.year;
      return from === undefined || to - from < LONG_YEARS;
    });
    return [
      {
        severity: isShort ? 'medium' : 'low',
        title: `${isAll ? '' : 'At least '}${counted(vague.length, 'job')} without months: “${withoutOpen(first.period?.source.snippet ?? '')}” (${jobName(first)})`,
        suggestion: `Add the months, as in “Mar 2019 – Jun 2021”. If you do not recall them, an old contract or payslip does.${vague.length > recent.length ? ` What ended more than ${String(RECENT_YEARS)} years ago may stay as it is.` : ''}`,
        places: vague.flatMap(({ period }) => period?.source ?? []),
      },
    ];
  },
};

/** Of dates within brackets, "(2021-)", the closing one was read with them. */
const withoutOpen = (dates: string): string => (dates.includes('(') ? dates : dates.replace(/\)$/u, ''));

const isRecent = ({ period }: ParsedJob, year: number): boolean =>
  period?.value.current === true || (period?.value.end?.year ?? year) >= year - RECENT_YEARS;

/** A lone year of something without bullets is that of a course or an article; "de 2014" has lost its month to us. */
function isInDoubt(job: ParsedJob, input: CheckInput): boolean {
  const { bullets, period } = job;
  if (input.file === undefined || period === undefined) return false;
  if (isMuddled(input) || isStudy(job, input) || /^(?:del?|d['’])\s/iu.test(period.source.snippet))
    return true;
  const { start, current } = period.value;
  if (start !== undefined || current) return false;
  // What stands alone on its line may be the end of a date that began on the line above.
  const { line } = period.source;
  const above = line === undefined ? undefined : input.file.lines[line - 1]?.text;
  return bullets.length === 0 || (above !== undefined && /(?:19|20)\d\d/.test(above));
}

/** A season is a word for what should be a month. */
const lacksMonth = (date: PartialDate | undefined): boolean => date !== undefined && date.month === undefined;
