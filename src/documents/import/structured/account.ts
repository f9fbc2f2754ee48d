import { holdsWords } from '#documents/fields.ts';
import { filledFields } from '#documents/filled-fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { normalForm } from '#documents/text/clean.ts';
import { countWords, WORD, wordsOf } from '../../parser/to-data/same-words.ts';
import { countUnplaced, onceEach } from '../../parser/to-data/unplaced.ts';
import type { UnplacedWords } from '../../resume/read-notes.ts';
import type { WordsPlaced } from '../imported-file.ts';
import { wordsOfMarked } from './marked-text.ts';

/** What a structured file says, value by value, and what of it is in the data though in other words. */
export type SourceWords = {
  /** All values that are content. */
  texts: readonly string[];
  /** Those of them that fields hold in a form of their own, such as dates and levels. */
  converted: readonly string[];
};

/**
 * Every word of a structured file is in a field or named as unplaced. A word counts as placed as often as the data
 * has it.
 */
export function accountWords(
  { texts, converted }: SourceWords,
  data: ResumeData,
): { words: WordsPlaced; unplaced: UnplacedWords[] } {
  const placed = countWords();
  for (const { field, value } of filledFields(RESUME, data)) {
    if (!holdsWords(field)) continue;
    const isMarked = field.kind === 'text' && data.settings.marks;
    placed.add(isMarked ? wordsOfMarked(String(value)) : String(value));
  }
  for (const text of converted) placed.add(text);
  const unplaced = texts.flatMap((text) =>
    lostIn(text, placed.take).map((words) => ({ words, line: text.replace(/\s+/g, ' ').trim() })),
  );
  const total = texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
  return { words: { total, placed: total - countUnplaced(unplaced) }, unplaced: onceEach(unplaced) };
}

/** What of a text is not there, words beside each other in one piece. */
function lostIn(text: string, isThere: (word: string) => boolean): string[] {
  const runs: { start: number; end: number }[] = [];
  let together = false;
  for (const match of text.matchAll(WORD)) {
    const found = wordsOf(normalForm(match[0], 'NFKC')).every(isThere);
    const last = runs.at(-1);
    const end = match.index + match[0].length;
    if (!found && together && last) last.end = end;
    else if (!found) runs.push({ start: match.index, end });
    together = !found;
  }
  return runs.map(({ start, end }) => text.slice(start, end));
}
