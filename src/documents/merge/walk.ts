import { isTogether, type Fields, type Part, type Values } from '../fields.ts';
import { isRecord } from '../is-record.ts';
import { isItemList, itemsOf, listKey, nameIn, textsByHiddenLines, type SideItems } from './items.ts';
import { encoded, fieldOf, isNote, join } from './paths.ts';
import { onEachSide, type Sides } from './three-sides.ts';

/**
 * A value of the document that is walked through, and what stands in its place on the other sides; `isNew` where it
 * stands in a thing that `was` does not have.
 */
export type Met = { path: string; part: Part | undefined; values: Sides<unknown>; isNew: boolean };
/** A list of things: its things on each side by their keys, and the names that paths have for them. */
export type MetList = {
  path: string;
  keys: Sides<readonly string[]>;
  items: Sides<SideItems['items']>;
  nameOf: (key: string) => string;
  isNew: boolean;
  part: Part | undefined;
};
export type Visitor = {
  /** Whether what is merged as one is met as one value; else by its fields, as what is translated is. */
  together?: true;
  value?: (met: Met) => void;
  list?: (met: MetList) => void;
};

/**
 * Walks through the document on the side `mine`, with what stands in each place on the other sides: things of lists are
 * known there by the same rules as in the merge. Parts that do not follow a base are left out. Takes time in proportion
 * to the documents.
 */
export function walk(fields: Fields, documents: Sides<object>, visitor: Visitor): void {
  const sides = itemsOf(fields, documents);
  const hidden = textsByHiddenLines(fields);
  const items = onEachSide(sides, (side) => side.items);
  const nameOf = (key: string) => nameIn(sides, key);
  visitFields({ path: '', owner: '', field: '', isNew: false }, fields, documents);

  function visitFields(place: Place, parts: Fields | undefined, documents: Sides<unknown>): void {
    const values = onEachSide(documents, (side): Values => (isRecord(side) ? side : {}));
    for (const name of new Set(Object.values(values).flatMap((side) => Object.keys(side)))) {
      const part = fieldOf(parts, name);
      if (part?.kind === 'group' && part.follows === false) continue;
      if (place.path === '' && isNote(name)) continue;
      const inner = { path: join(place.path, encoded(name)), field: join(place.field, name) };
      const met = onEachSide(values, (side) => fieldOf(side, name));
      // Hidden lines are parts of the text beside them.
      if (hidden.has(name)) visitor.value?.({ path: inner.path, part, values: met, isNew: place.isNew });
      else visitValue({ ...place, ...inner }, part, met);
    }
  }

  function visitValue(place: Place, part: Part | undefined, values: Sides<unknown>): void {
    const there = Object.values(values).filter((value) => value !== undefined);
    if (part?.kind !== 'lines' && there.every(isItemList)) visitList(place, part);
    else if (there.every(isRecord) && !(visitor.together && isTogether(part)))
      visitFields(place, part?.kind === 'group' ? part.fields : undefined, values);
    else visitor.value?.({ path: place.path, part, values, isNew: place.isNew });
  }

  function visitList({ path, owner, field, isNew }: Place, part: Part | undefined): void {
    const list = listKey(owner, field);
    const keys = onEachSide(sides, (side) => side.lists.get(list) ?? []);
    visitor.list?.({ path, keys, items, nameOf, isNew, part });
    for (const key of keys.mine) {
      const values = onEachSide(items, (side) => side.get(key)?.value);
      const place = { path: join(path, nameOf(key)), owner: key, field: '', isNew: values.was === undefined };
      visitFields(place, part?.kind === 'list' ? part.fields : undefined, values);
    }
  }
}

/** Where a value stands: by its path, and by the thing that holds it and the field therein. */
type Place = { path: string; owner: string; field: string; isNew: boolean };
