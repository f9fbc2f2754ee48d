import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { acceptsEncoding } from '../accepted-encoding.ts';
import { encodedTag, namesTag } from '../entity-tags.ts';
import type { EarlierFiles } from './earlier-files.server.ts';
import { mayBeKept, type KeptFile, type StoredEncoding } from './kept-files.ts';

/** What is asked for again and again while copies are renewed one by one stands in memory. */
const IN_MEMORY_BYTES = 32 * 1024 * 1024;
const EACH_IN_MEMORY_BYTES = 512 * 1024;

type Ready = { encoding: StoredEncoding; size: number; content: () => AsyncIterable<Uint8Array> };

/** Answers with a file of an earlier build, or another one that runs beside this; false where there is none. */
export type ServeEarlier = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

/** @param headersOf all that a file of this name is answered with, but for what its encoding brings */
export function serveEarlier(
  files: Pick<EarlierFiles, 'find'>,
  headersOf: (path: string) => OutgoingHttpHeaders,
): ServeEarlier {
  const inMemory = new Map<string, Ready>();
  let bytes = 0;

  async function find(path: string): Promise<Ready | undefined> {
    const held = inMemory.get(path);
    if (held) return held;
    const found = await files.find(path);
    if (!found) return undefined;
    if (found.size > EACH_IN_MEMORY_BYTES) return { ...found, content: () => found.read() };
    return hold(path, found);
  }
  async function hold(path: string, { encoding, size, read }: KeptFile): Promise<Ready> {
    const content = Buffer.concat(await Array.fromAsync(read()));
    const ready = { encoding, size, content: () => Readable.from([content]) };
    if (!inMemory.has(path)) bytes += size;
    inMemory.set(path, ready);
    for (const [oldest, { size: freed }] of inMemory) {
      if (bytes <= IN_MEMORY_BYTES) break;
      inMemory.delete(oldest);
      bytes -= freed;
    }
    return ready;
  }

  return async (request, response, path) => {
    if (!mayBeKept(path)) return false;
    let file: Ready | undefined;
    try {
      file = await find(path);
    } catch {
      response.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
      return true;
    }
    if (!file) return false;
    await send(request, response, { ...file, path, headers: headersOf(path) });
    return true;
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { encoding, size, content, path, headers }: Ready & { path: string; headers: OutgoingHttpHeaders },
): Promise<void> {
  const isEncoded = encoding === 'br' && acceptsEncoding(request.headers['accept-encoding'], 'br');
  const tag = encodedTag(`"${path.slice(path.lastIndexOf('/') + 1)}"`, isEncoded ? 'br' : undefined);
  const all: OutgoingHttpHeaders = { ...headers, ETag: tag };
  if (encoding === 'br') all.Vary = 'Accept-Encoding';
  if (namesTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, all).end();
    return;
  }
  if (isEncoded) all['Content-Encoding'] = 'br';
  if (isEncoded || encoding === 'identity') all['Content-Length'] = size;
  response.writeHead(200, all);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const readable = Readable.from(content());
  try {
    if (isEncoded || encoding === 'identity') await pipeline(readable, response);
    else await pipeline(readable, createBrotliDecompress(), response);
  } catch {
    // A browser that goes away in the middle, or a database that does: either way the answer ends there.
    response.destroy();
  }
}
