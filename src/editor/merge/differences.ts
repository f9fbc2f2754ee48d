import { isRecord } from '#documents/is-record.ts';
import { capitalised } from '#documents/text/clean.ts';
import type { Content } from '#editor/session/content.ts';

/** One place in which two versions of a document differ, in words. An empty text stands for nothing there. */
export type Difference = {
  /** Names the place in every comparison of the same document: entries by their ids, wherever they stand. */
  key: string;
  name: string;
  mine: string;
  theirs: string;
};

/** How a kind of document calls its parts. */
export type DocumentWords = {
  /** The name of a field or an entry at a path of the data, such as `employment.0.position`. */
  nameOf(path: string, data: unknown): string | undefined;
  templateName(templateId: string): string;
};

/** Longest text that is shown of a field, in characters. */
const SHOWN = 160;
/** How much is shown of what both have before and after what differs, in characters. */
const AROUND = 40;

/** What a person has to know to choose between two versions, in the order of the document. */
export function differences(
  mine: Content<unknown>,
  theirs: Content<unknown>,
  { nameOf, templateName }: DocumentWords,
): Difference[] {
  const found: Difference[] = [];
  add('title', 'Title', mine.title, theirs.title);
  add('templateId', 'Template', templateName(mine.templateId), templateName(theirs.templateId));
  compare({ path: '', key: 'data' }, mine.data, theirs.data);
  return found;

  function add(key: string, name: string, one: string, other: string) {
    if (one !== other) found.push({ key, name, mine: excerpt(one, other), theirs: excerpt(other, one) });
  }

  function compare(place: ComparedPart, one: unknown, other: unknown) {
    if (isEntryList(one) && isEntryList(other)) return compareEntries(place, one, other);
    if (isRecord(one) && isRecord(other)) {
      for (const part of new Set([...Object.keys(one), ...Object.keys(other)])) {
        if (part !== 'id' && part !== 'schemaVersion') compare(within(place, part), one[part], other[part]);
      }
      return;
    }
    add(place.key, nameAt(place.path), textOf(one), textOf(other));
  }

  function compareEntries(place: ComparedPart, one: Entry[], other: Entry[]) {
    const counterpart = new Map(other.map((entry) => [entry.id, entry]));
    for (const [index, entry] of one.entries()) {
      const same = counterpart.get(entry.id);
      const here = within(place, String(index), String(entry.id));
      if (same) compare(here, entry, same);
      else add(here.key, nameAt(here.path), textOf(entry), '');
    }
    const known = new Set(one.map(({ id }) => id));
    for (const [index, entry] of other.entries()) {
      const there = within(place, String(index), String(entry.id));
      if (!known.has(entry.id)) add(there.key, nameAt(there.path), '', textOf(entry));
    }
    const order = (list: Entry[], has: (id: unknown) => boolean) =>
      list.filter(({ id }) => has(id)).map(textOf);
    const [before, after] = [order(one, (id) => counterpart.has(id)), order(other, (id) => known.has(id))];
    if (sameWords(before, after)) return;
    if (sameWords(before.toSorted(), after.toSorted()))
      add(place.key, orderOf(nameAt(place.path)), before.join('; '), after.join('; '));
  }

  function nameAt(path: string): string {
    return nameOf(path, mine.data) ?? spoken(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path);
  }
}

/** Where something stands: by its path, which leads there, and by its key, which is the same in every version. */
type ComparedPart = { path: string; key: string };

function within({ path, key }: ComparedPart, part: string, name = part): ComparedPart {
  return { path: path === '' ? part : `${path}.${part}`, key: `${key}.${name}` };
}

type Entry = Record<string, unknown> & { id: unknown };

function isEntryList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && 'id' in entry);
}

function sameWords(one: string[], other: string[]): boolean {
  return one.join('\n') === other.join('\n');
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

function orderOf(name: string): string {
  return `Order of ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
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
