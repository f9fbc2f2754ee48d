import { isTogether, type Fields, type Part, type Values } from '../fields.ts';
import { isRecord } from '../is-record.ts';
import type { HiddenLine } from '../text/hidden-lines.ts';
import { isItemList, itemsOf, listKey, nameIn, textsByHiddenLines, type SideItems } from './items.ts';
import { effortFor } from './likeness.ts';
import { encoded, fieldOf, isNote, join } from './paths.ts';
import { placeItems, type Deletions, type Placement } from './placement.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeText, type LongText } from './merge-text.ts';
import { isTexts, mergeTextSets } from './merge-text-sets.ts';
import { sameValue } from './same-value.ts';
import { changedByOne, onEachSide, type Sides } from './three-sides.ts';

/**
 * A place where both sides changed the same thing, each in its own way. `path` names things in lists by their ids, such
 * as `employment.<id>.description`; what a side does not have is null there. Of a long text or of texts that stand once,
 * `mine` and `theirs` hold what else was merged, too, so that either can take the place whole; of a list of things they
 * hold the order, by their ids.
 */
export type FieldConflict = { path: string } & Sides<unknown>;

export type Merged<T> = { merged: T; conflicts: FieldConflict[] };

/**
 * Brings together what two sides have made of one document, each starting from `was`: the only merge there is. What one
 * side alone changed is taken; where both changed the same thing differently, `merged` has mine and `conflicts` names
 * it. What one side deleted and the other changed is kept, and is a conflict. Unknown fields are merged like known
 * ones. The result depends on nothing but the arguments, which are left as they are.
 *
 * @param fields the table of the document's fields: it tells long texts, merged by line, and sets of texts
 */
export function mergeDocuments<T extends object>(
  fields: Fields,
  was: NoInfer<T> | null,
  mine: T,
  theirs: NoInfer<T>,
  deletions: Deletions = 'undone where changed',
): Merged<T> {
  const merge = new DocumentMerge(fields, { was, mine, theirs }, deletions);
  // An object merged of two objects of one type by its fields, each of which comes from one of them.
  const merged = merge.mergeObject('', '', '', fields, { was, mine, theirs }) as T;
  return { merged, conflicts: merge.conflicts };
}

class DocumentMerge {
  readonly conflicts: FieldConflict[] = [];
  private readonly deletions: Deletions;
  private readonly effort: number;
  private readonly isBeginningKnown: boolean;
  private readonly texts: ReadonlyMap<string, string>;
  private readonly sides: Sides<SideItems>;
  private readonly placement: Placement;

  constructor(fields: Fields, documents: Sides<unknown>, deletions: Deletions) {
    this.deletions = deletions;
    this.effort = effortFor(fields, documents.was);
    this.texts = textsByHiddenLines(fields);
    this.isBeginningKnown = documents.was !== null;
    this.sides = itemsOf(fields, documents);
    this.placement = placeItems(this.sides, deletions, this.isBeginningKnown);
  }

  mergeObject(
    path: string,
    owner: string,
    field: string,
    fields: Fields | undefined,
    sides: Sides<unknown>,
  ): Values {
    const values = onEachSide(sides, (side) => (isRecord(side) ? side : {}));
    const names = new Set([...Object.keys(values.mine), ...Object.keys(values.theirs)]);
    const texts = new Map<string, unknown>();
    const merged = [...names].map((name) => {
      // Where its turn is, so that conflicts stand in the order of the fields.
      if (!texts.has(name))
        for (const [text, value] of this.mergeLongTexts(path, fields, values, name)) texts.set(text, value);
      if (texts.has(name)) return [name, texts.get(name)] as const;
      const here = {
        path: join(path, encoded(name)),
        owner,
        field: join(field, name),
        part: fieldOf(fields, name),
      };
      return [
        name,
        this.mergeValue(
          here,
          onEachSide(values, (side) => fieldOf(side, name)),
        ),
      ] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }

  private mergeValue(place: Place, sides: Sides<unknown>): unknown {
    const { path, owner, field, part } = place;
    const one = this.isBeginningKnown ? changedByOne(sides, sameValue) : sameOnBoth(sides);
    const isWhole = !this.placement.hasMoves || typeof one?.value !== 'object';
    if (one && (isWhole || isTogether(part))) return one.value;
    const { was, mine, theirs } = sides;
    if (this.isBeginningKnown && part?.kind === 'lines' && [was ?? [], mine, theirs].every(isTexts))
      return this.mergeTexts(path, sides);
    if ([was ?? [], mine ?? [], theirs ?? []].every(isItemList)) return this.mergeList(place);
    if (isRecord(mine) && isRecord(theirs) && !isTogether(part)) {
      return this.mergeObject(path, owner, field, part?.kind === 'group' ? part.fields : undefined, sides);
    }
    if (one) return one.value;
    const isText = part?.kind === 'text' && typeof mine === 'string' && typeof theirs === 'string';
    if (this.isBeginningKnown && isText) {
      const before = typeof was === 'string' ? was : '';
      const { merged, conflict } = mergeText(
        onEachSide({ was: before, mine, theirs }, alone),
        this.effort,
        this.deletions,
      );
      if (conflict)
        this.conflict(
          path,
          onEachSide(conflict, ({ text }) => text),
        );
      return this.deletions === 'as mine' && conflict ? conflict.mine.text : merged.text;
    }
    this.conflict(path, sides);
    return this.deletions === 'as mine' ? mine : (mine ?? theirs);
  }

  /** A long text of an object with its hidden lines, which stand in a field beside it: by the name of either. */
  private mergeLongTexts(
    path: string,
    fields: Fields | undefined,
    values: Sides<Values>,
    wanted: string,
  ): [string, unknown][] {
    return [...this.texts].flatMap(([beside, name]) => {
      if (wanted !== beside && wanted !== name) return [];
      const isThere = Object.values(values).some((side) => Object.hasOwn(side, beside));
      if (!isThere && fieldOf(fields, beside) === undefined) return [];
      const both = [name, beside] as const;
      const own = onEachSide(values, (side) => both.map((field) => fieldOf(side, field)));
      const one = changedByOne(own, sameValue);
      if (one) return both.map((field, at): [string, unknown] => [field, one.value[at]]);
      const conflictOn = (at: 0 | 1, sides: Sides<unknown>) => {
        if (!sameValue(sides.mine, sides.theirs)) this.conflict(join(path, encoded(both[at])), sides);
      };
      const { was, mine, theirs } = onEachSide(own, longText);
      if (!this.isBeginningKnown || !was || !mine || !theirs) {
        both.forEach((_, at) =>
          conflictOn(
            at === 0 ? 0 : 1,
            onEachSide(own, (side) => side[at]),
          ),
        );
        return both.map((field, at): [string, unknown] => [field, own.mine[at] ?? own.theirs[at]]);
      }
      const { merged, conflict } = mergeText({ was, mine, theirs }, this.effort, this.deletions);
      if (conflict) {
        conflictOn(
          0,
          onEachSide(conflict, ({ text }) => text),
        );
        conflictOn(
          1,
          onEachSide(conflict, ({ hidden }) => hidden),
        );
      }
      const { text, hidden } = this.deletions === 'as mine' && conflict ? conflict.mine : merged;
      return [
        [both[0], text],
        [both[1], hidden],
      ];
    });
  }

  private mergeList({ path, owner, field, part }: Place): unknown[] {
    const list = listKey(owner, field);
    const fields = part?.kind === 'list' ? part.fields : undefined;
    const orders = onEachSide(this.sides, ({ lists }) => lists.get(list) ?? []);
    const { order, isConflict } = mergeOrder(orders, this.placement.keptIn.get(list) ?? new Set());
    if (isConflict)
      this.conflict(
        path,
        onEachSide(orders, (keys) => keys.map((key) => nameIn(this.sides, key))),
      );
    return order.map((key) => this.mergeItem(key, path, fields));
  }

  private mergeItem(key: string, listPath: string, fields: Fields | undefined): Values {
    const path = join(listPath, nameIn(this.sides, key));
    const items = onEachSide(this.sides, ({ items }) => items.get(key));
    const lists = onEachSide(items, (item) => item?.list);
    const values = onEachSide(items, (item) => item?.value);
    const only =
      values.mine === undefined ? values.theirs : values.theirs === undefined ? values.mine : undefined;
    if (this.placement.contested.has(key)) this.conflict(path, values);
    else if (only === undefined && !changedByOne(lists, Object.is)) this.conflict(path, values);
    return this.mergeObject(path, key, '', fields, only ? { was: only, mine: only, theirs: only } : values);
  }

  private mergeTexts(path: string, sides: Sides<unknown>): string[] {
    const { texts, conflict } = mergeTextSets(sides);
    if (conflict) this.conflict(path, conflict);
    return texts;
  }

  private conflict(path: string, { was, mine, theirs }: Sides<unknown>): void {
    if (isNote(path)) return;
    this.conflicts.push({ path, was: was ?? null, mine: mine ?? null, theirs: theirs ?? null });
  }
}

/** What is the same, where nobody knows what it was before. */
function sameOnBoth({ mine, theirs }: Sides<unknown>): { value: unknown } | undefined {
  return sameValue(mine, theirs) ? { value: mine } : undefined;
}

/** Where a value stands: by its path, and by the thing that holds it and the field therein. */
type Place = { path: string; owner: string; field: string; part: Part | undefined };

/** A text and its hidden lines as they stand in a document; nothing where something else does. */
function longText([text = '', hidden = []]: readonly unknown[]): LongText | undefined {
  const isText = typeof text === 'string' && Array.isArray(hidden) && hidden.every(isHiddenLine);
  return isText ? { text, hidden } : undefined;
}

function isHiddenLine(value: unknown): value is HiddenLine {
  return isRecord(value) && typeof value.at === 'number' && typeof value.text === 'string';
}

/** A text without hidden lines. */
function alone(text: string): LongText {
  return { text, hidden: [] };
}
