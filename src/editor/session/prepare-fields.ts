import {
  emptyValues,
  valuesIn,
  type Fields,
  type Part,
  type Values,
  type ValuesOf,
} from '#documents/fields.ts';

/**
 * A document's fields fit for the screen: with nothing missing, and with entries that can be told apart. The server has
 * checked what it sends, and a draft was once on this screen; what an older one lacks is filled in, and what nobody here
 * knows is kept.
 */
export function prepareFields<const F extends Fields>(fields: F, given: Values): ValuesOf<F> {
  const inner = Object.entries(fields).flatMap(([name, part]): [string, unknown][] => {
    const value = given[name];
    if (part.kind === 'group') return [[name, prepareFields(part.fields, valuesIn(value))]];
    if (part.kind !== 'list') return [];
    const entries = (Array.isArray(value) ? value : []).map((entry) =>
      prepareFields(part.fields, valuesIn(entry)),
    );
    return [[name, 'id' in part.fields ? withOwnIds(entries) : entries]];
  });
  return { ...emptyValues(fields), ...given, ...Object.fromEntries(inner) };
}

/** The same entries, with an id of its own for each that has none or another's. */
function withOwnIds(entries: readonly Values[]): Values[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const id = typeof entry.id === 'string' || typeof entry.id === 'number' ? String(entry.id) : '';
    const own = id === '' || taken.has(id) ? newEntryId() : id;
    taken.add(own);
    return own === entry.id ? entry : { ...entry, id: own };
  });
}

/** Whether what is there of a document's fields is what the table says; what is missing can be filled in. */
export function holdsFields(fields: Fields, given: unknown): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const values = valuesIn(given);
  return Object.entries(fields).every(
    ([name, part]) => values[name] === undefined || holds(part, values[name]),
  );
}

function holds(part: Part, value: unknown): boolean {
  switch (part.kind) {
    case 'group':
      return holdsFields(part.fields, value);
    case 'list':
      return Array.isArray(value) && value.every((entry) => holdsFields(part.fields, entry));
    case 'lines':
      return Array.isArray(value) && value.every((line) => typeof line === 'string');
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'document':
      return value === null || typeof value === 'number';
    case 'id':
      return typeof value === 'string' || typeof value === 'number';
    default:
      return typeof value === 'string';
  }
}

let made = 0;

/** Tells entries of one document apart; it means nothing beyond. */
export function newEntryId(): string {
  made += 1;
  return `${Date.now().toString(36)}-${made.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}
