import { emptyValues, holdsWords, valuesIn, type Fields, type Part, type Values } from '../fields.ts';
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

/** One place in which a tailored document differs from its base. */
export type Difference = {
  path: string;
  what: 'reworded' | 'changed' | 'leftOut' | 'added' | 'moved' | 'order';
  /** What stands there on either side; of an order, the things in it. */
  base: unknown;
  here: unknown;
  part: Part | undefined;
};

/** What parts of a base that are followed a tailored document has otherwise. Settings are nobody's difference. */
export function differencesFromBase(fields: Fields, base: object, variant: object): Differences {
  const found: Differences = { reworded: 0, changed: 0, leftOut: 0, added: 0, paths: [] };
  for (const { what, path } of differingPlaces(fields, base, variant)) {
    found[what === 'moved' || what === 'order' ? 'changed' : what] += 1;
    found.paths.push(path);
  }
  return found;
}

/** Where a tailored document has what it follows otherwise, and what either has there. */
export function differingPlaces(fields: Fields, base: object, variant: object): Difference[] {
  const found: Difference[] = [];
  walk(fields, comparable(fields, base, variant), {
    together: true,
    value({ path, part, values: { was, mine }, isNew }) {
      if (isNew || sameValue(was ?? emptyOf(part), mine ?? emptyOf(part))) return;
      const what = part && holdsWords(part) ? 'reworded' : 'changed';
      found.push({ path, what, base: was, here: mine, part });
    },
    list(met) {
      if (!met.isNew) found.push(...differencesInList(met));
    },
  });
  return found;
}

function differencesInList({ path, keys: { was, mine }, items, nameOf, part }: MetList): Difference[] {
  const inBase = new Set(was);
  const here = new Set(mine);
  const at = (key: string, what: Difference['what']): Difference => {
    const [base, own] = [items.was.get(key)?.value, items.mine.get(key)?.value];
    return { path: `${path}.${nameOf(key)}`, what, base, here: own, part };
  };
  const leftOut = was.filter((key) => !items.mine.has(key)).map((key) => at(key, 'leftOut'));
  const others = mine.flatMap((key) => {
    if (!items.was.has(key)) return [at(key, 'added')];
    // It came from another list.
    return inBase.has(key) ? [] : [at(key, 'moved')];
  });
  const inBoth = mine.filter((key) => inBase.has(key));
  const before = was.filter((key) => here.has(key));
  const order: Difference[] = sameValue(inBoth, before)
    ? []
    : [{ path, what: 'order', base: before.map(nameOf), here: inBoth.map(nameOf), part }];
  return [...leftOut, ...others, ...order];
}

/** A part that is missing is as one that nobody has filled in. */
function emptyOf(part: Part | undefined): unknown {
  if (part?.kind === 'group') return emptyValues(part.fields);
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
