import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api-env.ts';
import { AppError } from './app-error.ts';
import type { AdmittedBody } from './body-shares.ts';

/** Largest body that is read. A resume of eight dense pages is about 60 KB. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * How many times as much as a body may come for it, and so many bytes more. In chunks of one byte it is six times as
 * much. Chunks may have extensions of 16 KB each, which no client sends.
 */
const WRAPPED_TIMES = 8;
const WRAPPED_MORE = 64 * 1024;

function refuse(most: number): never {
  const atMost = most === BODY_LIMIT_BYTES ? '1 MB' : `${Math.floor(most / 1024)} KB`;
  throw new AppError('payload_too_large', `This is too large to be saved: at most ${atMost}.`);
}

/** Reads a body once it is its turn, as far as it comes and is not too long. */
export const limitBody = createMiddleware<ApiEnv>(async (context, next) => {
  // Looked at before the body is touched, so that whoever refuses can still throw it away unread.
  const most = context.get('bodyMost') ?? BODY_LIMIT_BYTES;
  if (Number(context.req.header('Content-Length')) > most) refuse(most);
  const { raw } = context.req;
  if (!raw.body) return next();
  const body = await readBody(raw.body, { most, came: bytesSince(context) }, context.get('body'));
  context.set('bodyBytes', body.length);
  context.req.raw = new Request(raw, { body });
  return next();
});

/** Tells how much has come on the connection of a call since now. */
function bytesSince(context: Context<ApiEnv>): () => number {
  // Absent where the API is called without a socket, as tests do.
  const socket = (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
  const before = socket?.bytesRead ?? 0;
  return () => (socket?.bytesRead ?? 0) - before;
}

type Bounds = { most: number; came: () => number };

async function readBody(
  body: ReadableStream<Uint8Array>,
  { most, came }: Bounds,
  admitted: AdmittedBody | undefined,
) {
  // Never cancelled: that would close the connection before the answer that says why.
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await inTime(whole(reader.read()), admitted?.stallMs);
    if (done) return Buffer.concat(chunks, size);
    size += value.length;
    // Told as it comes, so that a body which is never whole costs what was read of it.
    admitted?.cost(size);
    if (size > most || came() > size * WRAPPED_TIMES + WRAPPED_MORE) refuse(most);
    chunks.push(value);
  }
}

/** A body that ends before it is whole is its sender's doing, though the system's word for it is that of a lost database. */
function whole<T>(part: Promise<T>): Promise<T> {
  return part.catch((cause: unknown) => {
    throw new AppError('unreadable_request', 'The request ended before all of it had come.', { cause });
  });
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
