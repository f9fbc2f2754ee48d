import { expect, test } from 'vitest';
import type { z } from 'zod';
import { emptyValues, type Fields, type Part, type Values } from '#documents/fields.ts';
import { APPLICATION } from '#documents/application/fields.ts';
import { applicationData } from '#documents/application/schema.ts';
import { LETTER } from '#documents/letter/fields.ts';
import { letterData } from '#documents/letter/schema.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { resumeData } from '#documents/resume/schema.ts';
import { withValueAt } from './content.ts';
import { savableOf } from './held-back.ts';
import { refusedProblems } from './refused-problems.ts';

type Odd = { path: string; value: unknown };

/** For each part of a table a value that its schema refuses; dates have a rule of their own, ids are ours. */
function oddValues(fields: Fields, path = ''): Odd[] {
  return Object.entries(fields).flatMap(([name, part]): Odd[] => {
    const here = path === '' ? name : `${path}.${name}`;
    if (part.kind === 'group') return oddValues(part.fields, here);
    if (part.kind !== 'list') return oddOf(part).map((value) => ({ path: here, value }));
    const surplus = Array.from({ length: part.most + 2 }, (_, at) => ({
      id: `n${at}`,
      kind: 'custom',
      heading: '',
    }));
    return [{ path: here, value: surplus }, ...oddValues(part.fields, `${here}.0`)];
  });
}

function oddOf(part: Exclude<Part, { kind: 'group' | 'list' }>): unknown[] {
  switch (part.kind) {
    case 'line':
    case 'text':
    case 'address':
      return ['x'.repeat(20_001), 7];
    case 'lines':
      return [Array.from({ length: part.most + 3 }, (_, at) => `line ${at}`), ['ok', 'x'.repeat(301)]];
    case 'number':
      return [part.most + 1, part.least - 1, '12'];
    case 'flag':
      return ['yes'];
    case 'typeface':
      return ['', 'x'.repeat(61)];
    case 'day':
      return ['250026-12-25', '2026-02-30', 'soon'];
    case 'document':
      return ['seven', 0];
    case 'language':
    case 'choice':
      return ['none of them'];
    default:
      return [];
  }
}

const KINDS: [string, Fields, z.ZodType<Values>][] = [
  ['resume', RESUME, resumeData],
  ['letter', LETTER, letterData],
  ['application', APPLICATION, applicationData],
];

test.each(KINDS)(
  'no value of a %s that the server refuses stands in the way of all else',
  (_, fields, schema) => {
    const rules = {
      fields,
      unsavable: ({ data }: { data: Values }) => refusedProblems(fields, data),
    };
    const saved = { title: 'Mine', templateId: 'modern-1', data: schema.parse({}) };
    const odd = oddValues(fields);
    expect(odd.length).toBeGreaterThan(20);
    for (const { path, value } of odd) {
      const typed = withValueAt({ ...saved, data: filledIn(fields, saved.data) }, `data.${path}`, value);
      expect([path, schema.safeParse(typed.data).success]).toEqual([path, false]);
      const { content, heldBack } = savableOf<Values>(rules, typed, saved);
      expect([path, heldBack.length > 0, schema.safeParse(content.data).error?.issues]).toEqual([
        path,
        true,
        undefined,
      ]);
    }
  },
);

/** With one entry in every list. */
function filledIn(fields: Fields, data: Values): Values {
  const entries = Object.entries(fields).flatMap(([name, part]): [string, unknown][] => {
    if (part.kind === 'group') return [[name, filledIn(part.fields, data[name] as Values)]]; // A group holds values.
    return part.kind === 'list'
      ? [[name, [filledIn(part.fields, { ...emptyValues(part.fields), id: name })]]]
      : [];
  });
  return { ...data, ...Object.fromEntries(entries) };
}
