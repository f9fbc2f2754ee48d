import type { Context } from 'hono';
import { attachment, type FileName } from '#documents/file-name.ts';

/** Documents of people are for them alone: no shared cache may keep one. */
const PRIVATE = 'private, no-cache';

/** A finished PDF, to be saved under the person's name. */
export function pdfAnswer(context: Context, bytes: Uint8Array, name: FileName): Response {
  // A copy in a plain buffer: what an answer takes.
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': attachment(name),
    'Cache-Control': PRIVATE,
  });
}

/** The entity tag of a document's picture, made of everything the picture depends on. */
export function pictureTag(...dependsOn: (string | number)[]): string {
  return `"${dependsOn.join('-')}"`;
}

/** A page as a picture, or 304 where the browser has it already. */
export async function pictureAnswer(
  context: Context,
  tag: string,
  draw: () => Promise<string | undefined>,
): Promise<Response> {
  const headers = { ETag: tag, 'Cache-Control': PRIVATE };
  if (context.req.header('If-None-Match') === tag) return context.body(null, 304, headers);
  const svg = (await draw()) ?? '';
  return context.body(svg, 200, { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' });
}
