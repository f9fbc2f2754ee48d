import { frequentWords } from './frequent-words.ts';
import { nearWords } from './near-words.ts';

/* One-letter slips of frequent words: what somebody typed, and what they meant. */

/** Shorter words have too many neighbours. */
const SHORTEST = 6;
/** In words this long, a letter too many or a wrong one leaves no doubt either. */
const LONG = 9;

/** The frequent word that an unknown one, in small letters, is a slip of; undefined where it may be something else. */
export function slipOf(word: string): string | undefined {
  if (word.length < SHORTEST) return undefined;
  return nearWords(word).find((meant) => frequentWords.has(meant) && isPlain(word, meant));
}

/** Letters changed about or doubled, or one left out; in long words also one too many, or another one. */
function isPlain(word: string, meant: string): boolean {
  // An ending of its own makes another word, or one of another language.
  if (meant.length < SHORTEST || word.startsWith(meant) || meant.startsWith(word)) return false;
  if (word.at(-1) !== meant.at(-1) || word.charAt(0) !== meant.charAt(0)) return false;
  if (word.length < meant.length || isPlainSlip(word, meant)) return true;
  return word.length >= LONG && word.slice(-3) === meant.slice(-3);
}

/** Whether the slip is one of order or of doubling, which can hardly be meant. */
function isPlainSlip(from: string, to: string): boolean {
  const sameLetters = [...from].toSorted().join('') === [...to].toSorted().join('');
  const undoubled = (word: string) => word.replace(/(.)\1/gu, '$1');
  return sameLetters || (undoubled(from) === undoubled(to) && from !== to);
}
