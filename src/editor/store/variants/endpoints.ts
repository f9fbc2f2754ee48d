import { z } from '@hono/zod-openapi';
import type { RequireUser } from '#platform/http/authentication.ts';
import { endpoint, idParam, json, jsonBody } from '#platform/http/endpoint.ts';
import { created, creationHeaders, saved } from '../contract.ts';
import { attaching, baseComparison, tailoring, variantDifferences } from './contract.ts';

/** The calls about documents of one kind that follow another one. */
export function variantEndpoints<const Path extends string>(
  path: Path,
  noun: string,
  requireUser: RequireUser,
) {
  const before = [requireUser];
  const base = `${path}/{id}/base` as const;
  return {
    tailor: endpoint({
      method: 'post',
      path: `${path}/{id}/variants`,
      summary: `Make a ${noun} that follows this one, or what this one follows; needs an active subscription`,
      before,
      request: { params: idParam, headers: creationHeaders, ...jsonBody(tailoring) },
      responses: {
        201: json(created, 'Made'),
        200: json(created, 'An earlier call with the same key had made it'),
      },
      errors: ['unauthenticated', 'subscription_required', 'not_found', 'too_many_documents', 'storage_full'],
    }),
    variants: endpoint({
      method: 'get',
      path: `${path}/{id}/variants`,
      summary: `How the ${noun}s that follow this one differ from it, in numbers`,
      before,
      request: { params: idParam },
      responses: { 200: json(z.array(variantDifferences), 'Each as it last saw this one') },
      errors: ['unauthenticated', 'not_found'],
    }),
    compare: endpoint({
      method: 'get',
      path: base,
      summary: `How a ${noun} differs from the one that it follows`,
      before,
      request: { params: idParam },
      responses: { 200: json(baseComparison, 'The differences') },
      errors: ['unauthenticated', 'not_found'],
    }),
    attach: endpoint({
      method: 'put',
      path: base,
      summary: `Let a ${noun} follow another one from now on`,
      before,
      request: { params: idParam, ...jsonBody(attaching) },
      responses: { 200: json(saved, 'It follows') },
      errors: ['unauthenticated', 'not_found', 'storage_full'],
    }),
    detach: endpoint({
      method: 'delete',
      path: base,
      summary: `Let a ${noun} follow nothing any more, as up to date as it is`,
      before,
      request: { params: idParam },
      responses: { 204: { description: 'It follows nothing' } },
      errors: ['unauthenticated', 'not_found'],
    }),
  };
}
