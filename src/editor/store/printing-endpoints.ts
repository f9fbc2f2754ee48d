import { z } from '@hono/zod-openapi';
import type { RequireUser } from '#platform/http/authentication.ts';
import { endpoint, idParam } from '#platform/http/endpoint.ts';
import { BARE_TYPES } from '#documents/export/file-format.ts';
import { dayQuery, downloadQuery } from './contract.ts';

/** What the errors of everything that is typeset have in common. */
const PRINT_ERRORS = [
  'unauthenticated',
  'not_found',
  'rate_limited',
  'engine_busy',
  'cannot_be_set',
] as const;

/** A file of each format; several pages as pictures are one zip. */
const FILES = Object.fromEntries(Object.values(BARE_TYPES).map((type) => [type, { schema: z.string() }]));

/** The calls that have one kind of document set, under `/api/resumes` or `/api/cover-letters`. */
export function printingEndpoints<const Path extends string>(
  path: Path,
  noun: string,
  requireUser: RequireUser,
) {
  const before = [requireUser];
  const one = `${path}/{id}` as const;
  return {
    download: endpoint({
      method: 'get',
      path: `${one}/download`,
      summary: `The ${noun} as a PDF, or in another format; PDF, Word and pictures need an active subscription`,
      before,
      request: { params: idParam, query: downloadQuery },
      responses: { 200: { description: 'The file, in the format asked for', content: FILES } },
      errors: [...PRINT_ERRORS, 'subscription_required'],
    }),
    thumbnail: endpoint({
      method: 'get',
      path: `${one}/thumbnail`,
      summary: 'A picture of the first page',
      before,
      request: { params: idParam, query: dayQuery },
      responses: {
        200: { description: 'The page', content: { 'image/svg+xml': { schema: z.string() } } },
        304: { description: 'Unchanged' },
      },
      errors: PRINT_ERRORS,
    }),
  };
}
