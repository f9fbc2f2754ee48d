import { valuesIn, type Fields, type Values } from '../fields.ts';
import { differencesFromBase } from './differences.ts';
import { inAnotherLanguage, untranslatedChanges } from './another-language.ts';
import { withMarksAlike } from './marks-alike.ts';
import { mergeDocuments, type FieldConflict } from './merge.ts';
import { onEachSide, type Sides } from './three-sides.ts';
import { languageOf, withOwnParts } from './what-follows.ts';

/** What a tailored document becomes, and what was left open. */
export type Followed<T> = {
  merged: T;
  conflicts: FieldConflict[];
  /** The paths of what came from its base, and whether that took away a thing, such as a job. */
  came: string[];
  removes: boolean;
};

/**
 * What a tailored document becomes when its base has changed: by the one merge, but its settings stay its own, and what
 * it left out stays out, whatever the base makes of it: leaving a job or a line out is what tailoring is. Where it
 * is written in another language than its base, only facts follow: what has changed in texts is told as conflicts, and
 * no words of the base come in. Where only some have marks in their texts, those of the others are escaped first, and the
 * result has marks.
 *
 * @param sides `was` is the base as it was last seen, `mine` the tailored document, `theirs` the base now
 */
export function followBase<T extends object>(
  fields: Fields,
  sides: Sides<unknown> & { mine: T },
): Followed<T> {
  const { merged, conflicts } = mergedWithBase(fields, sides);
  return { merged, conflicts, ...whatCame(fields, sides, merged) };
}

/** The first half of `followBase`, for who gives others their turn in between: what the document becomes. */
export function mergedWithBase<T extends object>(
  fields: Fields,
  sides: Sides<unknown> & { mine: T },
): Pick<Followed<T>, 'merged' | 'conflicts'> {
  const alike = withMarksAlike(fields, onEachSide<unknown, Values>(sides, valuesIn));
  const { mine } = alike;
  const own = {
    was: withOwnParts(fields, alike.was, mine),
    mine,
    theirs: withOwnParts(fields, alike.theirs, mine),
  };
  const isTranslation = languageOf(fields, sides.theirs) !== languageOf(fields, mine);
  const compared = isTranslation ? inAnotherLanguage(fields, own) : own;
  const { merged, conflicts } = mergeDocuments(fields, compared.was, mine, compared.theirs, 'of mine stay');
  const untranslated = isTranslation ? untranslatedChanges(fields, { ...own, mine: merged }) : [];
  // Merged of what `mine` is and of what it followed so far.
  return { merged: merged as T, conflicts: [...conflicts, ...untranslated] };
}

/** The second half: what came by it. */
export function whatCame<T extends object>(
  fields: Fields,
  sides: Sides<unknown> & { mine: T },
  merged: T,
): Pick<Followed<T>, 'came' | 'removes'> {
  const { mine } = withMarksAlike(fields, onEachSide<unknown, Values>(sides, valuesIn));
  const { paths: came, leftOut } = differencesFromBase(fields, mine, merged);
  return { came, removes: leftOut > 0 };
}
