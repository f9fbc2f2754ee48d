import { languageOfText } from '../parser/resume/text/language.ts';
import { documentLanguages } from './languages/languages.ts';

/** The languages of a printed document by their ISO 639-1 codes. */
export type DocumentLanguages = {
  /** Of what the person wrote: the language of the file. */
  language: string;
  /** Of what we say in it: headings, months, "Present". */
  ourLanguage: string;
};

/** Where nearly all letters are of a script that one language has for itself, it is that language. */
const SCRIPTS: readonly (readonly [code: string, letter: RegExp])[] = [
  ['ja', /\p{Script=Hiragana}|\p{Script=Katakana}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
];
/** Japanese is at least this share kana, and a text of the others nearly all of its script. */
const LEAST_SHARE: Readonly<Record<string, number>> = { ja: 0.15 };
const USUAL_SHARE = 0.6;

/**
 * The language of the text is what its words tell, where that is sure, and the language of our own words
 * otherwise. A language that we have no words in was set on purpose, and stays.
 */
export function documentLanguagesOf(texts: readonly string[], setting: string): DocumentLanguages {
  if (!documentLanguages.some(({ code }) => code === setting)) {
    return { language: setting, ourLanguage: 'en' };
  }
  const text = texts.filter(Boolean).join('\n');
  const told = languageByScript(text) || languageByWords(text);
  return { language: told || setting, ourLanguage: setting };
}

/** The reader has learnt it since; documents that were printed before keep their files, byte for byte. */
const LEARNT_LATER = 'ru';

function languageByWords(text: string): string {
  const told = languageOfText(text);
  return told === LEARNT_LATER ? '' : told;
}

function languageByScript(text: string): string {
  // Nearly every text is without them.
  if (!/[^\u0000-\u024f\u1e00-\u1eff\u2000-\u20cf]/u.test(text)) return '';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = SCRIPTS.find(
    ([code, letter]) => (text.match(letter)?.length ?? 0) > letters * (LEAST_SHARE[code] ?? USUAL_SHARE),
  );
  return letters >= 12 && found ? found[0] : '';
}
