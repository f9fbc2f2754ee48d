import type { TrueDate, TruePeriod } from '../../truth.ts';
import type { Random } from './random.ts';
import type { Words } from './words-type.ts';

/** How somebody writes a month. */
export type DateForm =
  'long' | 'short' | 'slash' | 'dot' | 'iso' | 'year' | 'tick' | 'two-digit' | 'day' | 'short-years';

export type DateHabit = {
  form: DateForm;
  /** Between start and end. */
  between: string;
  /** How what still lasts is written. */
  open: 'word' | 'since' | 'dash' | 'bracket';
  today: string;
  capitals: boolean;
  /** A year that start and end share is written once. */
  sharedYear: boolean;
  /** How long it lasted, in brackets. */
  lengths: boolean;
};

export function dateHabit(
  random: Random,
  words: Words,
  forms: readonly DateForm[],
  joints: readonly string[],
): DateHabit {
  const form = random.pick(forms);
  const joint = random.pick(joints);
  return {
    form,
    // Between dates that hold hyphens, a bare one says nothing.
    between: form === 'iso' && !joint.startsWith(' ') ? ' – ' : joint,
    open: random.pick(['word', 'word', 'word', 'word', 'word', 'word', 'since', 'dash']),
    today: random.pick(words.today),
    capitals: random.chance(0.06),
    sharedYear: random.chance(0.3),
    lengths: words.length !== '' && random.chance(0.1),
  };
}

/** A period as printed, and what it says: no month where only years are printed. */
export function periodOf(
  period: TruePeriod,
  habit: DateHabit,
  words: Words,
): { printed: string; said: TruePeriod } {
  const { start, end, current } = period;
  if (!start) return { printed: '', said: {} };
  const years = habit.form === 'year' || habit.form === 'short-years';
  const known = (date: TrueDate): TrueDate => (years ? { year: date.year } : date);
  const said: TruePeriod = {
    start: known(start),
    ...(current ? { current: true } : end && { end: known(end) }),
  };
  const length = habit.lengths && end && start.month && end.month ? ` (${lengthOf(start, end, words)})` : '';
  const printed = printedPeriod(period, habit, words) + length;
  return { printed: habit.capitals ? printed.toUpperCase() : printed, said };
}

function printedPeriod({ start, end, current }: TruePeriod, habit: DateHabit, words: Words): string {
  if (!start) return '';
  const first = printedDate(start, habit, words);
  if (current) {
    if (habit.open === 'since') return `${words.since} ${first}`;
    if (habit.open === 'dash')
      return `${first}${/\p{L}/u.test(habit.between) ? ' –' : habit.between.trimEnd()}`;
    return `${first}${habit.between}${habit.today}`;
  }
  if (!end) return first;
  const years = habit.form === 'year' || habit.form === 'short-years';
  if (years && start.year === end.year) return `${start.year}`;
  if (habit.form === 'short-years' && Math.floor(start.year / 100) === Math.floor(end.year / 100))
    return `${start.year}${habit.between.trim()}${two(end.year % 100)}`;
  const last = printedDate(end, habit, words, true);
  if (habit.sharedYear && start.year === end.year && ['long', 'short', 'slash'].includes(habit.form))
    return `${first.replace(/.\d{4}$/, '')}${habit.between}${last}`;
  return `${first}${habit.between}${last}`;
}

function lengthOf(start: TrueDate, end: TrueDate, words: Words): string {
  const months = (end.year - start.year) * 12 + (end.month ?? 1) - (start.month ?? 1) + 1;
  const [year = '', month = ''] = words.length.split('|');
  const parts = [
    months >= 12 ? `${Math.floor(months / 12)} ${year}` : '',
    months % 12 > 0 ? `${months % 12} ${month}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function printedDate({ year, month }: TrueDate, { form }: DateHabit, words: Words, last = false): string {
  if (month === undefined) return `${year}`;
  const [long = '', short = ''] = [words.months[month - 1], words.short[month - 1]];
  switch (form) {
    case 'long':
      return `${long} ${year}`;
    case 'short':
      return `${short} ${year}`;
    case 'slash':
      return `${two(month)}/${year}`;
    case 'dot':
      return `${two(month)}.${year}`;
    case 'iso':
      return `${year}-${two(month)}`;
    case 'tick':
      return `${short} ’${two(year % 100)}`;
    case 'two-digit':
      return `${two(month)}/${two(year % 100)}`;
    case 'day':
      return `${last ? `${lastDay(year, month)}` : '01'}.${two(month)}.${year}`;
    case 'year':
    case 'short-years':
      return `${year}`;
  }
}

const two = (number: number) => `${number}`.padStart(2, '0');

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
