import type { SearchedText } from './searched-text.ts';
import { digitsOf, type Digit, type TextStretch } from './signs.ts';

/** Digits by which a number is known without its country and area: fewer are too common to be looked for. */
const TAIL = 7;
const LEAST = 5;
/** Between two digits of one number stand at most so many blanks, dashes, brackets and marks. */
const GAP_MAX = 5;
/** What can stand before a number: a country's code of three digits, with the zeros that lead abroad. */
const PREFIX_MAX = 5;

/** Where a telephone number stands in a text, however it is written: in groups, with or without its country. */
export function phonePlaces(searched: SearchedText, phone: string): TextStretch[] {
  const { text } = searched;
  const own = ownDigits(phone);
  if (own.length < LEAST) return [];
  const digits = searched.digits();
  const tail = own.slice(-TAIL);
  return digits.flatMap((_, at) => {
    const last = at + tail.length - 1;
    const isIt = tail.every((value, index) => digits[at + index]?.value === value);
    if (!isIt || !isOneNumber(text, digits.slice(at, last + 1))) return [];
    const first = beginning(text, digits, at, own.slice(0, -tail.length));
    const [from, to] = [digits[first]?.from ?? 0, digits[last]?.to ?? 0];
    // Digits that go on at either side make it another number.
    if (touches(digits[first - 1], from, 'before') || touches(digits[last + 1], to, 'after')) return [];
    return [{ from: withSigns(text, from), to }];
  });
}

/** Its digits without what is dialled only from abroad or only at home: "+44 (0)20" is 44 20, "0049" is 49. */
function ownDigits(phone: string): number[] {
  const digits = digitsOf(phone.replace(/\(0\)/g, '')).map(({ value }) => value);
  const significant = digits.findIndex((value) => value !== 0);
  return digits.slice(significant === -1 ? digits.length : significant);
}

/** The first digit of a number whose end was found. @param rest what comes before that end in the number that is looked for */
function beginning(text: string, digits: readonly Digit[], at: number, rest: readonly number[]): number {
  let first = at;
  const before = () => {
    const [previous, current] = [digits[first - 1], digits[first]];
    return previous && current && isOneNumber(text, [previous, current]) ? previous : undefined;
  };
  const left = [...rest];
  let hasTrunk = false;
  for (let previous = before(); previous; previous = before()) {
    const isOwn = left.length > 0 && previous.value === left.at(-1);
    // The zero that is dialled at home, once, between the country and the rest.
    const isTrunk = !isOwn && !hasTrunk && previous.value === 0;
    if (!isOwn && !isTrunk) break;
    if (isOwn) left.pop();
    else hasTrunk = true;
    first -= 1;
  }
  return first - abroad(text, digits, first);
}

/** How many digits of a country's code stand before the rest, which the number that is looked for does not have. */
function abroad(text: string, digits: readonly Digit[], first: number): number {
  for (let count = 1; count <= PREFIX_MAX; count += 1) {
    const start = digits[first - count];
    if (!start || !isOneNumber(text, digits.slice(first - count, first + 1))) return 0;
    const isFromAbroad = start.value === 0 && digits[first - count + 1]?.value === 0;
    if (isFromAbroad || text[start.from - 1] === '+') return count;
  }
  return 0;
}

/** Whether nothing but blanks and signs stands between digits. */
function isOneNumber(text: string, digits: readonly Digit[]): boolean {
  return digits.every((digit, index) => {
    const next = digits[index + 1];
    const between = next ? text.slice(digit.to, next.from) : '';
    return between.length <= GAP_MAX && !/[\p{L}\p{N}@;]/u.test(between);
  });
}

function touches(digit: Digit | undefined, edge: number, side: 'before' | 'after'): boolean {
  return digit !== undefined && (side === 'before' ? digit.to === edge : digit.from === edge);
}

/** Plus and bracket before the first digit belong to it. */
function withSigns(text: string, from: number): number {
  let first = from;
  while (first > 0 && /[+(]/.test(text[first - 1] ?? '')) first -= 1;
  return first;
}
