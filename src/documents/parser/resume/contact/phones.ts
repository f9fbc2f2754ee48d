import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { readOf } from '../lines/piece.ts';

const NUMBER =
  /(?<![\p{L}\d/@.=_-])(?:(?:\+|00)\s?\d{1,3}[\s.\-–−‐‑/]*)?(?:\(\s?\+?\d{1,5}\s?\)[\s.\-–−‐‑/]*)?\d{1,5}(?:(?:[\s.\-–—−‐‑/]{1,3}|\s?\(|\)\s?)?\d{1,5}){1,7}(?:\s?(?:x|ext\.?|extension)\s?\d{1,5})?(?![\p{L}\d@_])/giu;
const LABEL =
  /(?:tel|phone|mobile|mobil|cell|call|telefon|telephone|telefono|telefoon|movil|celular|cellulare|portable|fon|handy|whatsapp|contact|[tmpc])(?:\s*(?:no|number|nr))?(?:\s*[.:)]+)?\s*\(?$/iu;
const COUNTRIES: Readonly<Record<string, CountryCode>> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  pt: 'PT',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  ru: 'RU',
};

/** Where else those languages are spoken, and numbers are written in another way. */
const FURTHER_COUNTRIES: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ['GB', 'AU', 'IE', 'NZ', 'IN'],
  de: ['AT', 'CH'],
  fr: ['BE', 'CH', 'CA'],
  es: ['MX', 'AR', 'CO', 'CL'],
  pt: ['BR'],
  nl: ['BE'],
};

/** Phone numbers in order, each once; dates, postal codes and amounts are none. */
export function findPhones(lines: readonly Line[], file: ParsedFile, language: string): ParsedValue[] {
  const found = new Map<string, ParsedValue>();
  for (const line of lines) {
    const text = withoutDates(line.text).replace(
      /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|https?:\S+|(?<![\w-])[\w-]+\.[a-z]{2,}\/\S+/giu,
      (part) => ' '.repeat(part.length),
    );
    const written = [...text.matchAll(NUMBER)].flatMap((one) => apart(one, language));
    for (const match of written.map((one) => withoutPostcode(one, language))) {
      const confidence = confidenceOf(match[0], text.slice(0, match.index), language);
      const key = match[0].replace(/\D/g, '');
      if (confidence === 0 || found.has(key)) continue;
      const end = match.index + match[0].trimEnd().length;
      const value = line.text.slice(match.index, end).replace(/\s+/g, ' ').trim();
      found.set(key, readOf(line, match.index, end, balanced(value), confidence));
    }
  }
  for (const { url, text, line, box } of file.links) {
    const number = /^tel:([+\d().\s-]+)/i.exec(url)?.[1]?.trim();
    const digits = number?.replace(/\D/g, '') ?? '';
    if (!number || digits.length < 7 || [...found.keys()].some((key) => key.endsWith(digits.slice(-7))))
      continue;
    found.set(digits, {
      value: number,
      confidence: 0.85,
      source: { snippet: text || number, ...(line !== undefined && { line }), ...(box && { box }) },
    });
  }
  return [...found.values()];
}

/** A number as it is written, and where in its line. */
type Written = { 0: string; index: number };

/** Most digits of a number. */
const DIGITS_MAX = 15;

/** Two numbers with nothing but a blank between them, which are too long for one: where both are likeliest. */
function apart(match: Written, language: string): Written[] {
  const { 0: written, index } = match;
  const tab = written.indexOf('\t');
  if (written.replace(/\D/g, '').length <= DIGITS_MAX && tab < 0) return [match];
  let best: { parts: Written[]; sure: number } | undefined;
  for (const blank of written.matchAll(/\s+/gu)) {
    const at = blank.index + blank[0].length;
    const parts = [
      { 0: written.slice(0, blank.index), index },
      { 0: written.slice(at), index: index + at },
    ];
    const lengths = parts.map((part) => part[0].replace(/\D/g, '').length);
    const even = Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0)) / 100;
    const sure = Math.min(...parts.map((part) => confidenceOf(part[0], '', language))) - even;
    if (sure > Math.max(0, best?.sure ?? 0)) best = { parts, sure };
  }
  return best?.parts ?? [match];
}

/** A postal code or a house's number before a number, or after it: together they would be too long for either. */
function withoutPostcode(match: Written, language: string): Written {
  const written = match[0];
  if (isPossible(written, language)) return match;
  const before = /^\d{1,5}(?:\s+[–—/-])?\s+/.exec(written)?.[0].length ?? 0;
  const rest = written.slice(before);
  if (before > 0 && isPossible(rest, language)) return { 0: rest, index: match.index + before };
  const without = written.replace(/(?<!\s)\s+\d{4,5}\s*$/, '');
  return without !== written && isPossible(without, language) ? { 0: without, index: match.index } : match;
}

function isPossible(written: string, language: string): boolean {
  return parsePhoneNumberFromString(written, COUNTRIES[language] ?? 'US')?.isPossible() ?? false;
}

function withoutDates(text: string): string {
  let rest = text;
  for (const { start, end } of findDates(text)) {
    const part = text.slice(start, end);
    // A number of ten digits may have a year in it, but no two months.
    if (
      !/^\d{1,2}[./]\d{4}\s?[-–]/.test(part) &&
      /^\(?\+?\d[\d\s().-]*$/.test(part) &&
      part.replace(/\D/g, '').length > 8 &&
      !/[-–]\s*(?:19|20)\d\d$/.test(part)
    )
      continue;
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }
  return rest;
}

function confidenceOf(written: string, before: string, language: string): number {
  const digits = written.replace(/(?:x|ext).*/i, '').replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return 0;
  if (/^(?:1\d|20)\d{2}\s*[-–—/]\s*(?:1\d|20)\d{2}$/.test(written.trim())) return 0;
  if (/[$€£#]\s?$/.test(before)) return 0;
  const labelled = LABEL.test(before);
  const parsed = parsePhoneNumberFromString(written, COUNTRIES[language] ?? 'US');
  if (parsed?.isPossible()) {
    const marked = /[+()]/.test(written) || /\d[\s.\-–−‐‑/]\d/.test(written) || labelled;
    if (marked) return 0.97;
    return digits.length >= 9 && digits.length <= 12 ? 0.75 : 0;
  }
  // Numbers of examples, and of countries that nobody named.
  if (labelled || /^\s*(?:\+|00)/.test(written)) return 0.85;
  if (/^\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}$/.test(written.trim())) return 0.85;
  if (/^0\d/.test(written.trim()) && digits.length >= 8) return 0.75;
  const isNumber = /\d[\s.\-–−‐‑/]\d/.test(written) && digits.length >= 8 && digits.length <= 13;
  if (!isNumber) return 0;
  const further = FURTHER_COUNTRIES[language] ?? [];
  return further.some((country) => parsePhoneNumberFromString(written, country)?.isPossible()) ? 0.75 : 0.6;
}

function balanced(value: string): string {
  return value.endsWith(')') && !value.includes('(') ? value.slice(0, -1) : value;
}
