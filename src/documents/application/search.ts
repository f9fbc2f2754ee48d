import { fold } from '../parser/resume/text/fold.ts';
import { normalForm } from '../text/clean.ts';
import type { ApplicationData } from './schema.ts';

/*
 * How applications are searched, wherever that is: by words, in whichever order, in capitals or not, with their accents or
 * without.
 */

/** Longest text that is searched for, in characters. */
export const SEARCH_MAX = 200;

/** Letters that people write as two where their keyboard has none. */
const AS_TWO: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

/** The words that are searched for, as they are compared. */
export function searchedWords(search: string): string[] {
  return compared(search.slice(0, SEARCH_MAX)).split(/\s+/u).filter(Boolean);
}

/** Whether each of the words stands somewhere in the texts. */
export function holdsWords(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const said = compared(texts.join('\n'));
  return words.every((word) => said.includes(word));
}

/** All that is written of an application but the ad, which has nearly every word of its trade. */
export function searchedTexts(title: string, data: ApplicationData): string[] {
  const { employer, position, location, url, salary, nextStep, notes, tags, links, contacts } = data;
  return [
    ...[title, employer, position, location, url, salary, nextStep, notes, ...tags],
    ...links.flatMap((link) => [link.label, link.url]),
    ...contacts.flatMap(({ name, email, phone, note }) => [name, email, phone, note]),
  ];
}

function compared(text: string): string {
  return fold(normalForm(text, 'NFC'))
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœþ]/gu, (letter) => AS_TWO.get(letter) ?? letter);
}
