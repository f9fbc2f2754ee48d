import { z } from '@hono/zod-openapi';
import type { RequireUser } from '#platform/http/authentication.ts';
import { endpoint, idParam, json, jsonBody, optionalJsonBody } from '#platform/http/endpoint.ts';
import { saved } from '../contract.ts';
import { SAVE_ERRORS } from '../endpoints.ts';
import { keptVersion, naming, restoring, versionParams, wholeVersion } from './contract.ts';

const ERRORS = ['unauthenticated', 'not_found'] as const;

/** The calls about the versions that were kept of one kind of document, under `/api/resumes/{id}/versions`. */
export function versionEndpoints<const Path extends string, Data extends z.ZodType>(
  path: Path,
  noun: string,
  data: Data,
  requireUser: RequireUser,
) {
  const before = [requireUser];
  const all = `${path}/{id}/versions` as const;
  const one = `${all}/{version}` as const;
  return {
    list: endpoint({
      method: 'get',
      path: all,
      summary: `The versions that were kept of a ${noun}, the newest first`,
      before,
      request: { params: idParam },
      responses: { 200: json(z.array(keptVersion), 'Without their data') },
      errors: ERRORS,
    }),
    read: endpoint({
      method: 'get',
      path: one,
      summary: `A ${noun} as it was`,
      before,
      request: { params: versionParams },
      responses: { 200: json(wholeVersion<z.ZodType>(data), 'The version') },
      errors: ERRORS,
    }),
    name: endpoint({
      method: 'put',
      path: one,
      summary: 'Name a version, the present one too, which keeps it for ever; an empty name takes it away',
      before,
      request: { params: versionParams, ...jsonBody(naming) },
      responses: { 200: json(keptVersion, 'The version as it is listed now') },
      errors: [...ERRORS, 'too_many_names', 'storage_full'],
    }),
    restore: endpoint({
      method: 'post',
      path: `${one}/restore` as const,
      summary: `Make a ${noun} what it was; what it is now is kept`,
      before,
      request: { params: versionParams, ...optionalJsonBody(restoring) },
      responses: { 200: json(saved, 'Saved') },
      errors: [...SAVE_ERRORS, 'not_found', 'version_conflict'],
    }),
    remove: endpoint({
      method: 'delete',
      path: one,
      summary: 'Remove a version for good',
      before,
      request: { params: versionParams },
      responses: { 204: { description: 'Removed' } },
      errors: ERRORS,
    }),
    forget: endpoint({
      method: 'delete',
      path: all,
      summary: `Remove all versions of a ${noun} for good; the ${noun} stays as it is`,
      before,
      request: { params: idParam },
      responses: { 204: { description: 'Removed' } },
      errors: ERRORS,
    }),
  };
}
