import type { AdLanguage } from './ad.ts';

/*
 * Words without their endings, so that "Maschinen" and "Maschine" are one. Light on purpose: what is cut off
 * is what declension and number add, never what makes another word.
 */

const ENDINGS: Readonly<Record<AdLanguage, readonly string[]>> = {
  en: ['ies', 'es', 's', 'y'],
  de: ['ern', 'en', 'er', 'es', 'em', 'e', 'n', 's'],
  fr: ['euses', 'euse', 'eurs', 'eur', 'ees', 'es', 'ee', 's', 'e', 'x'],
  es: ['ciones', 'cion', 'es', 'os', 'as', 's', 'o', 'a', 'e'],
  pt: ['coes', 'cao', 'oes', 'ao', 'ais', 'eis', 'al', 'el', 'es', 'os', 'as', 's', 'o', 'a', 'e'],
  pl: [
    'owania',
    'owaniem',
    'owaniu',
    'owanie',
    'iego',
    'iemu',
    'iami',
    'iach',
    'ego',
    'emu',
    'ymi',
    'imi',
    'ami',
    'ach',
    'owi',
    'iem',
    'iej',
    'ow',
    'om',
    'em',
    'ej',
    'ia',
    'ie',
    'ii',
    'iu',
    'io',
    'ym',
    'im',
    'ych',
    'ich',
    'a',
    'e',
    'y',
    'i',
    'u',
    'o',
  ],
};

const SHORTEST: Readonly<Record<AdLanguage, number>> = { en: 3, de: 4, fr: 4, es: 4, pt: 4, pl: 3 };

const sorted = new Map(
  Object.entries(ENDINGS).map(([code, endings]) => [code, endings.toSorted((a, b) => b.length - a.length)]),
);

export function stemOf(word: string, language: AdLanguage): string {
  const shortest = SHORTEST[language];
  if (word.length <= shortest || /\d/u.test(word)) return word;
  const ending = sorted
    .get(language)
    ?.find((each) => word.endsWith(each) && word.length - each.length >= shortest);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const PLURALS: Readonly<Partial<Record<AdLanguage, readonly string[]>>> = {
  fr: ['es', 's', 'x', 'e'],
  es: ['es', 's'],
  pt: ['es', 's'],
};

/** A word without what number adds; as `stemOf` where nouns have cases. */
export function pluralStemOf(word: string, language: AdLanguage): string {
  const plurals = PLURALS[language];
  if (plurals === undefined) return stemOf(word, language);
  if (language === 'pt' && /(?:oes|aes|ao)$/u.test(word)) return word.replace(/(?:oes|aes|ao)$/u, 'ao');
  const ending = plurals.find(
    (each) => word.endsWith(each) && word.length - each.length >= SHORTEST[language],
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** What declension adds to the name of a product: "Excela", "Pythonem", "Javy"; one in a vowel but "a" has no cases. */
const NAME_CASES: Readonly<Partial<Record<AdLanguage, { consonant: RegExp; a: RegExp }>>> = {
  de: { consonant: /^s?$/u, a: /^as?$/u },
  pl: { consonant: /^(?:a|u|owi|em|iem|ie|y|i|ow|om|ami|ach)?$/u, a: /^(?:a|y|i|e|ie|o|u)$/u },
};

/** Whether a word is a name, declined as the language declines names: "Symfonia" is not "Symfony". */
export function isNameForm(word: string, name: string, language: AdLanguage): boolean {
  if (word === name) return true;
  const cases = NAME_CASES[language];
  if (cases === undefined || /\d/u.test(name)) return false;
  if (name.endsWith('a')) {
    const stem = name.slice(0, -1);
    return word.startsWith(stem) && cases.a.test(word.slice(stem.length));
  }
  return (
    /[bcdfghjklmnpqrstvwxz]$/u.test(name) &&
    word.startsWith(name) &&
    cases.consonant.test(word.slice(name.length))
  );
}
