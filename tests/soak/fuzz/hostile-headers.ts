import type { Random } from '#tests/support/seeded-random.ts';

/** Headers that a client may send and that nobody should obey, or even mind. */
const HEADERS: [string, ...string[]] = [
  'Cookie: session=; session="; =; a=b=c; \u00ff; __proto__=1',
  `Cookie: ${'a=b; '.repeat(1_500)}`,
  `Cookie: session=${'x'.repeat(9_000)}`,
  'X-Forwarded-For: 127.0.0.1',
  "X-Forwarded-For: ' or 1=1, 999.999.999.999, ::ffff:1.2.3.4%eth0, [::1]:99999, unknown",
  `X-Forwarded-For: ${'1.2.3.4, '.repeat(900)}`,
  'Forwarded: for="[::1]:0";host=elsewhere.example;proto=javascript',
  'X-Forwarded-Host: elsewhere.example',
  'X-Forwarded-Proto: https, http',
  'X-Original-URL: /api/account/export',
  'X-HTTP-Method-Override: DELETE',
  'Origin: null',
  'Origin: https://elsewhere.example',
  'Referer: javascript:alert(1)',
  'If-Match: "no-such-version"',
  'If-None-Match: *',
  `If-None-Match: ${'W/"a", '.repeat(1_000)}`,
  'If-Modified-Since: Thu, 99 Foo 99999 99:99:99 GMT',
  'If-Range: "a"',
  'Range: bytes=0-0,-1,5-2,99999999999999999999-',
  'Accept: ;;q=,*/*;q=nan',
  'Accept-Encoding: br;q=2, \u00ff, gzip;q=-1, identity;q=0',
  'Accept-Encoding: br',
  `Accept-Language: ${'xx-'.repeat(2_000)}`,
  'Idempotency-Key: not-a-key',
  'Idempotency-Key: 00000000-0000-4000-8000-000000000000',
  "Idempotency-Key: ' or 1=1 --",
  'Stripe-Signature: t=1,v1=00',
  'Stripe-Signature: t=NaN,v1=,v1=,v0=a,=,',
  `Stripe-Signature: t=${'9'.repeat(400)},v1=${'a'.repeat(5_000)}`,
  `User-Agent: ${'Mozilla/5.0 '.repeat(600)}`,
  'User-Agent: \u00e2\u0080\u00ae <script>alert(1)</script>',
  'Content-Disposition: attachment; filename="../../a"',
  'Content-MD5: a',
  'Proxy-Authorization: Basic ???',
  'Access-Control-Request-Method: DELETE',
  'Sec-Fetch-Site: cross-site',
  '__proto__: 1',
  'constructor: 1',
  'X-Request-Id: \u00ff<script>',
  'Date: yesterday',
  'Upgrade-Insecure-Requests: 99',
  'TE: trailers, deflate;q=0.5',
  'Max-Forwards: -1',
];

export function hostileHeader(random: Random): string {
  return random.pick(HEADERS);
}

/** Types that a body is said to have. */
const TYPES: [string | undefined, ...(string | undefined)[]] = [
  undefined,
  '',
  'text/plain',
  'application/json; charset=utf-7',
  'application/json; charset="\u00ff',
  'application/json;charset=utf-16le',
  'APPLICATION/JSON',
  'application/jsonp',
  'application/vnd.api+json',
  'application/x-json, text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=a',
  'multipart/form-data; boundary="',
  'text/html; json',
  `application/json; ${'a=b; '.repeat(500)}`,
  'json',
  '*/*',
];

export function wrongType(random: Random): string | undefined {
  return random.pick(TYPES);
}

const ENCODINGS: [string, ...string[]] = ['gzip', 'br', 'deflate, gzip', 'x-unknown', 'identity', 'zstd;q=1'];

export function wrongEncoding(random: Random): string {
  return random.pick(ENCODINGS);
}

/** Parts of an address: numbers that are none, and ways out of the path. */
const SEGMENTS: [string, ...string[]] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '007',
  '2147483647',
  '2147483648',
  '9'.repeat(400),
  'NaN',
  'x',
  '%00',
  '1%00',
  '1%0d%0aSet-Cookie:%20a=b',
  '%d9%a1',
  '%ef%bc%91',
  '%ff%fe',
  '%c0%ae%c0%ae',
  '%zz',
  '%',
  '%25%32%65',
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '1%2f2',
  '1;a=b',
  "1'--",
  '1%20or%201=1',
  '%f0%9f%98%80',
  '\u00e9\u00ff',
  '*',
  '{id}',
  '%7B%7D',
  '',
  '//',
  '.',
  '__proto__',
  'email',
  'phone',
  'a'.repeat(5_000),
];

export function hostileSegment(random: Random): string {
  return random.pick(SEGMENTS);
}

const QUERIES: [string, ...string[]] = [
  '?',
  '??',
  '?%',
  '?%00=%00',
  '?a[]=1&a[b]=2&__proto__[c]=3',
  '?date=2026-02-30',
  '?date=&date=2026-01-01',
  '?date=2026-01-01&date=2026-01-02',
  '?date[]=2026-01-01',
  '?date=9999-12-31',
  '?date=0000-01-01',
  '?date=-000001-01-01',
  '?date=%D9%A2%D9%A0%D9%A2%D9%A6-%D9%A0%D9%A1-%D9%A0%D9%A1',
  '?date=%ff',
  "?date=' or 1=1",
  '?v=1&v=2',
  '?&&&===&',
  `?${'a=b&'.repeat(2_000)}`,
  `?${'a'.repeat(10_000)}`,
  '#fragment',
  '?a=\u00ff',
  ';a=b?c',
];

export function hostileQuery(random: Random): string {
  return random.pick(QUERIES).replaceAll(' ', '+');
}
