import { z } from '@hono/zod-openapi';
import type { RequireUser } from '#platform/http/authentication.ts';
import { endpoint, idParam, json, jsonBody } from '#platform/http/endpoint.ts';
import {
  archiving,
  created,
  creationHeaders,
  createRequest,
  documentSummary,
  listQuery,
  readQuery,
  saved,
  updateRequest,
  wholeDocument,
} from './contract.ts';

/** What the errors of everything that saves have in common. */
export const SAVE_ERRORS = [
  'unauthenticated',
  'unknown_template',
  'storage_full',
  'too_much_unknown',
] as const;

/** The calls that list, read and change one kind of document, under `/api/resumes` or `/api/cover-letters`. */
export function documentEndpoints<const Path extends string, Data extends z.ZodType>(
  { path, noun, onlyTemplate }: { path: Path; noun: string; onlyTemplate?: string | undefined },
  data: Data,
  requireUser: RequireUser,
) {
  const before = [requireUser];
  const one = `${path}/{id}` as const;
  return {
    list: endpoint({
      method: 'get',
      path: `${path}/dashboard`,
      summary: `The person's ${noun}s that are in use, or those that were archived, the last changed one first`,
      before,
      request: { query: listQuery },
      responses: { 200: json(z.array(documentSummary), 'Without their data') },
      errors: ['unauthenticated'],
    }),
    read: endpoint({
      method: 'get',
      path: one,
      summary: `One ${noun} with its data`,
      before,
      request: { params: idParam, query: readQuery },
      responses: { 200: json(wholeDocument<z.ZodType>(data), `The ${noun}`) },
      errors: ['unauthenticated', 'not_found'],
    }),
    create: endpoint({
      method: 'post',
      path,
      summary: `Save a new ${noun}`,
      before,
      request: { headers: creationHeaders, ...jsonBody(createRequest(data, onlyTemplate)) },
      responses: {
        201: json(created, 'Saved'),
        200: json(
          created,
          'An earlier call with the same key had saved it; what this call brought was not saved',
        ),
      },
      errors: [...SAVE_ERRORS, 'too_many_documents', 'version_conflict'],
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
    archive: endpoint({
      method: 'put',
      path: `${one}/archived`,
      summary: `Take a ${noun} out of the list, or bring it back`,
      before,
      request: { params: idParam, ...jsonBody(archiving) },
      responses: { 200: json(archiving, 'Whether it is archived now') },
      errors: ['unauthenticated', 'not_found'],
    }),
    remove: endpoint({
      method: 'delete',
      path: one,
      summary: `Delete a ${noun} with all of its versions`,
      before,
      request: { params: idParam },
      responses: { 204: { description: 'Deleted' } },
      errors: ['unauthenticated', 'not_found'],
    }),
  };
}
