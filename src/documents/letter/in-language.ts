import { documentLanguages, languageOf } from '../text/languages/languages.ts';
import { CONTENT_PARTS } from './fields.ts';
import type { LetterData } from './schema.ts';

/**
 * The letter in another language. Each part of its text that still has our default wording, of whatever language, takes
 * the wording of the new one; what a person wrote or changed stays as it is.
 */
export function letterInLanguage(letter: LetterData, language: string): LetterData {
  const { letterDefaults } = languageOf(language);
  const content = { ...letter.content };
  for (const part of CONTENT_PARTS) {
    if (isDefault(part, content[part])) content[part] = letterDefaults[part];
  }
  return { ...letter, content, settings: { ...letter.settings, language } };
}

function isDefault(part: (typeof CONTENT_PARTS)[number], text: string): boolean {
  return documentLanguages.some(({ code }) => languageOf(code).letterDefaults[part] === text);
}
