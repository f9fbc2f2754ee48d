import type { Read } from '../../readback/read-resume.ts';
import { isKnownLanguage } from '../sections/known-language.ts';
import type { Check, CheckInput } from '../check.ts';

/** How a month is written; short and long names only where they differ. */
type Style = '03/2019' | '03.2019' | '2019-03' | 'Mar 2019' | 'March 2019';

const PATTERNS: readonly [Style, RegExp][] = [
  ['2019-03', /(?<!\d)(?:19|20)\d\d[-/.](?:0[1-9]|1[0-2])(?!\d)/u],
  ['03/2019', /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:\d\d\/)?(?:19|20)\d\d(?!\d)/u],
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
    const first = new Map<Style, Read<unknown>>();
    for (const period of written(input))
      for (const style of stylesOf(period.source.snippet)) if (!first.has(style)) first.set(style, period);
    if (first.size < 2) return [];
    // A short name beside a long one is a matter of taste; digits beside names are not.
    const onlyNames = [...first.keys()].every((style) => style === 'Mar 2019' || style === 'March 2019');
    const examples = [...first.values()].map(({ source }) => `“${source.snippet}”`);
    return [
      {
        severity: onlyNames ? 'low' : 'medium',
        title: `Dates are written in ${String(first.size)} ways: ${[...new Set(examples)].join(' and ')}`,
        suggestion:
          'Choose one form for all, such as “Mar 2019 – Jun 2021”: names of months cannot be mistaken.',
        places: [...first.values()].map(({ source }) => source),
      },
    ];
  },
};

/** Forms of the dates in a text; years alone have none. */
export function stylesOf(text: string): Style[] {
  const styles = PATTERNS.flatMap(([style, pattern]) => (pattern.test(text) ? [style] : []));
  if (LONG.test(text)) styles.push('March 2019');
  if (SHORT.test(text)) styles.push('Mar 2019');
  return styles;
}

const written = ({ resume }: CheckInput): Read<unknown>[] =>
  [...resume.jobs, ...resume.education].flatMap(({ period }) => period ?? []);
