import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** Every language we have, by its ISO 639-1 code, in the order of a choice list. */
const languages: Readonly<Record<string, Language>> = {
  en,
  de,
  es,
  fr,
  it,
  nl,
  pl,
  pt,
};

/** Codes of the languages a document can be set in, each with the language's own name for itself. */
export const documentLanguages: readonly { code: string; name: string }[] = Object.entries(languages).map(
  ([code, { name }]) => ({ code, name }),
);

/** The words of a language by its ISO 639-1 code; English where we do not have it yet. */
export function languageOf(code: string): Language {
  return languages[code] ?? en;
}
