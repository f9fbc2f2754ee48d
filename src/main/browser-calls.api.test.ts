// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { linkCalls } from '#editor/links/link-calls.ts';
import { versionCalls } from '#editor/versions/version-calls.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { FOREIGN_ANSWERS } from '#platform/http/testing/foreign-answers.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { EDITED_KINDS } from './document-kinds.ts';
import { WRITTEN_KINDS } from './written-kinds.ts';

/** A call as the browser declares it; what is sent does not matter to how it is answered. */
type Declared = ((input: object) => Promise<unknown>) & { method: string; path: string; types?: string[] };
type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Described = Record<
  string,
  Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>
>;

/** The calls of one kind of documents are made by functions, and looked at kind by kind. */
const OF_EACH_KIND = [
  'src/editor/session/document-gateway.ts',
  'src/editor/session/tailoring-calls.ts',
  'src/editor/versions/version-calls.ts',
  'src/editor/links/link-calls.ts',
];
const DECLARES = /\b(?:apiCall<|fileCall\()/g;

function isCall(value: unknown): value is Declared {
  return typeof value === 'function' && 'path' in value && 'method' in value;
}

const files = globSync('src/**/*.{ts,tsx}')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(
    ({ file }) =>
      !file.includes('.test.') && !OF_EACH_KIND.includes(file) && file !== 'src/platform/http/api-call.ts',
  );
const declaring = files.filter(({ text }) => text.match(DECLARES));
const modules = await Promise.all(
  declaring.map(async ({ file, text }) => {
    const found = Object.values((await import(/* @vite-ignore */ `../../${file}`)) as object).filter(isCall);
    return { file, found, declared: text.match(DECLARES)?.length };
  }),
);
const calls = [
  ...modules.flatMap(({ found }) => found),
  ...WRITTEN_KINDS.flatMap((kind) =>
    [kind.calls, kind.variants ?? {}, versionCalls(kind.path)]
      .flatMap((declared: object) => Object.values(declared))
      .filter(isCall)
      // Of what is not set on pages there are no files.
      .filter(({ types }) => types === undefined || EDITED_KINDS.includes(kind)),
  ),
  ...EDITED_KINDS.flatMap(({ path }) => Object.values(linkCalls(path) as object).filter(isCall)),
];

const PARAMS = {
  id: 7,
  version: 2,
  sentId: 9,
  channel: 'email',
  key: '3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a',
};
const ask = (call: Declared) => call({ params: PARAMS, body: {} });
function answerWith(body: string | null, status = 200, type = 'application/json'): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'Content-Type': type } }));
}
afterEach(() => void vi.unstubAllGlobals());

const HTML = '<!doctype html><title>Sign in to the network of this hotel</title>';

let product: TestProduct;
let paths: Described;
beforeAll(async () => {
  product = await startTestProduct();
  ({ paths } = (await product.call('/api/openapi.json')).json);
});
afterAll(() => product.close());

const successful = ({ method, path }: Declared) => {
  const described = paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const [status, answer] = Object.entries(described).find(([code]) => code.startsWith('2')) ?? [];
  return { status: Number(status), content: answer?.content ?? {} };
};

/** Something that a schema describes, with all that may be there or only with what must be. */
function sample(schema: Schema, whole: boolean): unknown {
  const [one] = schema.anyOf ?? schema.oneOf ?? [];
  if (one) return sample(one, whole);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const types = [schema.type].flat();
  const type = !whole && types.includes('null') ? 'null' : types[0];
  if (type === 'object') return sampleObject(schema, whole);
  if (type === 'array') return whole && schema.items ? [sample(schema.items, whole)] : [];
  // What is not said of any type is a document's data, which its kind reads.
  if (type === undefined) return {};
  return { string: 'text', number: 1, integer: 1, boolean: true }[type] ?? null;
}

function sampleObject({ properties = {}, required = [], additionalProperties }: Schema, whole: boolean) {
  const names = Object.keys(properties).filter((name) => whole || required.includes(name));
  const values = names.map((name) => [name, sample(properties[name] ?? {}, whole)]);
  const more =
    typeof additionalProperties === 'object' && whole ? [['any', sample(additionalProperties, whole)]] : [];
  return Object.fromEntries([...values, ...more]);
}

test('every call is declared where it can be found, and nothing is fetched in another way', () => {
  expect(calls.length).toBeGreaterThan(30);
  for (const { file, found, declared } of modules)
    expect({ file, calls: found.length }).toEqual({ file, calls: declared });
  // The engine's files, the pages that the service worker keeps and what the server fetches are no calls of our API.
  const own = /worker\/|service-worker\/|\.server\.ts$|platform\/http\/api-call\.ts$/;
  const bare = files.filter(
    ({ file, text }) => !own.test(file) && /(?<![\w.])fetch\(['"`/]|hono\/client/.test(text),
  );
  expect(bare.map(({ file }) => file)).toEqual([]);
});

describe.each(calls.map((call) => ({ name: `${call.method} ${call.path}`, call })))('$name', ({ call }) => {
  test('takes what the server says that it answers', async () => {
    const { status, content } = successful(call);
    expect(status).toBeGreaterThan(199);
    if (call.types) return expect(Object.keys(content)).toEqual(call.types);
    const schema = content['application/json']?.schema;
    for (const whole of [true, false]) {
      const answer = schema ? sample(schema, whole) : undefined;
      answerWith(schema ? JSON.stringify(answer) : null, status);
      expect(await ask(call)).toEqual(answer);
    }
    return undefined;
  });

  test('takes nothing else for an answer, and says so as for a server that is out of order', async () => {
    const { content } = successful(call);
    const schema = content['application/json']?.schema;
    const right = schema ? JSON.stringify(sample(schema, true)) : '{}';
    const ofOtherSort = schema?.additionalProperties ? '{"any":"text"}' : '{"message":"ok"}';
    const wrong: [string, string | null, number, string?][] = [
      ['a page with 200', HTML, 200, 'text/html'],
      ['a page that is called JSON', HTML, 200],
      ['nothing', '', 200],
      ['an answer that was cut short', right.slice(0, -1), 200],
      ['an object of another sort', ofOtherSort, 200],
      ['a list of another sort', '[{}]', 200],
      ['null', 'null', 200],
      ['a text', '"text"', 200],
    ];
    if (schema) wrong.push(['no content', null, 204]);
    for (const [what, body, status, type] of wrong) {
      answerWith(body, status, type);
      const error = await ask(call).catch((reason: unknown) => reason);
      expect(error, what).toBeInstanceOf(ApiError);
      expect(error, what).toMatchObject({ status: 502, code: 'unexpected_answer', message: '' });
    }
    for (const [what, foreign] of FOREIGN_ANSWERS) {
      vi.stubGlobal('fetch', async () => foreign());
      const error = await ask(call).catch((reason: unknown) => reason);
      expect(error, what).toMatchObject({ status: 502, code: 'unexpected_answer', message: '' });
    }
  });
});
