import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, createBrotliDecompress, gzipSync } from 'node:zlib';
import { acceptsEncoding } from './accepted-encoding.ts';
import { encodedTag, namesTag } from './entity-tags.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  // What a page of the application loads when it is reached by a link.
  '.data': 'text/x-script; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
/** What is worth compressing; pictures and fonts of the web are compressed already. */
const COMPRESSIBLE = /^(text|application\/(json|manifest|xml|wasm)|image\/svg)/;
/** Names of files under it carry a hash of their content. */
export const HASHED = '/assets/';

/** Files of the engine's: 100 MB together, of which a browser asks for a few, once. They stay on disk. */
const ON_DISK = /\.(wasm|ttf|otf)$/;
const ANSWER_LISTENERS_MAX = 30;

/** A file kept in memory, in the encodings browsers take. */
type FileInMemory = { body: Buffer; br?: Buffer; gzip?: Buffer };
/** Where a file lies, and how large it is, in bytes. */
type Stored = { path: string; size: number };
/** A file, its compressed form, or both: a release leaves out the plain form of what is large. */
type FileOnDisk = { onDisk: { plain: Stored; br?: Stored } | { plain?: undefined; br: Stored } };

/** `tag` is the entity tag of its content as it is. */
export type StaticFile = { status: number; headers: OutgoingHttpHeaders; tag: string } & (
  FileInMemory | FileOnDisk
);

/** Changes a file as it is loaded; returns further headers with the new content. */
export type Prepare = (path: string, content: Buffer) => { content: Buffer; headers?: OutgoingHttpHeaders };

/**
 * Reads a built site into memory. A `.br` file beside a file is its precompressed form.
 * @returns files by path, such as `/assets/app-3f9c.js` and `/templates/index.html`
 */
export async function loadStaticFiles(
  directory: string,
  headersOf: (path: string) => OutgoingHttpHeaders,
  prepare: Prepare,
): Promise<Map<string, StaticFile>> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name));
  const precompressed = new Set(
    names.filter((entry) => entry.name.endsWith('.br')).map((entry) => join(entry.parentPath, entry.name)),
  );
  const plain = new Set(paths);
  const alone = [...precompressed].map((name) => name.slice(0, -3)).filter((name) => !plain.has(name));
  const files = await Promise.all(
    [...paths, ...alone].map(async (file): Promise<[string, StaticFile]> => {
      const path = `/${relative(directory, file).split(sep).join('/')}`;
      if (ON_DISK.test(path) || !plain.has(file))
        return [path, await fileOnDisk(path, file, headersOf(path))];
      const original = await readFile(file);
      const { content, headers } = prepare(path, original);
      const br =
        precompressed.has(`${file}.br`) && content === original ? await readFile(`${file}.br`) : undefined;
      return [path, staticFile(path, content, { ...headersOf(path), ...headers }, br)];
    }),
  );
  return new Map(files);
}

function staticFile(
  path: string,
  body: Buffer,
  headers: OutgoingHttpHeaders,
  br: Buffer | undefined,
): StaticFile {
  const type = typeOf(path);
  const compressed = br ?? (COMPRESSIBLE.test(type) ? quickBrotli(body) : undefined);
  return {
    status: 200,
    headers: {
      'Cache-Control': cacheControl(path),
      ...headers,
      'Content-Type': type,
      ...(compressed ? { Vary: 'Accept-Encoding' } : {}),
    },
    tag: entityTag(body),
    body,
    ...(compressed ? { br: compressed } : {}),
  };
}

async function fileOnDisk(path: string, file: string, common: OutgoingHttpHeaders): Promise<StaticFile> {
  const [plain, br] = await Promise.all([storedAt(file), storedAt(`${file}.br`)]);
  const headers = {
    ...common,
    'Content-Type': typeOf(path),
    'Cache-Control': cacheControl(path),
    ...(br ? { Vary: 'Accept-Encoding' } : {}),
  };
  // Their names carry a hash of their content, so that the content need not be read.
  const tag = entityTag(`${path} ${plain?.size ?? ''}`);
  if (plain) return { status: 200, headers, tag, onDisk: { plain, ...(br ? { br } : {}) } };
  if (br) return { status: 200, headers, tag, onDisk: { br } };
  throw new Error(`${file} has gone`);
}

async function storedAt(path: string): Promise<Stored | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && { path, size: found.size };
}

/** The media type of a file, by its name. */
export function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

/** How long whoever has a file may keep it without asking. */
export function cacheControl(path: string): string {
  return path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, no-cache';
}

function entityTag(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

function quickBrotli(body: Buffer): Buffer {
  // Pages are few and small, and compressed at every start: a middling level takes a millisecond each.
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** Answers a GET or HEAD with a file. */
export function sendStaticFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const encoding = encodingFor(request, file);
  const headers = { ...file.headers, ETag: encodedTag(file.tag, encoding) };
  if (file.status === 200 && namesTag(request.headers['if-none-match'], headers.ETag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoded = encoding === undefined ? headers : { ...headers, 'Content-Encoding': encoding };
  if ('onDisk' in file) return sendFromDisk(request, response, { ...file, headers: encoded }, encoding);
  const body = bodyOf(file, encoding);
  response.writeHead(file.status, { ...encoded, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

type ContentEncoding = 'br' | 'gzip';

/** The best that the client takes and there is; what lies on the disk is there as it was compressed by the build alone. */
function encodingFor({ headers }: IncomingMessage, file: StaticFile): ContentEncoding | undefined {
  const isOnDisk = 'onDisk' in file;
  if (!(isOnDisk ? file.onDisk.br : file.br)) return undefined;
  const accepted = headers['accept-encoding'];
  if (acceptsEncoding(accepted, 'br')) return 'br';
  return !isOnDisk && acceptsEncoding(accepted, 'gzip') ? 'gzip' : undefined;
}

function bodyOf(file: FileInMemory, encoding: ContentEncoding | undefined): Buffer {
  if (encoding === 'br' && file.br) return file.br;
  return encoding === 'gzip' ? (file.gzip ??= gzipSync(file.body)) : file.body;
}

function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, onDisk }: FileOnDisk & Pick<StaticFile, 'status' | 'headers'>,
  encoding: ContentEncoding | undefined,
): void {
  const { path, size, isUnpacked } = formOf(onDisk, encoding);
  // How long it is unpacked is known at its end.
  response.writeHead(status, { ...headers, ...(isUnpacked ? {} : { 'Content-Length': size }) });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // The limits on calls and connections and the pipeline itself all wait for its end: more than Node's ten, no leak.
  response.setMaxListeners(ANSWER_LISTENERS_MAX);
  const file = createReadStream(path);
  const ended = isUnpacked ? pipeline(file, createBrotliDecompress(), response) : pipeline(file, response);
  // A browser that goes away in the middle, or a file that does: either way the answer ends there.
  void ended.catch(() => response.destroy());
}

/** Which of its forms answers in an encoding; what is there compressed alone is unpacked on the way. */
function formOf(
  { plain, br }: FileOnDisk['onDisk'],
  encoding: ContentEncoding | undefined,
): Stored & { isUnpacked: boolean } {
  if (br && encoding === 'br') return { ...br, isUnpacked: false };
  return plain ? { ...plain, isUnpacked: false } : { ...br, isUnpacked: true };
}
