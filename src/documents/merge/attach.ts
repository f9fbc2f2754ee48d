import { holdsWords, valuesIn, type Fields, type Values } from '../fields.ts';
import { isRecord } from '../is-record.ts';
import { isItemList } from './items.ts';
import { effortFor } from './likeness.ts';
import { pairTexts } from './pair-texts.ts';

/** What an entry is known by where its id says nothing: employer or school, title and start; a section by its heading. */
const KNOWN_BY = new Set<string>(['organization', 'title', 'start', 'heading', 'group']);

/**
 * A document that is to follow a base: its things have the ids of those of the base that they are, each used once. Ids
 * that are the same decide first, then employer or school, title and start, then likeness. Nothing else is changed: what
 * differs from the base counts as the document's own.
 */
export function attachToBase<T extends object>(fields: Fields, variant: T, base: object): T {
  const renamed = new Map<string, string>();
  /** What ids become: kept beside, since there are thousands of both, and hundreds of lists. */
  const targets = new Set<string>();
  const ids = { base: idsIn(base), variant: idsIn(variant) };
  const effort = effortFor(fields, base);
  pairIn(fields, valuesIn(base), valuesIn(variant));
  return renamed.size === 0 ? variant : (withIds(variant, renamed) as T); // Only ids are other ones.

  function pairIn(parts: Fields, from: Values, to: Values): void {
    for (const [name, part] of Object.entries(parts)) {
      const [before, now] = [from[name], to[name]];
      if (part.kind === 'group') pairIn(part.fields, valuesIn(before), valuesIn(now));
      else if (part.kind === 'list' && isItemList(before) && isItemList(now))
        for (const [one, other] of pairsOf(part.fields, before, now)) pairIn(part.fields, one, other);
    }
  }

  /** Which thing of the base each is, and notes the ids that are other ones. */
  function pairsOf(parts: Fields, from: readonly Values[], to: readonly Values[]): [Values, Values][] {
    const byId = new Map(from.map((value) => [value.id, value]));
    const pairs: [Values, Values][] = [];
    const join = (one: Values, other: Values) => {
      pairs.push([one, other]);
      if (!isId(one.id) || !isId(other.id) || one.id === other.id) return;
      renamed.set(other.id, one.id);
      targets.add(one.id);
    };
    const used = new Set<Values>();
    const strangers = to.filter((value) => {
      const same = isId(value.id) ? byId.get(renamed.get(value.id) ?? value.id) : undefined;
      if (same && !used.has(same)) {
        used.add(same);
        join(same, value);
      }
      // An id that stands elsewhere in the base is that of a thing that was moved.
      return !same && isId(value.id) && !ids.base.has(value.id) && !renamed.has(value.id);
    });
    const free = from.filter(
      (value) => !used.has(value) && isId(value.id) && !ids.variant.has(value.id) && !targets.has(value.id),
    );
    for (const [one, other] of alike(parts, free, strangers)) join(one, other);
    return pairs;
  }

  function alike(parts: Fields, from: readonly Values[], to: readonly Values[]): [Values, Values][] {
    const pairs: [Values, Values][] = [];
    const known = Map.groupBy(from, (value) => knownBy(parts, value));
    const unknown = to.filter((value) => {
      const name = knownBy(parts, value);
      const one = name === '' ? undefined : known.get(name)?.shift();
      if (one) pairs.push([one, value]);
      return !one;
    });
    const paired = new Set(pairs.map(([one]) => one));
    const rest = from.filter((value) => !paired.has(value));
    const words = (values: readonly Values[]) => values.map((value) => wordsOf(parts, value));
    const partners = pairTexts(words(rest), words(unknown), effort) ?? [];
    for (const [at, value] of unknown.entries()) {
      const one = rest[partners[at] ?? -1];
      if (one && wordsOf(parts, value) !== '') pairs.push([one, value]);
    }
    return pairs;
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Capitals and blanks make no difference; '' where there is nothing to know it by. */
function knownBy(parts: Fields, value: Values): string {
  const said = Object.entries(parts).flatMap(([name, part]) => {
    const text = value[name];
    if (!('print' in part) || !KNOWN_BY.has(part.print ?? '') || typeof text !== 'string') return [];
    return [[part.print, text.trim().replace(/\s+/g, ' ').toLowerCase()]];
  });
  return said.some(([print, text]) => text !== '' && print !== 'start') ? JSON.stringify(said) : '';
}

function wordsOf(parts: Fields, value: Values): string {
  return Object.entries(parts)
    .flatMap(([name, part]) => {
      const words = value[name];
      return holdsWords(part) && typeof words === 'string' ? [words] : [];
    })
    .join(' ')
    .trim();
}

/** All ids of things in a document. */
function idsIn(document: unknown): Set<string> {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (isItemList(value)) for (const { id } of value) if (isId(id)) ids.add(id);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(document);
  return ids;
}

function withIds(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (isItemList(value))
    return value.map((item) => {
      const id = isId(item.id) ? renamed.get(item.id) : undefined;
      const inner = withIds(item, renamed) as Values; // An object of what it was.
      return id === undefined ? inner : { ...inner, id };
    });
  if (Array.isArray(value)) return value.map((inner) => withIds(inner, renamed));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIds(inner, renamed)]));
}
