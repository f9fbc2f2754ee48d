import { z } from '@hono/zod-openapi';
import type { RequireUser } from '#platform/http/authentication.ts';
import { endpoint, idParam, json, jsonBody } from '#platform/http/endpoint.ts';
import {
  created,
  creationHeaders,
  createRequest,
  dayQuery,
  documentSummary,
  saved,
  updateRequest,
  wholeDocument,
} from './contract.ts';

/** What the errors of everything that saves have in common. */
const SAVE_ERRORS = ['unauthenticated', 'unknown_template', 'storage_full', 'too_much_unknown'] as const;
/** What the errors of everything that is typeset have in common. */
const PRINT_ERRORS = [
  'unauthenticated',
  'not_found',
  'rate_limited',
  'engine_busy',
  'cannot_be_set',
] as const;

/** The seven calls that one kind of document has, under `/api/resumes` or `/api/cover-letters`. */
export function documentEndpoints<const Path extends string, Data extends z.ZodType>(
  path: Path,
  noun: string,
  data: Data,
  requireUser: RequireUser,
) {
  const before = [requireUser];
  const one = `${path}/{id}` as const;
  return {
    list: endpoint({
      method: 'get',
      path: `${path}/dashboard`,
      summary: `The person's ${noun}s, the last changed one first`,
      before,
      responses: { 200: json(z.array(documentSummary), 'Without their data') },
      errors: ['unauthenticated'],
    }),
    read: endpoint({
      method: 'get',
      path: one,
      summary: `One ${noun} with its data`,
      before,
      request: { params: idParam },
      responses: { 200: json(wholeDocument<z.ZodType>(data), `The ${noun}`) },
      errors: ['unauthenticated', 'not_found'],
    }),
    create: endpoint({
      method: 'post',
      path,
      summary: `Save a new ${noun}`,
      before,
      request: { headers: creationHeaders, ...jsonBody(createRequest(data)) },
      responses: {
        201: json(created, 'Saved'),
        200: json(
          created,
          'An earlier call with the same key had saved it; what this call brought was not saved',
        ),
      },
      errors: [...SAVE_ERRORS, 'too_many_documents'],
    }),
    update: endpoint({
      method: 'put',
      path: one,
      summary: `Change what is named of a ${noun}`,
      before,
      request: { params: idParam, ...jsonBody(updateRequest(data)) },
      responses: { 200: json(saved, 'Saved') },
      errors: [...SAVE_ERRORS, 'not_found', 'version_conflict'],
    }),
    remove: endpoint({
      method: 'delete',
      path: one,
      summary: `Delete a ${noun}`,
      before,
      request: { params: idParam },
      responses: { 204: { description: 'Deleted' } },
      errors: ['unauthenticated', 'not_found'],
    }),
    download: endpoint({
      method: 'get',
      path: `${one}/download`,
      summary: `The ${noun} as a PDF; needs an active subscription`,
      before,
      request: { params: idParam, query: dayQuery },
      responses: { 200: { description: 'The PDF', content: { 'application/pdf': { schema: z.string() } } } },
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
