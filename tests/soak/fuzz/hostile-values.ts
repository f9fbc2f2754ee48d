import type { Random } from '#tests/support/seeded-random.ts';

/** What stands in a body as a value, and is put into its text as it is: no serializer would write it. */
const AS_WRITTEN = [
  '-0',
  '1e308',
  '-1e308',
  '1e999',
  '9007199254740993',
  '2147483648',
  '-2147483649',
  '99999999999999999999999999',
  '0.1e-400',
  '"\\ud800"',
  '"\\udc00\\ud800 a"',
  '"\\u0000"',
  '{"__proto__":{"isAdmin":true,"length":1}}',
  '{"constructor":{"prototype":{"polluted":1}},"toString":1,"valueOf":null}',
  '{"a":1,"a":2,"a":[3]}',
  '{"":{"":{"":""}}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `{${Array.from({ length: 30_000 }, (_, at) => `"k${at.toString(36)}":${at}`).join(',')}}`,
  `[${'null,'.repeat(30_000)}null]`,
] as const;

/** Texts that have hurt programs: of odd characters, of great length, or meaning something elsewhere. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u001b[31m\u007f\u0085',
  '\ufeff',
  '\ufffe\uffff\u{10ffff}',
  '\u202e\u2066evil\u2069\u202c gnp.exe',
  `Z${'\u0301\u0316\u0334'.repeat(60)}`,
  'e\u0301'.repeat(5_000),
  '\u0301'.repeat(20_000),
  '\u0c15\u0c4d'.repeat(2_000),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'.repeat(200),
  '\ufdfa'.repeat(3_000),
  '\u0661\u0662\u0663\u0664\u0665\u0666',
  '\uff11\uff12\uff13\uff14\uff15\uff16',
  '\u0130\u0131\u00df\u1e9e\ufb03',
  'line\r\nBcc: everybody@example.com\r\n\r\nbody',
  'a\nb\u2028c\u2029d\u000be',
  `a${'\n'.repeat(19_000)}b`,
  'word '.repeat(20_000),
  'x'.repeat(100_000),
  '\u{1f600}'.repeat(30_000),
  "'; drop table users; --",
  "' or '1'='1' /* ",
  '$1 %s %n %p {0} ${7*7} {{7*7}} <%= 7*7 %>',
  '#panic("evaluated") #read("/etc/passwd") #include "x.typ" $x^2$ @a <b> = c',
  '#let f(n) = f(n) \\ #while true {} `````',
  '<script>alert(1)</script><img src=x onerror=alert(1)>]]>--><!--',
  '&lt;&#0;&#x110000;&nosuch;',
  '../../../../etc/passwd',
  '..\\..\\boot.ini:$DATA',
  '/dev/null',
  'file:///etc/passwd',
  'javascript:alert(1)//',
  'http://[::1]:0/%00%zz?#@',
  '\\\\host\\share',
  'NaN',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '1e9',
  '0x1f',
  '2147483648',
  '9'.repeat(400),
  '2026-02-30',
  '+000000-00-00',
  '0000-00-00T24:60:61Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+1'.repeat(20),
  '+12025550123',
  '+88216777777',
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example.com`,
  '"very odd"@example.com',
  'a@xn--\u00fc.example',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'modern-1',
  'cs_test_1_secret_2',
] as const;

const OTHER_TYPES = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  [1, 'a', {}],
] as const;

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  '',
  '0',
  'a.b',
  '$ne',
  'data',
] as const;

/** Stands for an entry of `AS_WRITTEN` until the body is written. */
const markOf = (at: number) => `@as-written-${at}@`;

export function hostileText(random: Random): string {
  return random.pick(TEXTS);
}

function hostileValue(random: Random): unknown {
  const kind = random.next();
  if (kind < 0.55) return hostileText(random);
  if (kind < 0.8) return structuredClone(random.pick(OTHER_TYPES));
  return markOf(random.whole(AS_WRITTEN.length));
}

type Place = { holder: Record<string, unknown> | unknown[]; key: string | number };

/** A copy of a body that would be taken, in which some texts are hostile and every type is right. */
export function withHostileTexts(valid: unknown, random: Random): unknown {
  const root = { body: structuredClone(valid) };
  for (const { holder, key } of placesIn(root)) {
    const isText = typeof Reflect.get(holder, key) === 'string';
    // Not all of them: a template's name or a code decides whether the others are looked at.
    if (isText && random.next() < 0.05) put(holder, key, hostileText(random));
  }
  return root.body;
}

/** A copy of a body that would be taken, with one to three of its values, at any depth, made hostile. */
export function spoiled(valid: unknown, random: Random): unknown {
  const root = { body: structuredClone(valid) };
  for (let changes = 1 + random.whole(3); changes > 0; changes -= 1) {
    const places = placesIn(root);
    const [first, ...others] = places;
    if (first) spoil(random.pick([first, ...others]), random);
  }
  return root.body;
}

function placesIn(holder: Place['holder']): Place[] {
  const found: Place[] = [];
  for (const [key, value] of Object.entries(holder)) {
    found.push({ holder, key });
    if (typeof value === 'object' && value !== null) found.push(...placesIn(value as Place['holder'])); // An object's keys may be read as a record.
  }
  return found;
}

function spoil({ holder, key }: Place, random: Random): void {
  const at = key as keyof typeof holder; // A key that was read from it.
  const kind = random.next();
  const value: unknown = holder[at];
  if (kind < 0.6) put(holder, key, hostileValue(random));
  else if (kind < 0.7) Reflect.deleteProperty(holder, key);
  else if (kind < 0.78) put(holder, key, structuredClone([value, { value }, [value]]));
  else if (kind < 0.84) put(holder, key, { [random.pick(KEYS)]: value });
  else if (kind < 0.9 && typeof value === 'string') put(holder, key, value + hostileText(random));
  else if (kind < 0.94 && Array.isArray(value)) put(holder, key, Array(1 + random.whole(300)).fill(value[0]));
  else put(holder, random.pick(KEYS), hostileValue(random));
}

/** Also for `__proto__`, which an assignment would take for the prototype. */
function put(holder: object, key: string | number, value: unknown): void {
  if (Array.isArray(holder) && !/^\d+$/.test(String(key))) holder.push(value);
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The text of a body, with what no serializer writes in its place. */
export function written(body: unknown): string {
  return (JSON.stringify(body) ?? '').replace(
    /"@as-written-(\d+)@"/g,
    (_mark, at: string) => AS_WRITTEN[Number(at)] ?? 'null',
  );
}

/** The bytes of a body that was damaged on its way. */
export function damaged(text: string, random: Random): Buffer {
  const bytes = Buffer.from(text);
  const at = random.whole(bytes.length + 1);
  const around = (middle: Buffer | string) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(middle), bytes.subarray(at)]);
  const ways: [() => Buffer, ...(() => Buffer)[]] = [
    () => bytes.subarray(0, at),
    () => around(Buffer.from([0xff])),
    () => around(Buffer.from([0xc0, 0x80])),
    () => around(Buffer.from([0xed, 0xa0, 0x80])),
    () => around(Buffer.from([0xf4, 0x90, 0x80, 0x80, 0xe2, 0x82])),
    () => around('\u0000'),
    () => around('}]"'),
    () => around(',,'),
    () => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.from(`/* comment */ ${text} // more`),
    () => Buffer.from(text.replaceAll('"', "'")),
    () => Buffer.from(text.replace('{', `{"title":1,"title":2,"templateId":[],`)),
    () => Buffer.from(text.replace('{', '{"__proto__":{"a":1},')),
  ];
  return random.pick(ways)();
}

/** Bodies that are wrong as a whole: of another type, deeper, wider or larger than anything real. */
const WHOLE: [() => string, ...(() => string)[]] = [
  () => '',
  () => 'null',
  () => '0',
  () => '[]',
  () => '"text"',
  () => '\u0000',
  () => '['.repeat(10_000) + ']'.repeat(10_000),
  () => '['.repeat(100_000),
  () => '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
  () => `{${Array.from({ length: 100_000 }, (_, at) => `"k${at.toString(36)}":1`).join(',')}}`,
  () => `{"data":{${Array.from({ length: 38_000 }, (_, at) => `"k${at.toString(36)}":1`).join(',')}}}`,
  () => `{"data":"${'x'.repeat(1_048_400)}"}`,
  () => `{"data":"${'x'.repeat(1_100_000)}"}`,
  () => `"${'\\u0000'.repeat(150_000)}"`,
  () => 'a=1&b=2&__proto__[a]=1',
  () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
];

export function wrongAsAWhole(random: Random): Buffer {
  return Buffer.from(random.pick(WHOLE)());
}
