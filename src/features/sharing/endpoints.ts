import { z } from '@hono/zod-openapi';
import { creationHeaders, dayQuery } from '#editor/store/contract.ts';
import { anyLink, linkWish, listedLink, madeLink, renewedLink } from '#editor/links/contract.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { endpoint, idParam, json, optionalJsonBody } from '#platform/http/endpoint.ts';

const PRINT_ERRORS = [
  ...(['unauthenticated', 'not_found', 'subscription_required', 'version_conflict'] as const),
  ...(['storage_full', 'rate_limited', 'engine_busy', 'cannot_be_set'] as const),
] as const;

const ONE = '/api/links/{id}';

/** The calls about the links of one kind of documents. */
export function linksEndpoints<const Path extends string>(
  path: Path,
  noun: string,
  requireUser: RequireUser,
) {
  const before = [requireUser];
  const all = `${path}/{id}/links` as const;
  return {
    make: endpoint({
      method: 'post',
      path: all,
      summary: `Make a link by which anybody who has it sees the ${noun} as it is now, less what is left out; needs an active subscription`,
      before,
      request: {
        ...{ params: idParam, query: dayQuery, headers: creationHeaders },
        ...optionalJsonBody(linkWish),
      },
      responses: {
        201: json(madeLink, 'With its address, which is answered this once'),
        200: json(madeLink, 'An earlier call with the same key had made it: its address is this one now'),
      },
      errors: [...PRINT_ERRORS, 'too_many_documents'],
    }),
    list: endpoint({
      method: 'get',
      path: all,
      summary: `The links of a ${noun}, the latest first`,
      before,
      request: { params: idParam },
      responses: { 200: json(z.array(listedLink), 'Without their addresses, which are not kept') },
      errors: ['unauthenticated', 'not_found'],
    }),
  };
}

/** The calls about all links together, and about one. */
export function linkEndpoints(requireUser: RequireUser) {
  const before = [requireUser];
  return {
    everything: endpoint({
      method: 'get',
      path: '/api/links',
      summary: 'All links of the person, to whichever document, the latest first',
      before,
      responses: { 200: json(z.array(anyLink), 'Without their addresses, which are not kept') },
      errors: ['unauthenticated'],
    }),
    renew: endpoint({
      method: 'post',
      path: `${ONE}/renew`,
      summary:
        'Let a link show the present version of its document, without what it leaves out; needs an active subscription',
      before,
      request: { params: idParam, query: dayQuery },
      responses: { 200: json(renewedLink, 'At the same address') },
      errors: PRINT_ERRORS,
    }),
    remove: endpoint({
      method: 'delete',
      path: ONE,
      summary: 'Take a link back: from now on it leads nowhere',
      before,
      request: { params: idParam },
      responses: { 204: { description: 'Deleted' } },
      errors: ['unauthenticated', 'not_found'],
    }),
  };
}
