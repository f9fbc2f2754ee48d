import { emptyValue, valuesIn, type Field, type Fields, type List, type Values } from '../fields.ts';
import { attachToBase } from './attach.ts';
import { isItemList } from './items.ts';
import { withMarksAlike } from './marks-alike.ts';
import { sameValue } from './same-value.ts';
import type { Sides } from './three-sides.ts';

/*
 * What a document that was read from elsewhere adds to one that is there. It is told as two sides of the one merge: `mine`
 * is the document, `theirs` the same with what is new, and `was` lets the merge ask where both say something else.
 */

export type BroughtIn = Sides<Values> & {
  /** What came, its things under the ids of those that they are. */
  brought: Values;
};

/**
 * What stands there stays; what is empty is filled in, and what is not there is added behind what it follows in the file.
 * Settings are the document's own. What is said alike but for capitals, blanks and bullets is the same.
 */
export function bringIn(fields: Fields, document: Values, came: Values): BroughtIn {
  const alike = withMarksAlike(fields, { was: document, mine: document, theirs: came });
  const { mine } = alike;
  const brought = attachToBase(fields, alike.theirs, mine);
  const { was, theirs } = besides(fields, mine, brought);
  return { was, mine, theirs, brought };
}

type Besides = { was: Values; theirs: Values };

/** The fields of one thing as both sides of the merge have them; `mine` is kept in both where nothing is new. */
function besides(fields: Fields, mine: Values, came: Values): Besides {
  const [was, theirs]: [Record<string, unknown>, Record<string, unknown>] = [{ ...mine }, { ...mine }];
  for (const [name, part] of Object.entries(fields)) {
    const [own, other] = [mine[name], came[name]];
    if (part.kind === 'group') {
      if (part.follows === false) continue;
      const inner = besides(part.fields, valuesIn(own), valuesIn(other));
      [was[name], theirs[name]] = [inner.was, inner.theirs];
    } else if (part.kind === 'list') {
      const inner = besidesInList(part, own, other);
      if (inner) [was[name], theirs[name]] = [inner.was, inner.theirs];
    } else if (part.kind === 'flag') {
      const found = flagOf(part, fields, { own: mine, other: came, name });
      if (found === 'theirs' || found === 'asked') theirs[name] = other;
      if (found === 'asked') delete was[name];
    } else if (part.kind === 'lines') {
      theirs[name] = [...texts(own), ...newIn(texts(own), texts(other))];
    } else if (isWritten(part) && typeof other === 'string' && other.trim() !== '') {
      if (typeof own === 'string' && isAlike(own, other)) continue;
      theirs[name] = other;
      if (typeof own === 'string' && own.trim() !== '') was[name] = '';
    }
  }
  return { was, theirs };
}

function isWritten({ kind }: Field): boolean {
  return kind === 'line' || kind === 'text' || kind === 'address' || kind === 'month';
}

function besidesInList(
  part: List,
  own: unknown,
  other: unknown,
): { was: Values[]; theirs: Values[] } | undefined {
  if (part.placesOthers || part.print === 'not printed') return undefined;
  const mine = isItemList(own) ? own : [];
  const came = isItemList(other) ? other : [];
  const partners = mine.map((item) => came.find((one) => isSameThing(part.fields, item, one)));
  const pairs = mine.map((item, at) => besides(part.fields, item, partners[at] ?? {}));
  const theirs = pairs.map((pair) => pair.theirs);
  let behind = 0;
  for (const item of came) {
    const at = partners.indexOf(item);
    // What was inserted before moves everything behind it.
    if (at >= 0) behind = theirs.indexOf(pairs[at]?.theirs ?? {}) + 1;
    else if (saysSomething(part.fields, item)) {
      theirs.splice(behind, 0, item);
      behind += 1;
    }
  }
  return { was: pairs.map((pair) => pair.was), theirs };
}

/** By its id; what has none, such as a link, by its address, or by all that it says. */
function isSameThing(fields: Fields, one: Values, other: Values): boolean {
  if (typeof one.id === 'string' && one.id !== '') return one.id === other.id;
  const address = Object.entries(fields).find(([, part]) => part.kind === 'address')?.[0];
  if (address !== undefined) return bareAddress(one[address]) === bareAddress(other[address]);
  return sameValue(one, other);
}

function bareAddress(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return text
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

function saysSomething(fields: Fields, item: Values): boolean {
  return Object.entries(fields).some(([name, part]) => {
    const value = item[name];
    if (part.kind === 'list' && isItemList(value))
      return value.some((inner) => saysSomething(part.fields, inner));
    return (
      part.kind !== 'id' &&
      part.kind !== 'choice' &&
      value !== undefined &&
      !sameValue(value, emptyValue(part))
    );
  });
}

type FlagSides = { own: Values; other: Values; name: string };

/** That something goes on is said together with its end: without either, nothing is said. */
function flagOf(part: Field, fields: Fields, { own, other, name }: FlagSides): 'mine' | 'theirs' | 'asked' {
  if (part.print !== 'current' && part.print !== 'expected') return 'mine';
  if ((own[name] === true) === (other[name] === true)) return 'mine';
  const end = Object.entries(fields).find(([, one]) => 'print' in one && one.print === 'end')?.[0] ?? '';
  const saysEnd = (values: Values) => values[name] === true || (values[end] ?? '') !== '';
  if (!saysEnd(other)) return 'mine';
  return saysEnd(own) ? 'asked' : 'theirs';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function newIn(own: readonly string[], other: readonly string[]): string[] {
  const known = new Set(own.map(plain));
  return other.filter((text) => plain(text) !== '' && known.size < known.add(plain(text)).size);
}

function isAlike(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** A text without capitals, bullets and blanks. */
function plain(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^[-*•] /, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
    .toLowerCase();
}
