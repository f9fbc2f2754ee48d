import { seededRandom, type Random } from '#tests/support/seeded-random.ts';
import type { Call } from './described-calls.ts';
import { hostileHeader, hostileQuery, hostileSegment, wrongEncoding, wrongType } from './hostile-headers.ts';
import { damaged, hostileText, spoiled, withHostileTexts, wrongAsAWhole, written } from './hostile-values.ts';
import { idsAt, somebodyOf, type Person, type Population } from './population.ts';
import { protocolFault } from './protocol-faults.ts';
import type { Delivery } from './raw-http.ts';

/** A request that nobody with good intentions sends. */
export type Hostile = {
  /** What it is, for reports. */
  label: string;
  bytes: Buffer;
  delivery: Delivery;
  /** Methods of the requests in it, the first one's and those that follow on the same connection. */
  methods: string[];
  /** The call it began as, without its names filled in. */
  call: Call | undefined;
  /** Where it is addressed. */
  target: string;
  /** Whose documents it may have added to. */
  sender: Person | undefined;
  /** Whether it says where it ends and all of it is sent, so that there must be an answer. */
  complete: boolean;
};

/** The request of a number in the run of a seed: the same, whatever was sent before. */
export function hostileRequest(
  seed: number,
  number: number,
  calls: readonly Call[],
  population: Population,
): Hostile {
  const random = seededRandom(seed + Math.imul(number, 0x9e3779b1));
  if (random.next() < 0.05) return faulty(random);
  const [first, ...others] = calls;
  if (!first) throw new Error('there is no call');
  // Each call in its turn, so that none is left to chance.
  const call = calls[number % calls.length] ?? random.pick([first, ...others]);
  const method = methodFor(call, random);
  const { token, sender } = senderOf(call, population, random);
  const target = targetOf(call, { population, sender, random });
  const { content, type, encoding } = contentOf(call, random);
  const version = random.next() < 0.03 ? '1.0' : '1.1';
  const head = [
    `${method} ${target} HTTP/${version}`,
    `Host: ${random.next() < 0.03 ? oddHost(random) : 'localhost'}`,
    ...(token === undefined ? [] : [`Authorization: ${token}`]),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(encoding === undefined ? [] : [`Content-Encoding: ${encoding}`]),
    ...Array.from({ length: random.next() < 0.4 ? 1 + random.whole(3) : 0 }, () => hostileHeader(random)),
  ];
  const chunked = content !== undefined && version === '1.1' && random.next() < 0.1;
  if (chunked) head.push('Transfer-Encoding: chunked');
  const claimed = content && !chunked ? claimedLength(content.length, random) : undefined;
  if (claimed !== undefined) head.push(`Content-Length: ${claimed}`);
  const request = bytesOf(head, content && chunked ? chunksOf(content, random) : content);
  const label = `${method} ${call.path}`;
  const delivery = deliveryOf(request.length, content !== undefined, random);
  const complete = delivery.how !== 'cut' && (claimed === undefined || claimed === content?.length);
  const common = { label, call, target, sender, complete };
  if (delivery.how !== 'at once' || version === '1.0' || random.next() > 0.1)
    return { ...common, bytes: request, delivery, methods: [method] };
  // Others follow on the same connection before the first is answered.
  const next = bytesOf(['GET /api/config HTTP/1.1', 'Host: localhost'], undefined);
  const bytes = Buffer.concat([request, next, next]);
  return { ...common, label: `${label} and two more`, bytes, delivery, methods: [method, 'GET', 'GET'] };
}

function faulty(random: Random): Hostile {
  const { label, head, body = '' } = protocolFault(random);
  const bytes = Buffer.from(`${head}\r\n\r\n${body}`, 'latin1');
  const slow: Delivery = { how: 'dripped', pieces: 5, pauseMs: 5 };
  const delivery: Delivery = random.next() < 0.2 ? slow : { how: 'at once' };
  const [method = '', target = ''] = head.split(' ');
  return {
    label,
    bytes,
    delivery,
    methods: [method],
    call: undefined,
    target,
    sender: undefined,
    complete: false,
  };
}

function methodFor({ method }: Call, random: Random): string {
  if (random.next() > 0.07) return method;
  return random.pick([
    'GET',
    'HEAD',
    'OPTIONS',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'PROPFIND',
    'TRACE',
    'QUERY',
  ]);
}

/** Calls that end sessions: they get some that nobody else uses. */
const ENDS_SESSIONS = /logout|sign-out|sessions\/\{id\}|account\/deletion|contacts\/\{channel\}/;

function senderOf({ path }: Call, population: Population, random: Random) {
  const kind = random.next();
  const nobody = (token?: string) => ({ token, sender: undefined });
  if (ENDS_SESSIONS.test(path) && kind < 0.8) {
    const [first = '', ...others] = population.leaving;
    return nobody(`Bearer ${random.pick([first, ...others])}`);
  }
  if (kind < 0.8) {
    const sender = somebodyOf(population, random);
    return { token: `Bearer ${sender.token}`, sender };
  }
  if (kind < 0.86) {
    const [first = '', ...others] = population.over;
    return nobody(`Bearer ${random.pick([first, ...others])}`);
  }
  if (kind < 0.92) return nobody();
  const broken = [
    'Bearer',
    'Bearer  x',
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(9_000)}`,
    'Basic YTpi',
  ];
  return nobody(random.pick(['bearer \u00ff\u00fe', ...broken]));
}

type Targeting = { population: Population; sender: Person | undefined; random: Random };

function targetOf({ path, query }: Call, { population, sender, random }: Targeting): string {
  const kind = random.next();
  // Most are about one's own things, some about other people's.
  const owner = kind < 0.75 ? (sender ?? somebodyOf(population, random)) : somebodyOf(population, random);
  const ids = idsAt(path, owner);
  const id = path.includes('examples') ? 'data-analyst' : String(ids[random.whole(ids.length)] ?? 1);
  const named = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (random.next() < 0.2) return hostileSegment(random);
    if (name === 'sentId') return String(owner.sent[random.whole(owner.sent.length)] ?? 1);
    return name === 'channel' ? random.pick(['email', 'phone']) : id;
  });
  const asked = query.length > 0 && random.next() < 0.3 ? `?${query.join('=2026-03-01&')}=2026-03-01` : '';
  if (random.next() > 0.1) return named + asked;
  if (random.next() < 0.5) return named + hostileQuery(random);
  const parts = named.split('/');
  parts.splice(1 + random.whole(parts.length), random.whole(2), hostileSegment(random));
  return parts.join('/') || '/';
}

type Content = { content?: Buffer; type?: string | undefined; encoding?: string };

function contentOf({ bodies, method }: Call, random: Random): Content {
  const json = 'application/json';
  const [first, ...others] = bodies;
  if (first === undefined) {
    if (random.next() < (method === 'GET' ? 0.95 : 0.7)) return {};
    return { content: wrongAsAWhole(random), type: json };
  }
  const kind = random.next();
  const valid = random.pick([first, ...others]);
  if (kind < 0.05) return {};
  if (kind < 0.1) return { content: wrongAsAWhole(random), type: json };
  if (kind < 0.18) return { content: Buffer.from(written(valid)), type: json };
  if (kind < 0.28) return { content: damaged(written(spoiled(valid, random)), random), type: json };
  if (kind > 0.7) return { content: Buffer.from(written(withHostileTexts(valid, random))), type: json };
  const content = Buffer.from(written(spoiled(valid, random)));
  if (kind < 0.34) return { content, type: wrongType(random) };
  if (kind < 0.38) return { content, type: json, encoding: wrongEncoding(random) };
  if (kind < 0.4) return { content: Buffer.from(hostileText(random)), type: json };
  return { content, type: json };
}

function claimedLength(length: number, random: Random): number {
  if (random.next() > 0.03) return length;
  return random.pick([length + 1, Math.max(0, length - 1), length * 2, 0, 2_000_000_000]);
}

function chunksOf(content: Buffer, random: Random): Buffer {
  const size = random.pick([1_000, 65_536, 1 + random.whole(content.length + 1)]);
  const chunks: Buffer[] = [];
  for (let at = 0; at < content.length; at += size) {
    const part = content.subarray(at, at + size);
    chunks.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]);
}

function deliveryOf(length: number, hasContent: boolean, random: Random): Delivery {
  const kind = random.next();
  if (kind < 0.05) return { how: 'dripped', pieces: 2 + random.whole(30), pauseMs: 1 + random.whole(15) };
  if (kind < (hasContent ? 0.13 : 0.07)) {
    const then = random.pick(['half-closed', 'reset', 'abandoned'] as const);
    return { how: 'cut', after: random.whole(length), then };
  }
  return { how: 'at once' };
}

function oddHost(random: Random): string {
  return random.pick([
    'elsewhere.example',
    'localhost:99999',
    '[::1',
    'a@b',
    '..',
    'x'.repeat(300),
    '\u00ff',
    '',
  ]);
}

function bytesOf(head: string[], content: Buffer | undefined): Buffer {
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), content ?? Buffer.alloc(0)]);
}
