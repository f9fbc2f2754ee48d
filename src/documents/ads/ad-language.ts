import { languageOfText } from '#documents/parser/resume/text/language.ts';
import { AD_LANGUAGES, type AdLanguage } from './ad.ts';

/** The bullet that word processors paste for a ring, and a word of Portuguese. */
const LETTER_BULLET = /^[ \t]*o[ \t]+/gmu;

/** The language of an ad where it is one that we read; null where it is another, or cannot be told. */
export function adLanguage(text: string): AdLanguage | null {
  const told = languageOfText(text.replace(LETTER_BULLET, ''));
  return AD_LANGUAGES.find((code) => code === told) ?? null;
}
