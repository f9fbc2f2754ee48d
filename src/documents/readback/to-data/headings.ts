import { languageOf } from '../../text/languages/languages.ts';
import type { Language } from '../../text/languages/language.ts';
import type { SectionKind } from '../read-resume.ts';
import { isSharedKind } from '../further-kinds.ts';
import { wordsOf } from './word-count.ts';

const OURS: Partial<Record<SectionKind, keyof Language['headings']>> = {
  summary: 'summary',
  experience: 'employment',
  education: 'education',
  skills: 'skills',
};

/** Whether a section is headed by the very words that a resume of ours puts there by itself. */
export function isOurHeading(heading: string, kind: SectionKind, language: string): boolean {
  const key = isSharedKind(kind) ? kind : OURS[kind];
  return key !== undefined && sameWords(heading, languageOf(language).headings[key]);
}

export function sameWords(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ');
}
