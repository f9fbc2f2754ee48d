import { languageOfText } from '#documents/parser/resume/text/language.ts';
import { AD_LANGUAGES, type AdLanguage } from './ad.ts';

/** The language of an ad where it is one that we read; null where it is another, or cannot be told. */
export function adLanguage(text: string): AdLanguage | null {
  const told = languageOfText(text);
  return AD_LANGUAGES.find((code) => code === told) ?? null;
}
