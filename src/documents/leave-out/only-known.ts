import { valuesIn, type Fields, type Values, type ValuesOf } from '../fields.ts';

/** What a document holds in fields of its table, and nothing that is kept beside them. */
export function onlyKnown<const F extends Fields>(fields: F, values: Values): ValuesOf<F> {
  const known = Object.entries(fields).flatMap(([name, part]): [string, unknown][] => {
    const value = values[name];
    if (value === undefined) return [];
    if (part.kind === 'group') return [[name, onlyKnown(part.fields, valuesIn(value))]];
    if (part.kind !== 'list') return [[name, value]];
    const list = Array.isArray(value) ? value : [];
    return [[name, list.map((entry) => onlyKnown(part.fields, valuesIn(entry)))]];
  });
  // Fields of the table with the values that they had.
  return Object.fromEntries(known) as ValuesOf<F>;
}
