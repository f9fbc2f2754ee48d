import type { ResumeData } from '#documents/resume/schema.ts';
import type { ImportOutcome, ImportProblem, ImportSource } from '../imported-file.ts';
import { LETTERS_MAX } from '../../parser/file/text-limits.ts';
import { countUnplaced } from '../../parser/to-data/unplaced.ts';
import type { UnplacedWords } from '../../resume/read-notes.ts';
import { accountWords, type SourceWords } from './account.ts';

/** What comes of a file that says itself what is what: nothing in it is doubtful, but something may have no place. */
export function structuredFile(
  source: ImportSource,
  data: ResumeData,
  texts: SourceWords,
  problems: readonly ImportProblem[] = [],
): ImportOutcome {
  const { words, unplaced: all } = accountWords(texts, data);
  if (words.total === 0) return { ok: false, reason: 'no-resume-inside' };
  const { unplaced, problems: unlisted } = listed(all);
  return {
    ok: true,
    imported: {
      data,
      source,
      words,
      unplaced,
      problems: [...problems, ...unlisted],
      lowConfidenceFields: [],
      templateId: null,
    },
  };
}

/** As many words without a place as a resume can take along; of more than that it is said how many there are. */
function listed(all: readonly UnplacedWords[]): {
  unplaced: readonly UnplacedWords[];
  problems: ImportProblem[];
} {
  let room = LETTERS_MAX;
  const end = all.findIndex(({ words }) => (room -= words.length) < 0);
  if (end < 0) return { unplaced: all, problems: [] };
  const text = String(countUnplaced(all.slice(end)));
  return { unplaced: all.slice(0, end), problems: [{ file: '', text, why: 'words-not-listed' }] };
}
