import type { AdReader } from '../ad-reader.ts';
import { phraseAt } from '../phrase-list.ts';
import type { FoundRequirement, Reading } from '../reading.ts';

/* What our lists and rules say of each word of an ad. */

const LISTS = [
  'fillers',
  'general',
  'soft',
  'knows',
  'experience',
  'must',
  'nice',
  'niceAhead',
  'degrees',
  'certificates',
  'aside',
  'applying',
  'everyday',
  'firm',
  'anyLanguage',
  'years',
  'seeks',
  'worked',
  'workplaces',
  'uses',
  'tested',
  'notNeeded',
  'atLeast',
  'and',
  'or',
  'beforeLanguage',
  'numbers',
] as const satisfies readonly (keyof AdReader)[];

export type ListName = (typeof LISTS)[number];

/** Words that say of those behind them how much they are asked for, or what they are. */
const CUES: ReadonlySet<ListName> = new Set<ListName>([
  'knows',
  'experience',
  'must',
  'nice',
  'niceAhead',
  'soft',
  'degrees',
  'certificates',
  'applying',
  'aside',
  'worked',
  'seeks',
  'uses',
  'firm',
]);

export const isCue = (list: ListName): boolean => CUES.has(list);

/** For each word, the lists that it or a phrase around it stands in. */
export function listsOfTokens({ tokens, reader }: Reading): readonly (readonly ListName[])[] {
  const lists: ListName[][] = tokens.map(() => []);
  for (const name of LISTS) {
    for (let at = 0; at < tokens.length;) {
      const taken = phraseAt(reader[name], tokens, at);
      for (let within = at; within < at + taken; within += 1) lists[within]?.push(name);
      at += Math.max(1, taken);
    }
  }
  return lists;
}

/** For each word, the requirement that the rules read from it. */
export function readingsOfTokens(
  found: readonly FoundRequirement[],
  { tokens }: Reading,
): readonly (FoundRequirement | undefined)[] {
  const readings = Array.from<FoundRequirement | undefined>({ length: tokens.length });
  for (const each of found) for (let at = each.first; at < each.end; at += 1) readings[at] ??= each;
  return readings;
}

/** How a word is written: in figures, capitals or small letters. */
export function shapeOf(written: string): string {
  if (/^\d+$/u.test(written)) return '9';
  if (/\d/u.test(written)) return 'x9';
  if (/^\p{Lu}{2}/u.test(written)) return 'XX';
  if (!/^\p{Lu}/u.test(written)) return 'x';
  return /\p{Lu}/u.test(written.slice(1)) ? 'XxX' : 'X';
}

const GAPS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['line', /\n/u],
  ['.', /[.!?]\s/u],
  [';', /;/u],
  [':', /:/u],
  ['(', /[([]/u],
  [')', /[)\]]/u],
  [',', /,/u],
  ['/', /\//u],
  ['--', /[–—]|\s-\s/u],
  ['-', /-/u],
  ['"', /["„“”«»]/u],
];

/** What may stand between two words: nothing but a blank, something else, or one of the signs above. */
export const SIGNS: readonly string[] = [' ', '?', ...GAPS.map(([name]) => name)];

/** What stands between two words. */
export const signOf = (gap: string): string =>
  GAPS.find(([, pattern]) => pattern.test(gap))?.[0] ?? (gap.trim() === '' ? ' ' : '?');
