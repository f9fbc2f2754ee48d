import type { AdReader } from './ad-reader.ts';
import type { Token } from './tokens.ts';

/** A number in figures or in words, up to twelve in the latter. */
export function numberAt(tokens: readonly Token[], at: number, reader: AdReader): number | undefined {
  const word = tokens[at]?.word.replace(/\+$/u, '') ?? '';
  if (/^\d{1,2}$/u.test(word)) return Number(word);
  const index = reader.numberWords.findIndex(
    (each) =>
      word === each ||
      (each.length > 3 && word === `${each}en`) ||
      (reader.language === 'de' && isGermanOne(word, each)),
  );
  return index < 0 ? undefined : index + 1;
}

/** "einem Jahr", "einjährige". */
const isGermanOne = (word: string, number: string): boolean =>
  number === 'ein' && /^eine[mnrs]?$/u.test(word);
