import type { Fields, Values } from '../fields.ts';
import { isRecord } from '../is-record.ts';
import { isItemList, itemsOf, textsByHiddenLines, type SideItems } from './items.ts';
import type { FieldConflict } from './merge.ts';
import { fieldOf, join } from './paths.ts';
import { sameValue } from './same-value.ts';
import { onEachSide, type Sides } from './three-sides.ts';
import { walk } from './walk.ts';
import { isFact } from './what-follows.ts';

/**
 * Two versions of a base as they would be in the language of a document that follows it: with its texts in place of
 * their own, and without what it does not have. What is left to differ are facts, the order, and what was deleted.
 */
export function inAnotherLanguage(fields: Fields, sides: Sides<Values>): Sides<Values> {
  const items = itemsOf(fields, sides);
  const hidden = textsByHiddenLines(fields);
  const keys = onEachSide(
    items,
    (side) => new Map([...side.items].map(([key, { value }]) => [value, key] as const)),
  );
  return {
    was: translated('was', fields, sides.was, sides),
    mine: sides.mine,
    theirs: translated('theirs', fields, sides.theirs, sides),
  };

  function translated(
    side: 'was' | 'theirs',
    parts: Fields | undefined,
    value: Values,
    { was, mine, theirs }: Sides<unknown>,
  ): Values {
    const own = isRecord(mine) ? mine : {};
    const entries = [...new Set([...Object.keys(value), ...Object.keys(own)])].map((name) => {
      const part = fieldOf(parts, name);
      const [inner, ours] = [fieldOf(value, name), fieldOf(own, name)];
      const places = onEachSide({ was, mine, theirs }, (place) =>
        isRecord(place) ? fieldOf(place, name) : undefined,
      );
      // Hidden lines are parts of the text beside them.
      if (hidden.has(name)) return [name, ours];
      if (part?.kind === 'lines') return [name, side === 'was' ? ours : withoutDeleted(places)];
      if (isItemList(inner) && isItemList(ours ?? []))
        return [name, translatedList(side, part?.kind === 'list' ? part.fields : undefined, inner)];
      if (isRecord(inner))
        return [name, translated(side, part?.kind === 'group' ? part.fields : undefined, inner, places)];
      return [name, isFact(part) ? inner : ours];
    });
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined) as [string, unknown][]);
  }

  function translatedList(
    side: 'was' | 'theirs',
    parts: Fields | undefined,
    list: readonly Values[],
  ): Values[] {
    return list.flatMap((value) => {
      const key = keys[side].get(value) ?? '';
      const places = onEachSide(items, (one) => one.items.get(key)?.value);
      return places.mine ? [translated(side, parts, value, places)] : [];
    });
  }
}

/** Texts such as skills: those go that the base no longer has, in whatever language they stand there. */
function withoutDeleted({ was, mine, theirs }: Sides<unknown>): unknown {
  const [before, now] = [was, theirs].map((texts) => new Set<unknown>(Array.isArray(texts) ? texts : []));
  return Array.isArray(mine) ? mine.filter((text) => !before?.has(text) || now?.has(text)) : mine;
}

/**
 * What has changed in the texts of a base that a document in another language could not take over: texts that read
 * otherwise now, and things that are new.
 *
 * @param sides `mine` is the document as it has followed in all else
 */
export function untranslatedChanges(fields: Fields, sides: Sides<Values>): FieldConflict[] {
  const changes: FieldConflict[] = [];
  walk(fields, sides, {
    value({ path, part, values: { was, mine, theirs } }) {
      if (isFact(part) || theirs === undefined || sameValue(was, theirs) || sameValue(mine, theirs)) return;
      changes.push({ path, was: was ?? null, mine: mine ?? null, theirs });
    },
    list({ path, keys, items, nameOf }) {
      for (const key of keys.theirs) {
        if (items.was.has(key) || items.mine.has(key)) continue;
        const theirs = itemIn(items.theirs, key);
        changes.push({ path: join(path, nameOf(key)), was: null, mine: null, theirs });
      }
    },
  });
  return changes;
}

function itemIn(items: SideItems['items'], key: string): unknown {
  return items.get(key)?.value ?? null;
}
