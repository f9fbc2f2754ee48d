import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api-env.ts';
import { AppError } from './app-error.ts';
import { oneATurn } from './one-a-turn.ts';

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
  const isFile = context.get('bodyRead') !== undefined;
  if (isJson && !isFile) {
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
