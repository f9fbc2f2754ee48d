import type { Fields, Values } from '../fields.ts';
import { isRecord } from '../is-record.ts';
import { effortFor } from './likeness.ts';
import { namesOf, pairTexts } from './pair-texts.ts';
import { encoded } from './paths.ts';
import { onEachSide, type Sides } from './three-sides.ts';

/** A thing in a list of things, such as a job, on one side. */
export type Item = { list: string; value: Values };

/** Names of fields that hold no things, though they may look like it. */
type Names = { has(name: string): boolean };
/** Kinds of lists whose things are called by the ids of others: one of them is nothing but itself. */
type PlacingKinds = ReadonlySet<string>;

/** The things of one side by their keys, and the keys of each list in order. */
export type SideItems = { items: Map<string, Item>; lists: Map<string, readonly string[]> };

/**
 * Names the things in all lists of a document, so that each is known again on every side, wherever it stands: by its
 * id, where that is its own; otherwise by what it is most like in the same list.
 */
export function itemsOf(fields: Fields, documents: Sides<unknown>): Sides<SideItems> {
  const lines = textsByHiddenLines(fields);
  const effort = effortFor(fields, documents.was);
  const placing = placingKinds(fields);
  const keysOf = keysByIds(placing);
  // Where two sides are the same, as when two documents are compared, they are looked at once.
  const distinct = [...new Set(Object.values(documents))];
  const counts = distinct.map((document) => countIds(document, lines, keysOf));
  const isOwn = (key: string) => counts.every((count) => (count.get(key) ?? 0) <= 1);
  const keyOf: KeyOf = (id, kind) => keysOf(id, kind).find(isOwn);
  const was = nameItems(documents.was, lines, keyOf, undefined, effort);
  const mine = nameItems(documents.mine, lines, keyOf, was, effort);
  const isMine = documents.theirs === documents.mine;
  return { was, mine, theirs: isMine ? mine : nameItems(documents.theirs, lines, keyOf, was, effort) };
}

/**
 * The long texts of a table by the names of the fields that hold their hidden lines. Those are parts of texts and no
 * things, wherever they stand: an entry may have been moved to a list whose table does not have them.
 */
export function textsByHiddenLines(fields: Fields): Map<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([name, part]): [string, string][] => {
      if (part.kind === 'text') return part.hiddenLines === undefined ? [] : [[part.hiddenLines, name]];
      return part.kind === 'group' || part.kind === 'list' ? [...textsByHiddenLines(part.fields)] : [];
    }),
  );
}

/** What paths call a thing: by its id where it has one. */
export function nameIn(sides: Sides<SideItems>, key: string): string {
  const { was, mine, theirs } = onEachSide(sides, ({ items }) => items.get(key)?.value.id);
  const id = mine ?? theirs ?? was;
  return encoded(typeof id === 'string' && id !== '' ? id : key);
}

/** Names a list by the thing that holds it, so that the list is known wherever that thing stands; '' is the document. */
export function listKey(owner: string, field: string): string {
  return `${owner}\n${field}`;
}

/** The key of the thing that holds a list. */
export function ownerOf(list: string): string {
  return list.slice(0, list.lastIndexOf('\n'));
}

/** Whether a value is a list of things; an empty list may be one. */
export function isItemList(value: unknown): value is readonly Values[] {
  return Array.isArray(value) && value.every(isRecord);
}

/** Calls `found` for each list of things in a document, outer ones first; `kind` is its path without places. */
function eachList(
  value: unknown,
  passedOver: Names,
  found: (list: readonly Values[], field: string, owner: Values | undefined, kind: string) => void,
): void {
  visit(value, undefined, '', '');

  function visit(inner: unknown, owner: Values | undefined, field: string, kind: string): void {
    if (isItemList(inner)) {
      found(inner, field, owner, kind);
      for (const item of inner) visitFields(item, item, '', kind);
    } else if (isRecord(inner)) visitFields(inner, owner, field, kind);
  }

  function visitFields(values: Values, owner: Values | undefined, field: string, kind: string): void {
    for (const [name, inner] of Object.entries(values))
      if (!passedOver.has(name))
        visit(inner, owner, field === '' ? name : `${field}.${name}`, `${kind}.${name}`);
  }
}

/** How often each id occurs in a document, and in its lists of each kind. */
function countIds(document: unknown, passedOver: Names, keysOf: KeysOf): Map<string, number> {
  const counts = new Map<string, number>();
  eachList(document, passedOver, (list, _field, _owner, kind) => {
    for (const { id } of list) {
      if (typeof id !== 'string') continue;
      for (const key of keysOf(id, kind)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });
  return counts;
}

function nameItems(
  document: unknown,
  passedOver: Names,
  keyOf: KeyOf,
  was: SideItems | undefined,
  effort: number,
): SideItems {
  const named: SideItems = { items: new Map(), lists: new Map() };
  const names = new Map<Values, string>();
  eachList(document, passedOver, (list, field, owner, kind) => {
    const key = listKey(owner ? (names.get(owner) ?? '') : '', field);
    const keys = list.map(({ id }) => {
      return typeof id !== 'string' || id === '' ? undefined : keyOf(id, kind);
    });
    const strangers = list.filter((_, at) => keys[at] === undefined);
    const strangerKeys = nameStrangers(
      strangers.map((value) => JSON.stringify(value)),
      key,
      was,
      effort,
    );
    const all = keys.map((own) => own ?? strangerKeys.shift() ?? '');
    named.lists.set(key, all);
    for (const [at, value] of list.entries()) {
      const name = all[at] ?? '';
      names.set(value, name);
      named.items.set(name, { list: key, value });
    }
  });
  return named;
}

/** Things without an id of their own: those of `was` by their place, others by the one they are most like. */
function nameStrangers(
  texts: readonly string[],
  list: string,
  was: SideItems | undefined,
  effort: number,
): string[] {
  if (!was) return texts.map((_, at) => `${list}\nat ${at}`);
  const before = (was.lists.get(list) ?? []).filter((key) => key.startsWith(`${list}\nat `));
  const partners = pairTexts(
    before.map((key) => JSON.stringify(was.items.get(key)?.value)),
    texts,
    effort,
  );
  return namesOf(texts, (at) => before[partners?.[at] ?? -1], `${list}\n`);
}

type KeyOf = (id: string, kind: string) => string | undefined;
type KeysOf = (id: string, kind: string) => readonly string[];

/**
 * What an id may be known by: by itself, so that the thing may be moved to any list; else among those of its kind. Each
 * is made once: thousands of things are met on every side.
 */
function keysByIds(placing: PlacingKinds): KeysOf {
  const made = new Map<string, Map<string, readonly string[]>>();
  return (id, kind) => {
    const ofKind = made.get(kind) ?? new Map<string, readonly string[]>();
    made.set(kind, ofKind);
    const keys = ofKind.get(id) ?? (placing.has(kind) ? [idKey(id, kind)] : [idKey(id), idKey(id, kind)]);
    ofKind.set(id, keys);
    return keys;
  };
}

function placingKinds(fields: Fields): PlacingKinds {
  const lists = Object.entries(fields).filter(([, part]) => part.kind === 'list' && part.placesOthers);
  return new Set(lists.map(([name]) => `.${name}`));
}

/** An id by itself, or among the things of one kind. */
function idKey(id: string, kind = ''): string {
  return `id ${kind}\n${JSON.stringify(id)}`;
}
