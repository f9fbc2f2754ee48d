import { normalForm } from '#documents/text/clean.ts';
import type { Language } from '#documents/text/languages/language.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { isSharedKind, type ParsedSectionKind } from '../parsed-resume.ts';

/* When two texts say the same words. */

/** The words of a text, in the form in which two of them are the same word. */
export function wordsOf(text: string): string[] {
  return normalForm(text, 'NFKC').toLowerCase().match(WORD) ?? [];
}

/** Letters, their marks and figures. */
export const WORD = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+/gu;

/** How often each word stands in something; words are taken out of it one by one. */
export type WordCount = {
  add(text: string): void;
  /** Takes one out, and answers whether it was there. */
  take(word: string): boolean;
  has(word: string): boolean;
};

export function countWords(): WordCount {
  const counts = new Map<string, number>();
  return {
    add(text) {
      for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    take(word) {
      const left = counts.get(word) ?? 0;
      if (left > 0) counts.set(word, left - 1);
      return left > 0;
    },
    has: (word) => counts.has(word),
  };
}

const OURS: Partial<Record<ParsedSectionKind, keyof Language['headings']>> = {
  summary: 'summary',
  experience: 'employment',
  education: 'education',
  skills: 'skills',
};

/** Whether a section is headed by the very words that a resume of ours puts there by itself. */
export function isOurHeading(heading: string, kind: ParsedSectionKind, language: string): boolean {
  const key = isSharedKind(kind) ? kind : OURS[kind];
  return key !== undefined && sameWords(heading, languageOf(language).headings[key]);
}

export function sameWords(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ');
}
