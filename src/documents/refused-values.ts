import { filledFields } from './filled-fields.ts';
import { valuesIn, type Field, type Fields, type Values } from './fields.ts';
import { isDay } from './text/days.ts';
import { COLOR } from './look/colors.ts';

/*
 * What the schema of a document refuses beside texts that are too long and months that are none (`field-schemas.ts`), and
 * days of years that nobody means. But for such days no form writes any of it; it may come with a draft of another version,
 * or of many lists that were put together.
 */

/** Fields whose value is none of those that they may have. */
export function refusedValues(fields: Fields, data: Values): string[] {
  return filledFields(fields, data).flatMap(({ path, field, value }) =>
    (value === undefined && !isNeeded(field)) || isTaken(field, value) ? [] : [path],
  );
}

/** What is missing is filled in, but for a choice that nobody could make. */
function isNeeded(field: Field): boolean {
  return field.kind === 'choice' && field.default === undefined;
}

function isTaken(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'id':
      return typeof value === 'string' || typeof value === 'number';
    case 'language':
      return typeof value === 'string' && /^[a-z]{2}$/u.test(value);
    case 'typeface':
      return typeof value === 'string' && value.length > 0 && value.length <= 60;
    case 'color':
      return typeof value === 'string' && (value === '' || COLOR.test(value.toLowerCase()));
    case 'document':
      return value === null || (typeof value === 'number' && Number.isInteger(value) && value > 0);
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && value >= field.least && value <= field.most;
    case 'day':
      return typeof value === 'string' && (value === '' || isDay(value));
    case 'choice':
      return field.choices.some((choice) => choice === value);
    default:
      return typeof value === 'string';
  }
}

/** Entries and lines past the most that their list may have, and that number. */
export function surplusEntries(fields: Fields, data: Values, path = ''): { path: string; most: number }[] {
  return Object.entries(fields).flatMap(([name, part]) => {
    const here = path === '' ? name : `${path}.${name}`;
    const value = data[name];
    if (part.kind === 'group') return surplusEntries(part.fields, valuesIn(value), here);
    if ((part.kind !== 'list' && part.kind !== 'lines') || !Array.isArray(value)) return [];
    const past = value
      .slice(part.most)
      .map((_, at) => ({ path: `${here}.${part.most + at}`, most: part.most }));
    const kept: unknown[] = value.slice(0, part.most);
    const within =
      part.kind === 'list'
        ? kept.flatMap((entry, at) => surplusEntries(part.fields, valuesIn(entry), `${here}.${at}`))
        : [];
    return [...within, ...past];
  });
}
