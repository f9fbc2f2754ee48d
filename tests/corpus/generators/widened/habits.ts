import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { type DateForm, type DateHabit, dateHabit } from './dates.ts';
import type { Arrangement, EntryHabit } from './entries.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { Words } from './words-type.ts';

/** How somebody writes a resume, whatever sets it. */
export type Habits = {
  dates: DateHabit;
  /** How some entries of a careless file are dated. */
  otherDates?: DateHabit;
  entries: EntryHabit;
  studies: StudyArrangement;
  name: 'plain' | 'upper' | 'lower' | 'nickname' | 'doctor' | 'family-first';
  top?: string;
  contact: 'lines' | 'one-line' | 'slashes' | 'tabs' | 'labelled' | 'after-postcode';
  bullet: string;
  headings: 'plain' | 'upper' | 'colon' | 'numbered';
  skills: 'commas' | 'bullets' | 'lines' | 'dots' | 'semicolons';
  order: readonly ParsedSectionKind[];
  headline: boolean;
  foot?: string;
  /** Somebody who leaves the telephone out, and the like. */
  without: readonly ('phone' | 'street' | 'links' | 'dates of a job' | 'end of studies')[];
  several: boolean;
  /** Older jobs stand under a heading of their own. */
  olderApart: boolean;
};

export type StudyArrangement =
  | 'degree-school'
  | 'school-degree'
  | 'one-line'
  | 'one-line-school-first'
  | 'rail'
  | 'dates-first'
  | 'end-only';

/** What a layout asks of whoever fills it in. */
export type Wants = {
  arrangements?: readonly Arrangement[];
  joints?: readonly string[];
  bullet?: string;
  /** The layout sets entries by itself, with their places, and duties so. */
  duties?: EntryHabit['duties'];
  /** What the layout has no place for. */
  without?: readonly ('headline' | 'links')[];
  /** Somebody who tells everything, over two pages or three. */
  long?: boolean;
  /** Where the layout has a rail, studies go into it too. */
  rail?: boolean;
};

const FORMS: Record<string, readonly DateForm[]> = {
  us: ['long', 'short', 'short', 'slash', 'year', 'tick', 'two-digit', 'short-years', 'long'],
  gb: ['long', 'short', 'slash', 'year', 'short-years', 'two-digit', 'tick'],
  de: ['slash', 'dot', 'dot', 'year', 'day', 'two-digit', 'long'],
  fr: ['long', 'long', 'slash', 'year', 'short', 'year'],
  ru: ['long', 'dot', 'slash', 'year', 'day', 'short'],
  es: ['slash', 'slash', 'long', 'short', 'year', 'year', 'dot'],
  br: ['slash', 'slash', 'long', 'short', 'year', 'year'],
  pt: ['slash', 'long', 'short', 'year', 'year', 'dot'],
  pl: ['dot', 'dot', 'slash', 'long', 'year', 'year', 'iso'],
  nl: ['short', 'long', 'year', 'year', 'slash', 'dot'],
};
const OTHER_FORMS: readonly DateForm[] = [
  'long',
  'short',
  'slash',
  'year',
  'dot',
  'short-years',
  'iso',
  'two-digit',
];

export function habitsOf(random: Random, person: Person, words: Words, wants: Wants = {}): Habits {
  const forms = FORMS[person.country] ?? OTHER_FORMS;
  const joints = wants.joints ?? [
    ' - ',
    ' – ',
    '-',
    '–',
    ' – ',
    ' - ',
    ' — ',
    ` ${words.to} `,
    '\u2010',
    ' -',
  ];
  const arrangement = random.pick(wants.arrangements ?? COMMON_ARRANGEMENTS);
  const dates = dateHabit(random, words, forms, joints);
  const railed = arrangement.startsWith('rail') || wants.rail === true;
  return {
    dates,
    ...(random.chance(0.15) && { otherDates: dateHabit(random, words, forms, joints) }),
    entries: {
      arrangement,
      duties: wants.duties ?? random.pick(['bullets', 'bullets', 'bullets', 'mixed', 'sentences']),
      comma: random.pick([', ', ', ', ', ', ', ', ', ', ', ', ' - ', ' – ', ' / ', ' | ']),
      withPlace: random.chance(0.6) || wants.duties !== undefined,
    },
    studies: railed
      ? 'rail'
      : random.pick([
          'degree-school',
          'school-degree',
          'one-line',
          'one-line-school-first',
          'dates-first',
          'end-only',
        ]),
    name: nameHabit(random, person),
    ...(random.chance(0.35) && { top: random.pick(words.top) }),
    contact: random.pick([
      'lines',
      'lines',
      'one-line',
      'one-line',
      'one-line',
      'labelled',
      'labelled',
      'slashes',
      'tabs',
      'after-postcode',
    ]),
    bullet: wants.bullet ?? random.pick(['•', '•', '-', '–', '*', '▪', '➢', '○', '✓', '·']),
    headings: random.pick([
      ...Array.from({ length: 10 }, () => 'plain' as const),
      ...Array.from({ length: 7 }, () => 'upper' as const),
      'colon',
      'colon',
      'numbered',
    ] as const),
    skills: random.pick(['commas', 'commas', 'bullets', 'lines', 'dots', 'semicolons']),
    order: orderOf(random, person),
    headline: random.chance(0.45) && !wants.without?.includes('headline'),
    ...(random.chance(0.2) && { foot: random.pick(['page', 'name-page', 'date']) }),
    without: [
      ...(wants.without?.includes('links') ? (['links'] as const) : []),
      ...LEFT_OUT.flatMap(([what, share]) => (random.chance(share) ? [what] : [])),
    ],
    several: arrangement === 'grouped',
    olderApart: person.jobs.length > 3 && random.chance(0.12),
  };
}

const LEFT_OUT = [
  ['phone', 0.07],
  ['street', 0.45],
  ['links', 0.1],
  ['dates of a job', 0.06],
  ['end of studies', 0.15],
] as const;

/** How often each arrangement is met: two lines with dates at the edge more than all that is odd. */
const FREQUENCIES: Record<Arrangement, number> = {
  'title-date-employer-place': 5,
  'employer-place-title-date': 5,
  'employer-place-title': 4,
  'title-comma-employer': 4,
  rail: 3,
  grouped: 3,
  'rail-employer-first': 2,
  'rail-one-line': 2,
  'dates-first': 2,
  'employer-title-one-line': 2,
  'dates-below': 2,
  'place-dot-dates': 2,
  pipes: 2,
  'place-below': 1,
  'dates-colon': 1,
  'at-sign': 1,
  'one-line-brackets': 1,
  'employer-brackets': 1,
  'bullet-employer': 1,
  'bullet-one-line': 1,
  'title-in-text': 1,
  'date-at-first-bullet': 1,
  'dashes-all-along': 1,
  labelled: 1,
  'dates-in-front': 1,
};
const COMMON_ARRANGEMENTS = Object.entries(FREQUENCIES).flatMap(
  ([arrangement, times]) => Array.from({ length: times }, () => arrangement as Arrangement), // keys of that record
);

function nameHabit(random: Random, { country }: Person): Habits['name'] {
  const all: Habits['name'][] = [
    ...Array.from({ length: 7 }, () => 'plain' as const),
    ...(['upper', 'upper', 'upper', 'lower', 'nickname', 'doctor'] as const),
  ];
  if (['fr', 'ru', 'pl', 'es'].includes(country)) all.push('family-first', 'family-first');
  return random.pick(all);
}

function orderOf(random: Random, person: Person): ParsedSectionKind[] {
  const young = person.jobs.length < 3;
  const main: ParsedSectionKind[] = random.chance(young ? 0.6 : 0.25)
    ? ['education', 'experience']
    : ['experience', 'education'];
  const order: ParsedSectionKind[] = [];
  if (random.chance(0.5)) order.push('summary');
  if (random.chance(0.2)) order.push('skills', ...main);
  else order.push(...main, ...(random.chance(0.9) ? (['skills'] as const) : []));
  const rest: [ParsedSectionKind, number][] = [
    ['languages', ['us', 'gb'].includes(person.country) ? 0.25 : 0.75],
    ['certificates', 0.45],
    ['volunteering', 0.2],
    ['awards', 0.18],
    ['projects', 0.15],
    ['interests', 0.45],
    ['references', 0.3],
  ];
  return [...order, ...rest.flatMap(([kind, share]) => (random.chance(share) ? [kind] : []))];
}
