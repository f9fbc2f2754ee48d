import type { Content } from '#editor/session/content.ts';
import { differences, type Difference, type DocumentWords } from './differences.ts';

/** What choosing one of two versions undoes. */
export type UndoneByChoice = {
  /** All places in which the two differ. */
  between: Difference[];
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
): UndoneByChoice {
  const between = differences(mine, theirs, words);
  if (!base) return { between, byMine: between, byOther: between };
  const changedIn = (version: Content<unknown>) => differences(version, base, words).map(({ key }) => key);
  const [here, there] = [changedIn(mine), changedIn(theirs)];
  return {
    between,
    byMine: between.filter(({ key }) => there.some((changed) => touches(changed, key))),
    byOther: between.filter(({ key }) => here.some((changed) => touches(changed, key))),
  };
}

/** Whether one place is the other or in it: an entry that was removed on one side may have a changed field on the other. */
function touches(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
