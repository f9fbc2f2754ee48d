import { en } from './en.ts';
import type { Language } from './language.ts';

const languages: Readonly<Record<string, Language>> = { en };

/** The words of a language by its ISO 639-1 code; English where we do not have it yet. */
export function languageOf(code: string): Language {
  return languages[code] ?? en;
}
