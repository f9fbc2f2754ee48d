import { z } from '@hono/zod-openapi';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi, endpoint, idParam, json, jsonBody } from '#platform/http/endpoint.ts';
import { changedLook, keptLook, newLook } from './contract.ts';
import { createLookStore } from './look-store.server.ts';

function lookEndpoints(requireUser: RequireUser) {
  const before = [requireUser];
  const one = { path: '/api/looks/{id}', before } as const;
  return {
    list: endpoint({
      method: 'get',
      path: '/api/looks',
      summary: 'The looks that the person saved, by name',
      before,
      responses: { 200: json(z.array(keptLook), 'Each with all of it') },
      errors: ['unauthenticated'],
    }),
    save: endpoint({
      method: 'post',
      path: '/api/looks',
      summary: 'Save a look by name, to put it on other documents',
      before,
      request: jsonBody(newLook),
      responses: { 201: json(keptLook, 'Saved') },
      errors: ['unauthenticated', 'name_taken', 'too_many_looks'],
    }),
    change: endpoint({
      ...one,
      method: 'put',
      summary: 'Name a saved look otherwise, or save another one in its place',
      request: { params: idParam, ...jsonBody(changedLook) },
      responses: { 200: json(keptLook, 'Changed') },
      errors: ['unauthenticated', 'not_found', 'name_taken'],
    }),
    remove: endpoint({
      ...one,
      method: 'delete',
      summary: 'Delete a saved look; documents that it was put on stay as they are',
      request: { params: idParam },
      responses: { 204: { description: 'Deleted' } },
      errors: ['unauthenticated', 'not_found'],
    }),
  };
}

type LookRouteParts = { db: Database; clock: Clock; requireUser: RequireUser };

/** The calls about looks that people saved. */
export function lookRoutes({ db, clock, requireUser }: LookRouteParts) {
  const store = createLookStore(db, clock);
  const calls = lookEndpoints(requireUser);
  return createApi()
    .openapi(calls.list, async (context) => context.json(await store.list(context.get('user').id), 200))
    .openapi(calls.save, async (context) =>
      context.json(await store.save(context.get('user').id, context.req.valid('json')), 201),
    )
    .openapi(calls.change, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await store.change(context.get('user').id, id, context.req.valid('json')), 200);
    })
    .openapi(calls.remove, async (context) => {
      await store.remove(context.get('user').id, context.req.valid('param').id);
      return context.body(null, 204);
    });
}
