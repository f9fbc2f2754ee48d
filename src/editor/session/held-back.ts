import { emptyValue, type Fields } from '#documents/fields.ts';
import { partAt } from '#documents/filled-fields.ts';
import { isRecord } from '#documents/is-record.ts';
import { encoded } from '#documents/merge/paths.ts';
import { sameValue } from '#documents/merge/same-value.ts';
import { placeIn } from '#documents/merge/take-place.ts';
import { contentOf, sameParts, valueAt, withValueAt, type Content } from './content.ts';
import type { FieldProblem } from './save-failure.ts';

/*
 * What is typed into a field may be nothing that can be saved there, such as a date that cannot be read. Then that field
 * alone is held back: everything else is saved, and what was typed stays on the screen and in the draft on the device.
 */

/** What a kind of documents says of saving. */
export type SavingRules<Data> = {
  /** What its documents hold. */
  fields: Fields;
  /** What of it cannot be saved as it was typed, field by field, in the order of the form. */
  unsavable?: ((content: Content<Data>) => readonly FieldProblem[]) | undefined;
};

/** What of a document can be saved, and what is held back. */
export type Savable<Data> = {
  /** The very content where nothing is held back. */
  content: Content<Data>;
  heldBack: readonly FieldProblem[];
};

const NOTHING: readonly FieldProblem[] = [];
type Known = { rules: unknown; saved: unknown; savable: Savable<unknown> };
const known = new WeakMap<object, Known>();

/**
 * What of a content can be saved: a field that is held back has what was last saved in it, or nothing. Asked again for
 * the same contents, the answer is the same object.
 */
export function savableOf<Data>(
  rules: SavingRules<Data>,
  content: Content<Data>,
  saved: Content<Data> | null,
): Savable<Data> {
  const before = known.get(content);
  if (before?.rules === rules.unsavable && before?.saved === saved) return before.savable as Savable<Data>; // Kept below, of this very content.
  const heldBack = rules.unsavable?.(content) ?? NOTHING;
  const savable: Savable<Data> = {
    content: heldBack.length > 0 ? withSaved(rules.fields, content, saved, heldBack) : content,
    heldBack,
  };
  known.set(content, { rules: rules.unsavable, saved, savable });
  return savable;
}

/** Whether a save of this would change nothing. */
export function isSavedAs<Data>({ content, heldBack }: Savable<Data>, saved: Content<Data>): boolean {
  // Versions of one document share what did not change; only what is put together here does not.
  const isSame = sameParts(content, saved);
  return isSame || (heldBack.length > 0 && sameValue(contentOf(content), contentOf(saved)));
}

function withSaved<Data>(
  fields: Fields,
  content: Content<Data>,
  saved: Content<Data> | null,
  heldBack: readonly FieldProblem[],
): Content<Data> {
  const lists = new Map<string, Set<string>>();
  let result = content;
  for (const { field } of heldBack) {
    if (field === 'title') {
      result = { ...result, title: saved?.title ?? '' };
      continue;
    }
    const [list = '', line] = lineIn(fields, field) ?? [];
    if (line !== undefined) {
      const lines = lists.get(list) ?? new Set();
      lists.set(list, lines.add(line));
    } else result = withValueAt(result, field, savedValue(fields, content, saved, field));
  }
  // What stands within an entry comes before the list that the entry stands in.
  const deepestFirst = [...lists].toSorted(
    ([one], [other]) => other.split('.').length - one.split('.').length,
  );
  for (const [path, lines] of deepestFirst) {
    const all = valueAt(result, path);
    const kept = Array.isArray(all) ? all.filter((_, at) => !lines.has(`${at}`)) : all;
    result = withValueAt(result, path, kept);
  }
  return result;
}

/** Of an entry, or of one of many lines of the same meaning such as a skill, its list and its number. */
function lineIn(fields: Fields, field: string): [list: string, line: string] | undefined {
  const path = inData(field);
  const found = path === undefined ? undefined : partAt(fields, path);
  if (!found || (found.part.kind !== 'lines' && !found.isEntry)) return undefined;
  const at = field.lastIndexOf('.');
  return [field.slice(0, at), field.slice(at + 1)];
}

/** What was last saved in a field, wherever its entry stood then; what is empty where it is new. */
function savedValue<Data>(
  fields: Fields,
  content: Content<Data>,
  saved: Content<Data> | null,
  field: string,
): unknown {
  const path = inData(field) ?? '';
  const part = partAt(fields, path)?.part;
  const empty = part ? emptyValue(part) : '';
  const place = placeOf(content, field);
  if (!saved || place === undefined) return empty;
  const there = placeIn(saved.data, place) ?? inMovedEntry(saved.data, place);
  return typeof there === typeof empty ? there : empty;
}

/** What a field has of an entry that has been moved to another list since. */
function inMovedEntry(data: unknown, place: string): unknown {
  const names = place.split('.');
  for (let at = names.length - 2; at >= 0; at -= 1) {
    const entry = entryNamed(data, names[at] ?? '');
    if (entry) return placeIn(entry, names.slice(at + 1).join('.'));
  }
  return undefined;
}

function entryNamed(value: unknown, name: string): unknown {
  if (Array.isArray(value)) {
    const found: unknown = value.find(
      (item) => isRecord(item) && typeof item.id === 'string' && encoded(item.id) === name,
    );
    return found ?? firstOf(value, (item) => entryNamed(item, name));
  }
  return isRecord(value) ? firstOf(Object.values(value), (inner) => entryNamed(inner, name)) : undefined;
}

function firstOf(values: readonly unknown[], find: (value: unknown) => unknown): unknown {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inData(field: string): string | undefined {
  return field.startsWith('data.') ? field.slice('data.'.length) : undefined;
}

/**
 * A field as conflicts and differences name its place, by the ids of entries: `employment.<id>.startDate`. Nothing where
 * an entry on the way has no id.
 */
function placeOf(content: Content<unknown>, field: string): string | undefined {
  const path = inData(field);
  if (path === undefined) return field;
  const names: string[] = [];
  let value: unknown = content.data;
  for (const part of path.split('.')) {
    const inner = valueAt(value, part);
    if (!Array.isArray(value)) names.push(encoded(part));
    else if (isRecord(inner) && typeof inner.id === 'string' && inner.id !== '')
      names.push(encoded(inner.id));
    else return undefined;
    value = inner;
  }
  return names.join('.');
}
