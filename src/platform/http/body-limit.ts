import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api-env.ts';
import { AppError } from './app-error.ts';
import type { AdmittedBody } from './body-shares.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Largest body that is read. A resume of eight dense pages is about 60 KB. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

function refuse(): never {
  throw new AppError('payload_too_large', 'This is too large to be saved: at most 1 MB.');
}

/** Reads a body once it is its turn, as far as it comes and is not too long. */
export const limitBody = createMiddleware<ApiEnv>(async (context, next) => {
  // Looked at before the body is touched, so that whoever refuses can still throw it away unread.
  if (Number(context.req.header('Content-Length')) > BODY_LIMIT_BYTES) refuse();
  const { raw } = context.req;
  if (!raw.body) return next();
  context.req.raw = new Request(raw, { body: await readBody(raw.body, context.get('body')) });
  return next();
});

async function readBody(body: ReadableStream<Uint8Array>, admitted: AdmittedBody | undefined) {
  // Never cancelled: that would close the connection before the answer that says why.
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await inTime(reader.read(), admitted?.stallMs);
    if (done) return Buffer.concat(chunks, size);
    size += value.length;
    // Told as it comes, so that a body which is never whole costs what was read of it.
    admitted?.cost(size);
    if (size > BODY_LIMIT_BYTES) refuse();
    chunks.push(value);
  }
}

/** @throws AppError `request_timeout` where a part of a body does not come within `ms` */
async function inTime<T>(part: Promise<T>, ms: number | undefined): Promise<T> {
  if (ms === undefined) return part;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    const error = new AppError('request_timeout', 'The request took too long to arrive. Please try again.');
    // A turn later, so that what has arrived while the thread was busy counts as come.
    timer = setTimeout(() => setImmediate(() => reject(error)), ms);
  });
  try {
    return await Promise.race([part, stalled]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Most values in a body. A resume with a hundred entries in every list has about 43,000. Reading and checking a body takes up to
 * 2 µs a value, so that 1 MB of the shortest would keep every other call waiting for a second; so many take 100 ms.
 * Keys count for more (`VALUES_A_KEY`).
 */
export const BODY_VALUES_MAX = 52_000;

/**
 * What a value costs of its sender's share, in bytes: 39,000 values keep the thread as long as 4 MB of text. A resume
 * has about 80 bytes a value.
 */
const BYTES_A_VALUE = 100;

/** So many are read and checked in about 5 ms; a resume of many pages has fewer. */
const VALUES_IN_PASSING = 3_000;

/** Looks how much there is to read before anything is made of it. */
export const limitValues = createMiddleware<ApiEnv>(async (context, next) => {
  // Names of media types are the same in capitals (RFC 9110, section 8.3.1), and are read as JSON in any.
  const isJson = context.req.header('Content-Type')?.toLowerCase().includes('json') ?? false;
  if (isJson) {
    const json = await context.req.text();
    const values = countValues(json, BODY_VALUES_MAX);
    context.get('body')?.cost(Math.max(json.length, values * BYTES_A_VALUE));
    if (values > BODY_VALUES_MAX)
      throw new AppError('payload_too_large', 'This holds too many values to be saved.');
    if (values > VALUES_IN_PASSING) await oneATurn();
  }
  await next();
});

/**
 * What a key counts where it first stands in a body, in values. Making an object of keys that were not seen before, and
 * checking it, takes about twenty times as long as a list of as many values: 39,000 take 100 ms. A resume has fewer than
 * a hundred different keys, which stand in it again and again.
 */
const VALUES_A_KEY = 13;

const [QUOTE, COMMA, LIST, ESCAPE, OBJECT, COLON] = [...'",[\\{:'].map((sign) => sign.charCodeAt(0));

/**
 * Counts what begins a value or stands before one, outside of strings, and different keys; no further than the first
 * that makes it more than `most`.
 */
export function countValues(json: string, most: number): number {
  const keys = new Set<string>();
  let values = 0;
  let inString = false;
  const text = { from: 0, to: 0 };
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (inString) {
      if (sign === ESCAPE) at += 1;
      else if (sign === QUOTE) {
        inString = false;
        text.to = at;
      }
    } else if (sign === QUOTE) {
      inString = true;
      text.from = at;
    } else if (sign === COLON) {
      const known = keys.size;
      if (keys.add(json.slice(text.from, text.to)).size > known) values += VALUES_A_KEY;
      if (values > most) return values;
    } else if (sign === COMMA || sign === LIST || sign === OBJECT) {
      values += 1;
      if (values > most) return values;
    }
  }
  return values;
}

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that nobody else was given: what takes long one after the other lets everything
 * else go on in between, however many of it arrive at once.
 */
export function oneATurn(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
