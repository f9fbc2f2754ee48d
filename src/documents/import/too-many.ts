import type { ImportProblem } from './imported-file.ts';

/** Things of one kind: what one and what several are called, how many there are, and how many a resume of ours takes. */
export type Amount = { one: string; several: string; count: number; most: number };

/** What of a file finds no room in a resume of ours; its words are among those without a place. */
export function tooMany(file: string, amounts: readonly Amount[]): ImportProblem[] {
  return amounts
    .filter(({ count, most }) => count > most)
    .map(({ one, several, count, most }) => ({
      file,
      text: count - most === 1 ? `1 ${one}` : `${count - most} ${several}`,
      why: 'too-many',
    }));
}
