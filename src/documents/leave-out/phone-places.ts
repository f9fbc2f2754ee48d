import type { SearchedText } from './searched-text.ts';
import { digitsOf, type Digit, type TextStretch } from './signs.ts';

/** Digits by which a number is known without its country and area: fewer are too common to be looked for. */
const TAIL = 7;
const LEAST = 5;
/** Between two digits of one number stand at most so many blanks, dashes, brackets and marks. */
const GAP_MAX = 5;
/** What can stand before a number: a country's code of three digits, with the zeros that lead abroad. */
const PREFIX_MAX = 5;

/** Where a telephone number stands in a text, by its own digits, however it is written: in groups, with or without its country. */
export function phonePlaces(searched: SearchedText, own: readonly number[]): TextStretch[] {
  if (own.length < LEAST) return [];
  const { text } = searched;
  const tail = own.slice(-TAIL);
  // Of many numbers few stand in a text.
  if (!searched.allDigits().includes(tail.join(''))) return [];
  const digits = searched.digits();
  return digits.flatMap((_, at) => {
    const last = at + tail.length - 1;
    const isIt = tail.every((value, index) => digits[at + index]?.value === value);
    if (!isIt || !isOneNumber(text, digits.slice(at, last + 1))) return [];
    const to = digits[last]?.to ?? 0;
    // Digits that go on make it another number.
    if (touches(digits[last + 1], to, 'after')) return [];
    const first = firstOf(text, digits, at, own.slice(0, -tail.length));
    const from = digits[first ?? -1]?.from;
    if (from === undefined || isQuantity(text, from, to)) return [];
    return [{ from: withSigns(text, from, to), to: withExtension(text, to) }];
  });
}

/** The widest beginning at which no other digit touches: what looked like a trunk's zero may be the end of a year. */
function firstOf(
  text: string,
  digits: readonly Digit[],
  at: number,
  rest: readonly number[],
): number | undefined {
  const firsts = beginnings(text, digits, at, rest);
  const free = firsts.filter((first) => !touches(digits[first - 1], digits[first]?.from ?? 0, 'before'));
  return free.length > 0 ? Math.min(...free) : behindCountry(digits, Math.min(...firsts));
}

/** The beginning of what is written in one with a country's code, as in addresses: "4791234567". */
function behindCountry(digits: readonly Digit[], first: number): number | undefined {
  let start = first;
  while (touches(digits[start - 1], digits[start]?.from ?? 0, 'before')) start -= 1;
  return first - start <= PREFIX_MAX ? start : undefined;
}

/** Thousands between commas count something, unless they are many. */
function isQuantity(text: string, from: number, to: number): boolean {
  const written = text.slice(from, to);
  return /^\d{1,3}(?:,\d{3}){1,2}$/.test(written) && written.replaceAll(',', '').length <= TAIL;
}

/** Its digits without what is dialled only from abroad or only at home: "+44 (0)20" is 44 20, "0049" is 49. */
export function ownDigits(phone: string): number[] {
  const digits = digitsOf(phone.replace(/\(0\)/g, '')).map(({ value }) => value);
  const significant = digits.findIndex((value) => value !== 0);
  return digits.slice(significant === -1 ? digits.length : significant);
}

/** Where a number whose end was found may begin. @param rest what comes before that end in the number that is looked for */
function beginnings(text: string, digits: readonly Digit[], at: number, rest: readonly number[]): number[] {
  let first = at;
  const before = () => {
    const [previous, current] = [digits[first - 1], digits[first]];
    return previous && current && isOneNumber(text, [previous, current]) ? previous : undefined;
  };
  const left = [...rest];
  const firsts = [at];
  let hasTrunk = false;
  for (let previous = before(); previous; previous = before()) {
    const isOwn = left.length > 0 && previous.value === left.at(-1);
    // The zero that is dialled at home, once, between the country and the rest.
    const isTrunk = !isOwn && !hasTrunk && previous.value === 0;
    if (!isOwn && !isTrunk) break;
    if (isOwn) left.pop();
    else hasTrunk = true;
    first -= 1;
    firsts.push(first);
  }
  return firsts.flatMap((each) => [each, each - abroad(text, digits, each)]);
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

/** Plus and bracket before the first digit belong to it; a bracket that closes elsewhere does not. */
function withSigns(text: string, from: number, to: number): number {
  let first = from;
  while (first > 0 && isSign(text[first - 1], text.slice(from, to))) first -= 1;
  return first;
}

function isSign(before: string | undefined, number: string): boolean {
  return before === '+' || (before === '(' && number.includes(')'));
}

const EXTENSION =
  /^[\s,;(]{0,3}(?:extension|extensión|extn?|durchwahl|dw|poste|ramal|anexo|int|wew|x|#)[.:]?\s{0,2}\p{Nd}{1,6}\)?/iu;

/** An extension behind a number leads to nobody without it. */
function withExtension(text: string, to: number): number {
  return to + (EXTENSION.exec(text.slice(to, to + 30))?.[0].length ?? 0);
}
