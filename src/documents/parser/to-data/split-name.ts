import { isNameParticle, NAME_JOINT } from '../resume/words/name-particles.ts';
import { isLettersForWords } from './name-in-capitals.ts';

/** What stands behind a family name, and is no name alone. */
const AFTER = /^(?:jr|sr|júnior|junior|filho|neto|sobrinho|i{2,3}|iv)\.?$/i;

/**
 * The last word is the family name, with what belongs to it; one before a comma stands first, and one in capitals beside
 * names in small letters stands anywhere: "NOWAK Anna".
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [before = '', behind, ...further] = name.split(',').map((part) => part.trim());
  if (behind && further.length === 0 && !AFTER.test(behind)) return { firstName: behind, lastName: before };
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { firstName: name.trim(), lastName: '' };
  const capitals = familyInCapitals(words);
  if (capitals) return capitals;
  const first = beginOfFamily(words, AFTER.test(words.at(-1) ?? '') ? words.length - 2 : words.length - 1);
  return { firstName: words.slice(0, first).join(' '), lastName: words.slice(first).join(' ') };
}

/** Where a family name begins of which one word is known. */
function beginOfFamily(words: readonly string[], known: number): number {
  const isJoined = (at: number) => at > 1 && isNameParticle(words[at - 1] ?? '');
  let first = Math.max(1, known);
  while (isJoined(first)) {
    first -= 1;
    // Of two that are joined, both are the family's.
    if (first > 1 && NAME_JOINT.test(words[first] ?? '')) first -= 1;
  }
  return first;
}

/** The family name where it alone stands in capitals, before the others or behind them. */
function familyInCapitals(words: readonly string[]): { firstName: string; lastName: string } | undefined {
  const inCapitals = words.map(isInCapitals);
  const first = inCapitals.indexOf(true);
  const last = inCapitals.lastIndexOf(true);
  if (first < 0 || inCapitals.slice(first, last).includes(false)) return undefined;
  const isBehind = last === words.length - 1;
  // Elsewhere than at an end it is no family name; beside it somebody must be called something.
  if (first > 0 && !isBehind) return undefined;
  const others = isBehind && first > 0 ? words.slice(0, beginOfFamily(words, first)) : words.slice(last + 1);
  if (!others.some((word) => /\p{Ll}/u.test(word) && !isNameParticle(word) && !AFTER.test(word)))
    return undefined;
  const family = isBehind && first > 0 ? words.slice(others.length) : words.slice(0, last + 1);
  return { firstName: others.join(' '), lastName: family.join(' ') };
}

/** Whether a word is a name in capitals: initials, numbers and degrees are in capitals anyway. */
function isInCapitals(word: string): boolean {
  const letters = word.match(/\p{L}/gu) ?? [];
  return letters.length > 1 && /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word) && !isLettersForWords(word);
}
