import type { Content } from './content.ts';
import { differences, type Difference, type DocumentWords } from './differences.ts';

/** What choosing one of two versions undoes. */
export type Undone = {
  /** What was changed elsewhere and goes where mine is kept. */
  byMine: Difference[];
  /** What was changed here and goes where the other is taken. */
  byOther: Difference[];
};

/**
 * Sorts out who changed what. `base` is the version that both began with; where it is not known, every difference counts
 * as changed on both sides.
 */
export function undoneByChoice(
  base: Content<unknown> | null,
  mine: Content<unknown>,
  theirs: Content<unknown>,
  words: DocumentWords,
): Undone {
  const between = differences(mine, theirs, words);
  if (!base) return { byMine: between, byOther: between };
  const changedIn = (version: Content<unknown>) =>
    new Set(differences(version, base, words).map(({ key }) => key));
  const [here, there] = [changedIn(mine), changedIn(theirs)];
  return {
    byMine: between.filter(({ key }) => there.has(key)),
    byOther: between.filter(({ key }) => here.has(key)),
  };
}
