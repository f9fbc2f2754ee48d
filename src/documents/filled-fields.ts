import { valuesIn, type Field, type Fields, type Part, type Values } from './fields.ts';

/** A field as it stands in a document; of a field of many lines, one of them. */
export type FilledField = {
  /** As `employment.0.position`. */
  path: string;
  field: Field;
  value: unknown;
  /** Whether nothing that it belongs to is switched off. */
  included: boolean;
  /** The entry or group that it stands in. */
  within: { fields: Fields; values: Values };
};

/** Every field of a document, in the order of its table. */
export function filledFields(fields: Fields, values: Values, path = '', included = true): FilledField[] {
  const within = { fields, values };
  return Object.entries(fields).flatMap(([name, part]): FilledField[] => {
    const value = values[name];
    const here = path === '' ? name : `${path}.${name}`;
    const isIncluded = included && !isHidden(fields, values) && !isSwitchedOff(part, values);
    const list = Array.isArray(value) ? value : [];
    switch (part.kind) {
      case 'group':
        return filledFields(part.fields, valuesIn(value), here, isIncluded);
      case 'list':
        return list.flatMap((entry, index) =>
          filledFields(part.fields, valuesIn(entry), `${here}.${index}`, isIncluded),
        );
      case 'lines':
        return list.map((line: unknown, index) => ({
          path: `${here}.${index}`,
          field: part,
          value: line,
          included: isIncluded,
          within,
        }));
      default:
        return [{ path: here, field: part, value, included: isIncluded, within }];
    }
  });
}

/** The same document with other values in its fields; what the table does not have stays as it is. */
export function withFields<V extends Values>(
  fields: Fields,
  values: V,
  change: (field: Field, value: unknown) => unknown,
): V {
  const changed = Object.entries(fields).flatMap(([name, part]): [string, unknown][] => {
    const value = values[name];
    if (value === undefined) return [];
    if (part.kind === 'group') return [[name, withFields(part.fields, valuesIn(value), change)]];
    if (part.kind !== 'list') return [[name, change(part, value)]];
    const list = Array.isArray(value) ? value : [];
    return [[name, list.map((entry) => withFields(part.fields, valuesIn(entry), change))]];
  });
  return { ...values, ...Object.fromEntries<unknown>(changed) };
}

/** Whether a part is not printed: the flag that governs it says so, or it stands beside what is printed. */
export function isSwitchedOff(part: Part, beside: Values): boolean {
  if (part.kind === 'group') return false;
  if (part.kind === 'list' && part.print === 'not printed') return true;
  return part.switch !== undefined && beside[part.switch] === false;
}

/** Whether an entry is kept without being printed. */
export function isHidden(fields: Fields, entry: Values): boolean {
  return Object.entries(fields).some(
    ([name, part]) => 'print' in part && part.print === 'hides' && entry[name] === true,
  );
}

/** A part of a table, found by the path of a value. */
export type FoundPart = {
  part: Part;
  /** The entries that it stands in, from the outside in: what one is called, and its number from 1. */
  entries: readonly { name: string; number: number }[];
  /** Whether the path ends at such an entry as a whole. */
  isEntry: boolean;
};

/** What stands at a path such as `employment.0.startDate`; nothing where the table has no such part. */
export function partAt(fields: Fields, path: string): FoundPart | undefined {
  const [name = '', second, ...rest] = path.split('.');
  const part = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!part) return undefined;
  if (second === undefined) return { part, entries: [], isEntry: false };
  if (part.kind === 'lines') return { part, entries: [], isEntry: false };
  if (part.kind === 'group') return partAt(part.fields, [second, ...rest].join('.'));
  if (part.kind !== 'list') return undefined;
  const entry = { name: part.entry, number: Number(second) + 1 };
  if (rest.length === 0) return { part, entries: [entry], isEntry: true };
  const inner = partAt(part.fields, rest.join('.'));
  return inner && { ...inner, entries: [entry, ...inner.entries] };
}

/** What is the case at a path where a switch has this value, such as "Shown"; nothing where there is no switch. */
export function saidAt(fields: Fields, path: string, value: unknown): string | undefined {
  const part = partAt(fields, path)?.part;
  if (part?.kind !== 'flag' || !part.said) return undefined;
  const [on, off] = part.said;
  return (typeof value === 'boolean' ? value : part.default) ? on : off;
}
