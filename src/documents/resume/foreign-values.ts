import { ENTRIES_MAX, LONG_TEXT_MAX, SHORT_TEXT_MAX, TAGS_MAX, URL_MAX } from '../limits.ts';
import { cleanLine, cleanText } from '../text/clean.ts';
import { isDate } from '../text/dates.ts';

/*
 * Reading of files that anybody made. Each value is taken for what it should be, within the limits of our fields;
 * what has another type is as good as absent.
 */

export type Foreign = Readonly<Record<string, unknown>>;

export function record(value: unknown): Foreign {
  // An object that came out of JSON has texts for keys, and anything for values.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Foreign) : {};
}

export function list(value: unknown): Foreign[] {
  return Array.isArray(value) ? value.slice(0, ENTRIES_MAX).map(record) : [];
}

export function lines(value: unknown): string[] {
  return Array.isArray(value) ? value.slice(0, TAGS_MAX).map(line).filter(Boolean) : [];
}

export function line(value: unknown): string {
  return clip(cleanLine(clip(value, LONG_TEXT_MAX)), SHORT_TEXT_MAX);
}

/** An address; half of one would lead elsewhere. */
export function address(value: unknown): string {
  const url = cleanLine(clip(value, LONG_TEXT_MAX));
  return url.length <= URL_MAX ? url : '';
}

/** A date as our fields hold it: its month, or the year or season where no month is named, in either order. */
export function date(value: unknown): string {
  const given = clip(value, SHORT_TEXT_MAX).trim().toLowerCase();
  const [written = given] = /^\d{4}-(?:0[1-9]|1[0-2])(?!\d)/.exec(given) ?? [];
  const [, name = '', year = ''] = /^(\p{L}+),? (\d{4})$/u.exec(written) ?? [];
  const inOrder = year ? `${year}-${name}` : written;
  const known = inOrder.replace(/-fall$/, '-autumn');
  return isDate(known) ? known : '';
}

/** Texts as paragraphs, lists of texts as bullets. */
export function story(...parts: readonly unknown[]): string {
  const blocks = parts.map((part) => {
    if (!Array.isArray(part)) return cleanText(clip(part, LONG_TEXT_MAX));
    const items = part.slice(0, TAGS_MAX).map((item) => cleanLine(clip(item, LONG_TEXT_MAX)));
    return items
      .filter(Boolean)
      .map((item) => `- ${item}`)
      .join('\n');
  });
  return clip(blocks.filter(Boolean).join('\n'), LONG_TEXT_MAX);
}

/** The beginning of a text, with no character cut in two. */
function clip(value: unknown, most: number): string {
  return typeof value === 'string' ? value.slice(0, most).replace(/[\ud800-\udbff]$/, '') : '';
}
