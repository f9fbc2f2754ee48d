import type { Values } from '../fields.ts';
import { isRecord } from '../is-record.ts';
import { isItemList } from './items.ts';
import { mergeOrder } from './merge-order.ts';
import { encoded, fieldOf } from './paths.ts';

/*
 * One place of a document as another document has it. Places are named as in conflicts and differences: by fields and by
 * the ids of things; nothing at the place of a thing takes it away, and at the place of a list of things stands their order.
 */

/** A document with one place as `source` has it. */
export function withPlaceOf<T>(data: T, source: unknown, path: string): T {
  // All that it was, with another value in one place.
  return put(data, source, path.split('.'), placeIn(source, path)) as T;
}

/** A document with this in one place; what is new there goes where `source` has it, or to the end. */
export function withPlace<T>(data: T, path: string, wanted: unknown, source?: unknown): T {
  return put(data, source, path.split('.'), wanted) as T; // As above.
}

/** What stands at a place; undefined where nothing does. */
export function placeIn(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => inner(value, name), data);
}

function inner(value: unknown, name: string): unknown {
  if (isItemList(value) && value.length > 0) return value.find((item) => nameOf(item) === name);
  return isRecord(value) ? fieldOf(value, keyIn(value, name)) : undefined;
}

function put(
  value: unknown,
  source: unknown,
  [name = '', ...rest]: readonly string[],
  wanted: unknown,
): unknown {
  if (Array.isArray(value)) return isItemList(value) ? putInList(value, source, name, rest, wanted) : value;
  if (!isRecord(value)) return value;
  const key = keyIn(value, name);
  const before = fieldOf(value, key);
  const after = rest.length > 0 ? put(before, inner(source, name), rest, wanted) : wholeOf(before, wanted);
  if (after !== undefined && after !== null) return { ...value, [key]: after };
  const { [key]: _gone, ...others } = value;
  return others;
}

function putInList(
  list: readonly Values[],
  source: unknown,
  name: string,
  rest: readonly string[],
  wanted: unknown,
): unknown {
  const theirs = isItemList(source) ? source : [];
  const here = list.find((item) => nameOf(item) === name);
  const there = theirs.find((item) => nameOf(item) === name);
  // What has no id is taken with the whole of its list.
  if (!here && !there && [...list, ...theirs].some((item) => nameOf(item) === undefined))
    return source === undefined ? list : theirs;
  if (rest.length > 0) return list.map((item) => (item === here ? put(item, there, rest, wanted) : item));
  if (!isRecord(wanted)) return list.filter((item) => item !== here);
  return here
    ? list.map((item) => (item === here ? wanted : item))
    : withInserted(list, theirs, there, wanted);
}

/** A list of things keeps its things, in the order that is wanted: that of a list, or of names. */
function wholeOf(value: unknown, wanted: unknown): unknown {
  if (!isItemList(value) || value.length === 0 || !Array.isArray(wanted)) return wanted;
  const mine = value.map(nameOf).filter((name) => name !== undefined);
  if (mine.length < value.length || new Set(mine).size < mine.length) return wanted;
  const theirs = wanted
    .map((item: unknown) => (isRecord(item) ? nameOf(item) : item))
    .filter((name) => typeof name === 'string');
  const { order } = mergeOrder({ was: mine, mine, theirs }, new Set(mine));
  return order.flatMap((name) => value.filter((item) => nameOf(item) === name));
}

/** Behind the thing that it follows there, as far as that is here. */
function withInserted(
  list: readonly Values[],
  theirs: readonly Values[],
  there: Values | undefined,
  wanted: Values,
): Values[] {
  if (!there) return [...list, wanted];
  const names = list.map(nameOf);
  const before = theirs.slice(0, theirs.indexOf(there)).map(nameOf);
  const follows = before.findLast((name) => names.includes(name));
  return list.toSpliced(follows === undefined ? 0 : names.indexOf(follows) + 1, 0, wanted);
}

function keyIn(values: Values, name: string): string {
  return Object.keys(values).find((key) => encoded(key) === name) ?? decodeURIComponent(name);
}

/** By what a path names a thing of a list; undefined where it has no id. */
export function nameOf({ id }: Values): string | undefined {
  return typeof id === 'string' && id !== '' ? encoded(id) : undefined;
}
