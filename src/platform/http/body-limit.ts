import { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api-env.ts';
import { AppError } from './app-error.ts';
import type { AdmittedBody } from './body-shares.ts';
import { readIncoming, StalledBodyError, TornBodyError } from './incoming-body.ts';

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
  // Asking a request without a body for it makes it anew, which takes as long as all else of reading a document.
  if (['GET', 'HEAD'].includes(context.req.method)) return next();
  // Absent where the API is called without a socket, as tests do.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  const admitted = context.get('body');
  const bounds = { most, came: bytesSince(incoming), admitted };
  context.set('bodyBytes', 0);
  // Where it was whole before its connection ended, the listener has kept it.
  const isThere = incoming instanceof IncomingMessage && !incoming.destroyed && !incoming.readableDidRead;
  const body = isThere ? await readFrom(incoming, bounds) : await readWeb(context.req.raw.body, bounds);
  if (!body) return next();
  context.set('bodyBytes', body.length);
  if (context.get('bodyRead') === 'as bytes') {
    context.set('bodyRead', body);
    return next();
  }
  // Everything that reads the body asks for its text, which is kept as the promise of it, whatever its type says.
  context.req.bodyCache = { text: Promise.resolve(utf8.decode(body)) as unknown as string };
  return next();
});

/** For calls that are sent a file: their handlers find it by `sentFile`. */
export const bodyIsFile = createMiddleware<ApiEnv>((context, next) => {
  context.set('bodyRead', 'as bytes');
  return next();
});

/** What a call was sent, where its body is a file; empty where nothing came. */
export function sentFile(context: Context<ApiEnv>): Uint8Array {
  const read = context.get('bodyRead');
  return read instanceof Uint8Array ? read : new Uint8Array();
}

const utf8 = new TextDecoder();

type Bounds = { most: number; came: () => number; admitted: AdmittedBody | undefined };

/** Tells how much has come on the connection of a call since now. */
function bytesSince(incoming: HttpBindings['incoming'] | undefined): () => number {
  const socket = incoming?.socket;
  const before = socket?.bytesRead ?? 0;
  return () => (socket?.bytesRead ?? 0) - before;
}

/** Told as it comes, so that a body which is never whole costs what was read of it. */
function note(size: number, { most, came, admitted }: Bounds): void {
  admitted?.cost(size);
  if (size > most || came() > size * WRAPPED_TIMES + WRAPPED_MORE) refuse(most);
}

async function readFrom(incoming: IncomingMessage, bounds: Bounds): Promise<Buffer> {
  try {
    return await readIncoming(incoming, bounds.admitted?.stallMs, (size) => note(size, bounds));
  } catch (cause) {
    if (cause instanceof TornBodyError) throw torn(cause);
    if (cause instanceof StalledBodyError) throw stalled();
    throw cause;
  }
}

async function readWeb(body: ReadableStream<Uint8Array> | null, bounds: Bounds): Promise<Buffer | undefined> {
  if (!body) return undefined;
  // Never cancelled: that would close the connection before the answer that says why.
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await inTime(whole(reader.read()), bounds.admitted?.stallMs);
    if (done) return Buffer.concat(chunks, size);
    size += value.length;
    note(size, bounds);
    chunks.push(value);
  }
}

/** A body that ends before it is whole is its sender's doing, though the system's word for it is that of a lost database. */
function torn(cause: unknown): AppError {
  return new AppError('unreadable_request', 'The request ended before all of it had come.', { cause });
}

function stalled(): AppError {
  return new AppError('request_timeout', 'The request took too long to arrive. Please try again.');
}

function whole<T>(part: Promise<T>): Promise<T> {
  return part.catch((cause: unknown) => {
    throw torn(cause);
  });
}

/** @throws AppError `request_timeout` where a part of a body does not come within `ms` */
async function inTime<T>(part: Promise<T>, ms: number | undefined): Promise<T> {
  if (ms === undefined) return part;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    // A turn later, so that what has arrived while the thread was busy counts as come.
    timer = setTimeout(() => setImmediate(() => reject(stalled())), ms);
  });
  try {
    return await Promise.race([part, late]);
  } finally {
    clearTimeout(timer);
  }
}
