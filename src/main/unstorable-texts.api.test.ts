import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { shoppers } from '#tests/support/shoppers.ts';
import { callsOf, type Call } from '#tests/soak/fuzz/described-calls.ts';

/** What PostgreSQL's texts cannot hold: NUL, and half a character, which UTF-8 cannot write. */
const UNSTORABLE = ['a\0b', 'a\ud800b'];

let product: TestProduct;
let token: string;
let calls: Call[];
/** Something of the person for the calls that are about one thing, by the beginning of their path. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  product = await startTestProduct();
  ({ token } = await shoppers(product).somebody());
  for (const [path, templateId] of Object.entries({
    '/api/resumes': 'modern-1',
    '/api/cover-letters': 'professional-1',
    '/api/applications': 'application',
  }))
    ids[path] = (await product.call(path, { method: 'POST', token, body: { templateId, data: {} } })).json.id;
  const looks = { method: 'POST', token, body: { name: 'Mine', look: {} } } as const;
  ids['/api/looks'] = (await product.call('/api/looks', looks)).json.id;
  const { json } = await product.call('/api/openapi.json');
  const described = new Map(callsOf(json).map((call) => [`${call.method} ${call.path}`, call]));
  calls = [...described.values()].filter(({ path }) => path.startsWith('/api/'));
});
afterAll(() => product.close());

test('a text that no database can hold is answered, in every field of every body and query', async () => {
  const failed: string[] = [];
  let sent = 0;
  for (const call of calls)
    for (const text of UNSTORABLE)
      for (const { field, path, body } of spoiltBy(call, text)) {
        const { status } = await product.call(path, { method: call.method, token, body });
        sent += 1;
        if (status >= 500) failed.push(`${call.method} ${call.path}, ${field}: ${status}`);
      }
  expect(failed).toEqual([]);
  expect(sent).toBeGreaterThan(500);
});

type Spoilt = { field: string; path: string; body?: unknown };

/** The call with the text in one place after another. */
function spoiltBy({ method, path, query, bodies }: Call, text: string): Spoilt[] {
  const [, prefix = path] = /^(\/api\/[a-z/-]+)\/\{/.exec(path) ?? [];
  const filled = path.replace(/\{[^}]+\}/, String(ids[prefix] ?? 1)).replace(/\{[^}]+\}/g, '1');
  return [
    ...query.map((name) => ({
      field: `?${name}`,
      path: `${filled}?${new URLSearchParams({ [name]: text }).toString()}`,
    })),
    ...(path.includes('{')
      ? [{ field: 'path', path: path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(text.toWellFormed())) }]
      : []),
    // What a document holds is checked alike by all calls that take it: those that make one are enough.
    ...bodies.flatMap((body) =>
      textsIn(body)
        .filter(([first]) => first !== 'data' || method === 'POST')
        .map((place) => ({ field: place.join('.'), path: filled, body: replaced(body, place, text) })),
    ),
  ];
}

type Place = readonly (string | number)[];

function textsIn(value: unknown, at: Place = []): Place[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...at, key]));
}

function replaced(value: unknown, place: Place, text: string): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return text;
  const copy = structuredClone(value) as Record<string | number, unknown>; // `textsIn` came this way.
  copy[key] = replaced(copy[key], rest, text);
  return copy;
}
