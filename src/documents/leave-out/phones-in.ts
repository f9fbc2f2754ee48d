import { digitsOf, type Digit, type TextStretch } from './signs.ts';

/** Least digits of a number that is looked for, of one in a text, and of each of two that stand in a row. */
const LEAST = 5;
const LEAST_IN_TEXT = 7;
const LEAST_OF_TWO = 7;

/** What stands between two digits of one number: blanks, dots, dashes, strokes, brackets, and what is not seen. */
const BETWEEN = /^[\s().\-–—‐‑‒/*\\\p{Cf}]{0,5}$/u;

/** Days, months and years, alone or from one to another. */
const DATES = /(?<!\d)(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?:[./-]\d{1,2}){0,2}(?!\d)/g;

/** Every way in which a field of a number may be meant: with its extension or without, as one number or as several. */
export function phoneForms(typed: string): string[] {
  const rows = rowsOf(typed).flatMap((row) => [row.text, ...partsOf(row)]);
  return [...new Set([typed, ...rows])].filter((form) => digitsOf(form).length >= LEAST);
}

/** The telephone numbers that a text seems to name: long rows of digits with blanks and signs between them. */
export function phonesIn(text: string): string[] {
  return [...new Set(numbersIn(text).flatMap((row) => [row.text, ...partsOf(row)]))];
}

/** Where they stand. */
export function phoneStretches(text: string): TextStretch[] {
  return numbersIn(text).map(({ from, text: row }) => ({ from, to: from + row.length }));
}

const numbersIn = (text: string) =>
  rowsOf(text).filter((row) => row.digits.length >= LEAST_IN_TEXT && !isDates(row.text));

type Row = { from: number; text: string; digits: readonly Digit[] };

/** Digits with nothing but signs of a number between them; a plus begins another. */
function rowsOf(text: string): Row[] {
  const rows: Digit[][] = [];
  let before: Digit | undefined;
  for (const digit of digitsOf(text)) {
    const isSame = before !== undefined && BETWEEN.test(text.slice(before.to, digit.from));
    if (isSame) rows.at(-1)?.push(digit);
    else rows.push([digit]);
    before = digit;
  }
  return rows.map((digits) => {
    const [from, to] = [digits[0]?.from ?? 0, digits.at(-1)?.to ?? 0];
    const start = from - (/[+(]{1,2}$/.exec(text.slice(Math.max(0, from - 2), from))?.[0].length ?? 0);
    return { from: start, text: text.slice(start, to), digits: digits.map((each) => moved(each, -start)) };
  });
}

const moved = ({ value, from, to }: Digit, by: number): Digit => ({ value, from: from + by, to: to + by });

/** Most digits of one number, with the country and what is dialled before it. */
const NUMBER_MAX = 18;

/** What a row may be made of: two numbers, a number and its extension, numbers on either side of a stroke. */
function partsOf({ text, digits }: Row): string[] {
  const parts = /[/\n]/u.test(text) ? text.split(/[/\n]/u) : [];
  const dashes = text.match(/[-–—]/gu)?.length ?? 0;
  for (const [index, digit] of digits.entries()) {
    const next = digits[index + 1];
    if (!next || digit.to === next.from) continue;
    // A number is found by its end, so that the second of two is found by the whole row.
    const start = digits[Math.max(0, index + 1 - NUMBER_MAX)]?.from ?? 0;
    const isFirst = significantIn(digits.slice(index + 1, index + 1 + NUMBER_MAX)) >= LEAST_OF_TWO;
    const left = significantIn(digits.slice(Math.max(0, index + 1 - NUMBER_MAX), index + 1));
    const after = digits.length - index - 1;
    const gap = text.slice(digit.to, next.from);
    const isDashed = /[-–—]/u.test(gap) && (dashes === 1 || after === 1 || left >= LEAST_BEFORE_DASH);
    const isBeforeExtension = after <= EXTENSION_MAX && (isDashed || gap.includes('('));
    if (!isFirst && !isBeforeExtension) continue;
    if (left >= LEAST_OF_TWO) parts.push(text.slice(start, digit.to));
  }
  return parts.filter((part) => digitsOf(part).length >= LEAST);
}

/** Of several dashes, the last one parts an extension where so many digits stand before it. */
const LEAST_BEFORE_DASH = 9;

/** Most digits behind a dash or in brackets that lead to somebody within a house. */
const EXTENSION_MAX = 3;

/** How many digits there are without the zeros that are dialled first; more than a number has are not counted. */
function significantIn(all: readonly Digit[]): number {
  const digits = all.slice(-NUMBER_MAX);
  const first = digits.findIndex(({ value }) => value !== 0);
  return first === -1 ? 0 : digits.length - first;
}

function isDates(row: string): boolean {
  return !row.startsWith('+') && !/\p{Nd}/u.test(row.replace(DATES, ''));
}
