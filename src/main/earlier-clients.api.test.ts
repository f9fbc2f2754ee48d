import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsIn, keptCalls, type ReleaseCall, type Schema } from '#tests/soak/upgrade/release-calls.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/*
 * Pages that were opened before an upgrade go on calling as their release did (scripts/keep-release.ts keeps how). What a
 * call is asked with may become more, what it demands may not; what it answers may become more, and nothing may go.
 */

let product: TestProduct;
let now: Record<string, ReleaseCall>;
const before = keptCalls();
beforeAll(async () => {
  product = await startTestProduct();
  now = callsIn((await product.call('/api/openapi.json')).json);
});
afterAll(() => product.close());

test.each(Object.keys(before))('%s takes and answers what pages of the release before rely on', (name) => {
  const [was, is] = [before[name], now[name]];
  if (!was || !is) return expect.fail(`${name} is there no more: pages of the release before still call it`);
  const faults = [
    ...(is.bodyNeeded && was.body === null ? ['it demands a body'] : []),
    ...was.query.filter((each) => !is.query.includes(each)).map((each) => `it takes no ${each} any more`),
    ...(was.body && is.body ? unfit(was.body, is.body, 'body') : []),
  ];
  for (const [status, answer] of Object.entries(was.answers)) {
    const present = is.answers[status];
    if (present === undefined) faults.push(`it answers no ${status} any more`);
    else if (answer && present) faults.push(...unfit(present, answer, status));
  }
  expect(faults).toEqual([]);
  return undefined;
});

test('a call that demands more, or answers less, is found', () => {
  const was: Schema = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { enum: ['x', 'y'] } },
    required: ['a'],
  };
  const more = { ...was, required: ['a', 'b'] };
  const other = { ...was, properties: { a: { type: 'number' }, b: { enum: ['x', 'y', 'z'] } } };
  expect(unfit(was, was, '')).toEqual([]);
  expect(unfit(was, more, '')).toEqual(['.b may be missing']);
  expect(unfit(more, was, '')).toEqual([]);
  expect(unfit(was, other, '')).toEqual(['.a may be string']);
  expect(unfit(other, was, '')).toEqual(['.a may be number', '.b may be "z"']);
});

/** What may be there by one schema and is not taken by another, by where it stands. */
function unfit(given: Schema, taken: Schema, at: string): string[] {
  const takers = alternatives(taken);
  return alternatives(given).flatMap((one) => {
    const faults = takers.map((taker) => unfitOne(one, taker, at)).toSorted((a, b) => a.length - b.length);
    return faults[0] ?? [];
  });
}

function alternatives(schema: Schema): Schema[] {
  const among = schema.anyOf ?? schema.oneOf;
  if (among) return among.flatMap(alternatives);
  if (schema.enum) return schema.enum.map((value) => ({ const: value }));
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

function unfitOne(given: Schema, taken: Schema, at: string): string[] {
  if ('const' in given) {
    const isTaken =
      'const' in taken ? taken.const === given.const : !taken.type || taken.type === typeOf(given.const);
    return isTaken ? [] : [`${at} may be ${JSON.stringify(given.const)}`];
  }
  if ('const' in taken) return [`${at} may be any ${String(given.type)}`];
  if (taken.type === undefined) return [];
  const isWhole = given.type === 'integer' && taken.type === 'number';
  if (given.type !== taken.type && !isWhole) return [`${at} may be ${String(given.type ?? 'anything')}`];
  if (given.items && taken.items) return unfit(given.items, taken.items, `${at}[]`);
  const missing = (taken.required ?? [])
    .filter((name) => !given.required?.includes(name))
    .map((name) => `${at}.${name} may be missing`);
  const wrong = Object.entries(given.properties ?? {}).flatMap(([name, property]) => {
    const taker = taken.properties?.[name];
    if (taker) return unfit(property, taker, `${at}.${name}`);
    return taken.additionalProperties === false ? [`${at}.${name} is not taken`] : [];
  });
  return [...missing, ...wrong];
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
