import { emptyValue, valuesIn, type Fields, type Values } from '../fields.ts';
import { sameValue } from '../merge/same-value.ts';
import { isMonth } from '../text/dates.ts';
import { RESUME } from './fields.ts';
import type { ResumeData } from './schema.ts';

/**
 * A resume in the oldest shape that holds all of it: without parts that came later and that it does not use. So what is
 * written of an old document stays as it was, and an older release reads as much as it can.
 */
export function inOldestShape(data: ResumeData): Values {
  const needed = { version: 1 };
  const written = withoutUnused(RESUME, data, needed);
  return { schemaVersion: needed.version, ...written };
}

function withoutUnused(fields: Fields, values: Values, needed: { version: number }): Values {
  const used = Object.entries(fields).flatMap(([name, part]): [string, unknown][] => {
    const value = values[name];
    if (part.since !== undefined) {
      if (sameValue(value, emptyValue(part))) return [];
      needed.version = Math.max(needed.version, part.since);
    }
    if (part.kind === 'group') return [[name, withoutUnused(part.fields, valuesIn(value), needed)]];
    if (part.kind === 'list') {
      const entries = Array.isArray(value) ? value : [];
      return [[name, entries.map((entry) => withoutUnused(part.fields, valuesIn(entry), needed))]];
    }
    // The first shape had months and nothing else for dates.
    if (part.kind === 'month' && typeof value === 'string' && value !== '' && !isMonth(value))
      needed.version = Math.max(needed.version, 2);
    return [[name, value]];
  });
  return Object.fromEntries(used);
}
