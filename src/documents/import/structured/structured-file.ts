import type { ResumeData } from '#documents/resume/schema.ts';
import type { LowConfidenceField } from '../../parser/to-data/low-confidence.ts';
import type { ImportOutcome, ImportProblem, ImportSource } from '../imported-file.ts';
import { accountWords, type SourceWords } from './account.ts';

/** What comes of a file that says itself what is what: nothing in it is doubtful, but something may have no place. */
export function structuredFile(
  source: ImportSource,
  data: ResumeData,
  texts: SourceWords,
  problems: readonly ImportProblem[] = [],
  lowConfidenceFields: readonly LowConfidenceField[] = [],
): ImportOutcome {
  const { words, unplaced } = accountWords(texts, data);
  if (words.total === 0) return { ok: false, reason: 'no-resume-inside' };
  return {
    ok: true,
    imported: { data, source, words, unplaced, problems, lowConfidenceFields, templateId: null },
  };
}
