import { holdsWords, valuesIn, type Fields, type Part, type Values } from '../fields.ts';
import { isTranslated } from './what-follows.ts';
import { withMarksAlike } from './marks-alike.ts';
import type { Sides } from './three-sides.ts';
import { sameValue } from './same-value.ts';
import { walk, type MetList } from './walk.ts';

/** How a tailored document differs from its base, in numbers and by the paths of what differs. */
export type Differences = {
  /** Texts that both have, and that say something else. */
  reworded: number;
  /** Whatever else both have and have differently: dates, the order of a list. */
  changed: number;
  /** Things, such as jobs, that only the base has. */
  leftOut: number;
  /** Things that only the tailored document has. */
  added: number;
  paths: string[];
};

/** What parts of a base that are followed a tailored document has otherwise. Settings are nobody's difference. */
export function differencesFromBase(fields: Fields, base: object, variant: object): Differences {
  const found: Differences = { reworded: 0, changed: 0, leftOut: 0, added: 0, paths: [] };
  const note = (what: Exclude<keyof Differences, 'paths'>, path: string) => {
    found[what] += 1;
    found.paths.push(path);
  };
  walk(fields, comparable(fields, base, variant), {
    value({ path, part, values: { was, mine }, isNew }) {
      if (!isNew && !sameValue(was ?? emptyOf(part), mine ?? emptyOf(part)))
        note(part && holdsWords(part) ? 'reworded' : 'changed', path);
    },
    list(met) {
      if (!met.isNew) noteList(met, note);
    },
  });
  return found;
}

function noteList(
  { path, keys: { was, mine }, items, nameOf }: MetList,
  note: (what: 'changed' | 'leftOut' | 'added', path: string) => void,
): void {
  const inBase = new Set(was);
  const here = new Set(mine);
  for (const key of was) if (!items.mine.has(key)) note('leftOut', `${path}.${nameOf(key)}`);
  for (const key of mine) {
    if (!items.was.has(key)) note('added', `${path}.${nameOf(key)}`);
    // It came from another list.
    else if (!inBase.has(key)) note('changed', `${path}.${nameOf(key)}`);
  }
  const inBoth = mine.filter((key) => inBase.has(key));
  if (
    !sameValue(
      inBoth,
      was.filter((key) => here.has(key)),
    )
  )
    note('changed', path);
}

/** A part that is missing is as one that nobody has filled in. */
function emptyOf(part: Part | undefined): unknown {
  return part?.kind === 'lines' ? [] : part && holdsWords(part) ? '' : undefined;
}

/**
 * How many of the texts of a document in another language are still those of its base: "12 of 40 texts are still as in
 * the base". Names, dates and ways to reach somebody are no texts that are translated.
 */
export function translatedShare(fields: Fields, base: object, variant: object): { same: number; of: number } {
  const share = { same: 0, of: 0 };
  walk(fields, comparable(fields, base, variant), {
    value({ part, values: { was, mine } }) {
      if (!isTranslated(part)) return;
      const before = new Set<unknown>(Array.isArray(was) ? was : [was]);
      const texts = (Array.isArray(mine) ? mine : [mine]).filter(
        (text) => typeof text === 'string' && text.trim() !== '',
      );
      share.of += texts.length;
      share.same += texts.filter((text) => before.has(text)).length;
    },
  });
  return share;
}

/** Two documents side by side, either both with marks in their texts or both without. */
function comparable(fields: Fields, base: object, variant: object): Sides<Values> {
  const [was, mine] = [valuesIn(base), valuesIn(variant)];
  const alike = withMarksAlike(fields, { was, mine, theirs: mine });
  return { ...alike, theirs: alike.mine };
}
