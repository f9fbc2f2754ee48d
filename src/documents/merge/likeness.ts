import type { Fields } from '../fields.ts';
import { isRecord } from '../is-record.ts';

/*
 * How alike two texts are, and how much may be compared to find that out.
 */

/** Letters that are looked at in one text, at most, to find its reworded lines. */
const EFFORT_MAX = 400_000;
/** The same in all texts of a document together, on one side. */
const DOCUMENT_EFFORT_MAX = 8_000_000;

/**
 * How many letters may be looked at in each text of a document. A bound on work and not on time, so that the browser
 * and the server pair alike; and one that follows from what both sides began with and nothing else, so that it is the
 * same whoever's text is mine, and when the result is merged again.
 */
export function effortFor(fields: Fields, was: unknown): number {
  return Math.min(EFFORT_MAX, Math.floor(DOCUMENT_EFFORT_MAX / Math.max(1, countTexts(fields, was))));
}

/** How many long texts and lists of things there are to compare in. */
function countTexts(fields: Fields, value: unknown): number {
  if (!isRecord(value)) return 0;
  let count = 0;
  for (const [name, part] of Object.entries(fields)) {
    const inner = value[name];
    if (part.kind === 'text' && typeof inner === 'string' && inner !== '') count += 1;
    else if (part.kind === 'group') count += countTexts(part.fields, inner);
    else if (part.kind === 'list' && Array.isArray(inner)) {
      count += 1;
      for (const item of inner) count += countTexts(part.fields, item);
    }
  }
  return count;
}

/** What it takes to compare each text with each other one, in letters looked at. */
export function effortOf(some: readonly string[], others: readonly string[]): number {
  const letters = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length + 1, 0);
  return letters(some) * others.length + letters(others) * some.length;
}

/** Each two letters that stand beside each other in a text without its blanks at both ends, in the order of codes. */
export type PairsOfLetters = Uint32Array;

export function pairsOfLetters(text: string): PairsOfLetters {
  const said = ` ${text.trim()} `;
  const pairs = new Uint32Array(said.length - 1);
  for (let at = 0; at < pairs.length; at += 1)
    pairs[at] = said.charCodeAt(at) * 0x10000 + said.charCodeAt(at + 1);
  return pairs.sort();
}

/**
 * The share of pairs of letters that two texts have in common (Dice's coefficient): 1 is the same, 0 shares nothing, or
 * less than `least`.
 */
export function likeness(a: PairsOfLetters, b: PairsOfLetters, least: number): number {
  const total = a.length + b.length;
  if ((2 * Math.min(a.length, b.length)) / total < least) return 0;
  let shared = 0;
  let at = 0;
  let other = 0;
  while (at < a.length && other < b.length) {
    // Both places are within the texts.
    const difference = (a[at] ?? 0) - (b[other] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) other += 1;
  }
  return (2 * shared) / total;
}
