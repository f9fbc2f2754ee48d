import { z } from '@hono/zod-openapi';
import { servedKind } from '../served-kind.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { inWritersTurn } from '#platform/http/admit-body.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi, endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import { assertLittleUnknown, assertTemplate } from '../assert-content.server.ts';
import {
  draftParams,
  draftRequest,
  keptDraft,
  listedDraft,
  removalQuery,
  wholeDraft,
  type DraftRequest,
} from './contract.ts';
import { createDraftStore } from './draft-store.server.ts';

const PATH = '/api/drafts/{key}';

function draftEndpoints(requireUser: RequireUser) {
  const before = [requireUser];
  return {
    list: endpoint({
      method: 'get',
      path: '/api/drafts',
      summary:
        'New documents of the person, of every kind, that were never saved, the last changed one first',
      before,
      responses: { 200: json(z.array(listedDraft), 'Without their data') },
      errors: ['unauthenticated'],
    }),
    read: endpoint({
      method: 'get',
      path: PATH,
      summary: 'A new document that was never saved, with its data',
      before,
      request: { params: draftParams },
      responses: { 200: json(wholeDraft, 'The draft') },
      errors: ['unauthenticated', 'not_found', 'already_saved'],
    }),
    keep: endpoint({
      method: 'put',
      path: PATH,
      summary:
        'Keep what is written of a new document until it is saved, by the key that its first save comes with',
      before,
      request: { params: draftParams, ...jsonBody(draftRequest) },
      responses: { 200: json(keptDraft, 'Kept') },
      errors: [
        ...(['unauthenticated', 'unknown_template', 'too_much_unknown'] as const),
        ...(['version_conflict', 'too_many_drafts', 'storage_full'] as const),
      ],
    }),
    remove: endpoint({
      method: 'delete',
      path: PATH,
      summary: 'Throw a new document away that was never saved',
      before,
      request: { params: draftParams, query: removalQuery },
      responses: { 204: { description: 'Thrown away' } },
      errors: ['unauthenticated', 'not_found', 'version_conflict'],
    }),
  };
}

/** The calls about new documents that were never saved, of every kind. */
export function draftRoutes({
  db,
  clock,
  requireUser,
}: {
  db: Database;
  clock: Clock;
  requireUser: RequireUser;
}) {
  const store = createDraftStore(db, clock);
  const calls = draftEndpoints(requireUser);
  return createApi()
    .openapi(calls.list, async (context) => context.json(await store.list(context.get('user').id), 200))
    .openapi(calls.read, async (context) =>
      context.json(await store.get(context.get('user').id, context.req.valid('param').key), 200),
    )
    .openapi(calls.keep, async (context) => {
      const draft = context.req.valid('json');
      assertContent(draft);
      const { key } = context.req.valid('param');
      const kept = () => store.keep(context.get('user').id, key, draft);
      return context.json(await inWritersTurn(context, kept), 200);
    })
    .openapi(calls.remove, async (context) => {
      const { seen } = context.req.valid('query');
      await store.remove(context.get('user').id, context.req.valid('param').key, seen);
      return context.body(null, 204);
    });
}

function assertContent(draft: DraftRequest): void {
  assertTemplate(servedKind(draft.kind), draft.templateId);
  // Each with its own data, which the compiler does not follow through the union.
  if (draft.kind === 'resume') assertLittleUnknown(servedKind(draft.kind), draft.data);
  else assertLittleUnknown(servedKind(draft.kind), draft.data);
}
