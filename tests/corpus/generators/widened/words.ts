import { germanicWords } from './words-germanic.ts';
import { romanceWords } from './words-romance.ts';
import { slavicWords } from './words-slavic.ts';
import type { Words } from './words-type.ts';

const words: Record<string, Words> = { ...germanicWords, ...romanceWords, ...slavicWords };

/** The language of a country's resumes. */
export const languageOfCountry = (code: string) =>
  code === 'us' || code === 'gb' ? 'en' : code === 'br' ? 'pt' : code;

export function wordsOf(language: string): Words {
  const found = words[language];
  if (!found) throw new Error(`No words of ${language}.`);
  return found;
}
