import { isNameParticle, NAME_JOINT } from '../resume/words/name-particles.ts';

/** What stands behind a family name, and is no name alone. */
const AFTER = /^(?:jr|sr|júnior|junior|filho|neto|sobrinho|i{2,3}|iv)\.?$/i;

/** The last word is the family name, with what belongs to it; one before a comma stands first. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [before = '', behind, ...further] = name.split(',').map((part) => part.trim());
  if (behind && further.length === 0 && !AFTER.test(behind)) return { firstName: behind, lastName: before };
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { firstName: name.trim(), lastName: '' };
  const isJoined = (at: number) => at > 1 && isNameParticle(words[at - 1] ?? '');
  let first = words.length - 1;
  if (first > 1 && AFTER.test(words[first] ?? '')) first -= 1;
  while (isJoined(first)) {
    first -= 1;
    // Of two that are joined, both are the family's.
    if (first > 1 && NAME_JOINT.test(words[first] ?? '')) first -= 1;
  }
  return { firstName: words.slice(0, first).join(' '), lastName: words.slice(first).join(' ') };
}
