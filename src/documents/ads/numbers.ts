import type { AdReader } from './ad-reader.ts';
import type { AdLanguage } from './ad.ts';
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

const JOINED: Readonly<Partial<Record<AdLanguage, readonly [RegExp, readonly string[]]>>> = {
  de: [
    /^(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn)jahrig/u,
    ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  ],
  pl: [
    /^(rocz|dwu|trzy|cztero|piecio|szescio|siedmio|osmio|dziewiecio|dziesiecio)(?:letn|n)/u,
    ['rocz', 'dwu', 'trzy', 'cztero', 'piecio', 'szescio', 'siedmio', 'osmio', 'dziewiecio', 'dziesiecio'],
  ],
};

/** Years in one word: "dreijährige", "dwuletni". */
export function yearsInWord(word: string, language: AdLanguage): number | undefined {
  const joined = JOINED[language];
  const number = joined?.[0].exec(word)?.[1];
  return joined === undefined || number === undefined ? undefined : joined[1].indexOf(number) + 1;
}
