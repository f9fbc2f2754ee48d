import { isRecord } from '#documents/is-record.ts';
import type { FieldConflict } from '#documents/merge/merge.ts';
import { decidedOneByOne, isWithin } from '#documents/merge/open-conflicts.ts';
import { capitalised } from '#documents/text/clean.ts';
import { valueAt } from '#editor/session/content.ts';
import type { Choices } from './merge-content.ts';

/** One conflict in words: where it is, and what each choice has there. An empty text stands for nothing there. */
export type ConflictWords = { name: string; mine: string; theirs: string };

/** How a kind of document calls its parts. */
export type DocumentWords = {
  /** The name of a field or an entry at a path of the data, such as `employment.0.position`. */
  nameOf(path: string, data: unknown): string | undefined;
  templateName(templateId: string): string;
  /** What is the case where a switch at a path of the data has a value; nothing where there is no switch. */
  saidOf?(path: string, value: unknown): string | undefined;
  /** The photo that a value at a path of the data names, by its id; nothing for any other value. */
  photoIn?(path: string, value: unknown): string | undefined;
};

/** Where an entry of a list stands. */
const ENTRY_PATH = /\.\d+$/;
/** Longest text that is shown of a field, in characters. */
const SHOWN = 160;
/** How much is shown of what both have before and after what differs, in characters. */
const AROUND = 40;

/** What a person has to know to choose between two versions: each conflict that the merge found, in its order. */
export function conflictWords(choices: Choices<unknown>, words: DocumentWords): ConflictWords[] {
  return conflictRows(choices, words).map(({ name, mine, theirs }) => ({ name, mine, theirs }));
}

/** What is decided at once: one conflict, or all of one whole, by their paths. */
export type ConflictRow = ConflictWords & { paths: readonly string[]; photos?: Photos };

/** What each choice shows, where words alone do not tell the two apart. */
type Photos = { mine: string | undefined; theirs: string | undefined };

/** The conflicts in words, with the places that each of them is about. */
export function conflictRows(
  { mine, theirs, conflicts }: Choices<unknown>,
  { nameOf, templateName, saidOf, photoIn }: DocumentWords,
): ConflictRow[] {
  // By the place that is shown: what has no id is shown with the whole of its list, once.
  const shown = new Map<string, ConflictRow>();
  for (const conflict of decidedOneByOne(conflicts)) {
    const { key, name, mine: one, theirs: other } = inWords(conflict);
    const parts = conflicts.filter((part) => part === conflict || isWithin(part, conflict));
    const paths = [...(shown.get(key)?.paths ?? []), ...parts.map(({ path }) => path)];
    const photos = photosOf(conflict);
    shown.set(key, {
      ...{ name, mine: excerpt(one, other), theirs: excerpt(other, one), paths },
      ...(photos && { photos }),
    });
  }
  return [...shown.values()];

  function inWords(conflict: FieldConflict): ConflictWords & { key: string } {
    const { path } = conflict;
    const own = { key: path, mine: textOf(conflict.mine), theirs: textOf(conflict.theirs) };
    if (path === 'title') return { ...own, name: 'Title' };
    if (path === 'templateId')
      return { ...own, name: 'Template', mine: templateName(own.mine), theirs: templateName(own.theirs) };
    const [here, there] = [placeOf(path, mine.data), placeOf(path, theirs.data)];
    const at = here.isWhole || !there.isWhole ? here : there;
    const name = nameAt(at);
    const [one, other] = [valueAt(mine.data, at.path), valueAt(theirs.data, at.path)];
    if (!at.isWhole) return { key: at.path, name, mine: textOf(one), theirs: textOf(other) };
    if (isEntryList(one) && isEntryList(other))
      return {
        key: path,
        name: `Order of ${inSentence(name)}`,
        mine: orderIn(one, other),
        theirs: orderIn(other, one),
      };
    // Both have an entry, and each has moved it elsewhere.
    if (isRecord(conflict.mine) && isRecord(conflict.theirs) && ENTRY_PATH.test(at.path))
      return {
        key: path,
        name: `Place of ${inSentence(name)}`,
        mine: listIn(mine.data, path),
        theirs: listIn(theirs.data, path),
      };
    return { key: path, name, mine: said(conflict.mine, at), theirs: said(conflict.theirs, at) };
  }

  function photosOf(conflict: FieldConflict): Photos | undefined {
    const [one, other] = [conflict.mine, conflict.theirs].map((value) => photoIn?.(conflict.path, value));
    return one === undefined && other === undefined ? undefined : { mine: one, theirs: other };
  }

  function said(value: unknown, { path }: Place): string {
    return saidOf?.(path, value) ?? textOf(value);
  }

  function nameAt({ path, data }: Place): string {
    return nameOf(path, data) ?? spoken(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path);
  }

  /** The name of the list in which a version has an entry. */
  function listIn(data: unknown, path: string): string {
    const list = listOf(data, namesIn(path).at(-1) ?? '');
    return list === undefined ? '' : nameAt({ path: list, data, isWhole: true });
  }
}

/** Where a version has what a conflict names by ids: a path by numbers, as far as the ids lead. */
type Place = { path: string; data: unknown; isWhole: boolean };

export function placeOf(path: string, data: unknown): Place {
  let value = data;
  const found: string[] = [];
  for (const name of namesIn(path)) {
    let key = name;
    if (Array.isArray(value)) {
      const places = value.flatMap((entry, at) => (isRecord(entry) && entry.id === name ? [`${at}`] : []));
      const [only, ...others] = places;
      if (only === undefined || others.length > 0) return { path: found.join('.'), data, isWhole: false };
      key = only;
    }
    found.push(key);
    value = valueAt(value, key);
  }
  return { path: found.join('.'), data, isWhole: true };
}

/** The path of the list that holds the entry with this id. */
function listOf(data: unknown, id: string, path: readonly string[] = []): string | undefined {
  if (Array.isArray(data) && data.some((entry) => isRecord(entry) && entry.id === id)) return path.join('.');
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const found = listOf(value, id, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function namesIn(path: string): string[] {
  return path.split('.').map(decodeURIComponent);
}

/** The entries of a list that the other version has, too, in their order. */
function orderIn(list: readonly Entry[], other: readonly Entry[]): string {
  const known = new Set(other.map(({ id }) => id));
  return list
    .filter(({ id }) => known.has(id))
    .map(textOf)
    .join('; ');
}

type Entry = Record<string, unknown> & { id: unknown };

function isEntryList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && 'id' in entry);
}

/** A value in words: of an entry, what it says first. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (!isRecord(value)) return '';
  const said = Object.entries(value).filter(
    ([key, text]) => key !== 'id' && typeof text === 'string' && text,
  );
  return said
    .slice(0, 2)
    .map(([, text]) => text)
    .join(', ');
}

/** A name within a sentence. */
export function inSentence(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** `graduationDate` as people read it. */
function spoken(key: string): string {
  const words = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return capitalised(words);
}

/** The part of a long text that differs from another, with the words around it that both have. */
function excerpt(text: string, other: string): string {
  if (text.length <= SHOWN && other.length <= SHOWN) return text;
  const shorter = Math.min(text.length, other.length);
  let same = 0;
  while (same < shorter && text[same] === other[same]) same += 1;
  let alike = 0;
  while (alike < shorter - same && text.at(-1 - alike) === other.at(-1 - alike)) alike += 1;
  // Whole words, and as many on either side in both versions, so that only what differs is marked.
  const start = wordStart(text, Math.max(0, same - AROUND));
  const rest = text.length - alike;
  const end = Math.min(wordEnd(text, Math.min(text.length, rest + AROUND)), start + SHOWN);
  const part = text.slice(start, end).toWellFormed();
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}

function wordStart(text: string, at: number): number {
  return at === 0 ? 0 : Math.max(text.lastIndexOf(' ', at), text.lastIndexOf('\n', at)) + 1;
}

function wordEnd(text: string, at: number): number {
  const length = text.slice(at).search(/\s/u);
  return length < 0 ? text.length : at + length;
}
