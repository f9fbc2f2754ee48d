import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
/** What is worth compressing; pictures and fonts of the web are compressed already. */
const COMPRESSIBLE = /^(text|application\/(json|manifest|xml|wasm)|image\/svg|font\/ttf)/;
/** Names of files under it carry a hash of their content. */
const HASHED = '/assets/';

/** A file kept in memory, in the encodings browsers take. */
export type StaticFile = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
};

/** Changes a file as it is loaded; returns further headers with the new content. */
export type Prepare = (path: string, content: Buffer) => { content: Buffer; headers?: OutgoingHttpHeaders };

/**
 * Reads a built site into memory. A `.br` file beside a file is its precompressed form.
 * @returns files by path, such as `/assets/app-3f9c.js` and `/templates/index.html`
 */
export async function loadStaticFiles(
  directory: string,
  common: OutgoingHttpHeaders,
  prepare: Prepare,
): Promise<Map<string, StaticFile>> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name));
  const precompressed = new Set(
    names.filter((entry) => entry.name.endsWith('.br')).map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = await Promise.all(
    paths.map(async (file): Promise<[string, StaticFile]> => {
      const path = `/${relative(directory, file).split(sep).join('/')}`;
      const original = await readFile(file);
      const { content, headers } = prepare(path, original);
      const br =
        precompressed.has(`${file}.br`) && content === original ? await readFile(`${file}.br`) : undefined;
      return [path, staticFile(path, content, { ...common, ...headers }, br)];
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
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const immutable = path.startsWith(HASHED);
  const compressed = br ?? (COMPRESSIBLE.test(type) ? quickBrotli(body) : undefined);
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': type,
      'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      ...(compressed ? { Vary: 'Accept-Encoding' } : {}),
    },
    body,
    ...(compressed ? { br: compressed } : {}),
  };
}

function quickBrotli(body: Buffer): Buffer {
  // Pages are few and small, and compressed at every start: a middling level takes a millisecond each.
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** Answers a GET or HEAD with a file from memory. */
export function sendStaticFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  if (file.status === 200 && request.headers['if-none-match'] === file.headers.ETag) {
    response.writeHead(304, file.headers).end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  let { body } = file;
  const headers = { ...file.headers };
  if (file.br && accepted?.includes('br')) {
    body = file.br;
    headers['Content-Encoding'] = 'br';
  } else if (file.br && accepted?.includes('gzip')) {
    body = file.gzip ??= gzipSync(file.body);
    headers['Content-Encoding'] = 'gzip';
  }
  headers['Content-Length'] = body.length;
  response.writeHead(file.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
