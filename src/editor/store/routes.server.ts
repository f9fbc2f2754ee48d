import { createApi } from '#platform/http/endpoint.ts';
import { assertLittleUnknown, assertTemplate } from './assert-content.server.ts';
import { inWritersTurn, sentMuch, writersTurn } from '#platform/http/admit-body.ts';
import { atOnce, type InTurn } from '#platform/http/heavy-turns.ts';
import type { Log } from '#platform/log/log.server.ts';
import { fitTitle } from '#documents/fit-title.ts';
import { documentEndpoints } from './endpoints.ts';
import type { BeforeFollowing } from './history/history-store.server.ts';
import { versionRoutes } from './history/routes.server.ts';
import { printingRoutes, type PrintingParts } from './printing-routes.server.ts';
import { isPrinted, type ServedKind, type ServedPrintedKind } from './served-kind.ts';
import { variantRoutes } from './variants/routes.server.ts';
import type { WholeDocument } from './read-documents.server.ts';
import { createKindStore } from './kind-store.server.ts';
import type { DocumentStore } from './store.server.ts';

export type DocumentParts = PrintingParts & { log: Log };

/** The calls of one kind of documents. */
export function documentRoutes<Name extends string, Data>(
  parts: DocumentParts,
  kind: ServedKind<Name, Data> | ServedPrintedKind<Name, Data>,
) {
  const store = createKindStore(parts, kind);
  const api = createApi()
    .route('/', storingRoutes(parts, kind, store))
    .route('/', versionRoutes(parts, kind, store.history));
  if (isPrinted(kind)) api.route('/', printingRoutes(parts, kind, store));
  return store.variants ? api.route('/', variantRoutes(parts, kind, store.variants)) : api;
}

function storingRoutes<Name extends string, Data>(
  { requireUser }: DocumentParts,
  kind: ServedKind<Name, Data>,
  store: DocumentStore<Data>,
) {
  const calls = documentEndpoints(kind, kind.schema.sent, requireUser);
  return createApi()
    .openapi(calls.list, async (context) => {
      const which = context.req.valid('query').archived === 'true' ? 'archived' : 'in use';
      return context.json(await store.list(context.get('user').id, which), 200);
    })
    .openapi(calls.read, async (context) => {
      const { id } = context.req.valid('param');
      const userId = context.get('user').id;
      // Data of any type: it was checked when it was saved, and no caller reads the type of this answer.
      const document: WholeDocument<unknown> = await store.get(userId, id, writersTurn(context));
      if (context.req.valid('query').before === undefined) return context.json(document, 200);
      // A device that has never had it asks for both at once: what came in is told by the two.
      const beforeFollowing: BeforeFollowing<unknown> | null =
        document.base && (await store.history.beforeFollowing(userId, id, document.version));
      return context.json({ ...document, beforeFollowing }, 200);
    })
    .openapi(calls.create, async (context) => {
      const { title: given, templateId, data, draftSeen } = context.req.valid('json');
      assertTemplate(kind, templateId);
      assertLittleUnknown(kind, data);
      const title = given ?? fitTitle(kind.title(data), `Untitled ${kind.noun}`);
      const key = context.req.valid('header')['idempotency-key'];
      const { repeated, ...created } = await inWritersTurn(context, () =>
        store.create(context.get('user').id, { title, templateId, data }, key, draftSeen),
      );
      return context.json(created, repeated ? 200 : 201);
    })
    .openapi(calls.update, async (context) => {
      const { id } = context.req.valid('param');
      const change = context.req.valid('json');
      if (change.templateId !== undefined) assertTemplate(kind, change.templateId);
      if (change.data !== undefined) assertLittleUnknown(kind, change.data);
      const save = (inTurn: InTurn) => store.update(context.get('user').id, id, change, inTurn);
      // One with a cause keeps the version before it. What is short may all the same be of a long document.
      const isHeavy = change.cause !== undefined || sentMuch(context);
      const saved = await (isHeavy
        ? inWritersTurn(context, () => save(atOnce), true)
        : save(writersTurn(context)));
      return context.json(saved, 200);
    })
    .openapi(calls.archive, async (context) => {
      const { archived } = context.req.valid('json');
      const { id } = context.req.valid('param');
      // Keeps a version, as long as the document.
      await inWritersTurn(context, () => store.archive(context.get('user').id, id, archived), archived);
      return context.json({ archived }, 200);
    })
    .openapi(calls.remove, async (context) => {
      await store.remove(context.get('user').id, context.req.valid('param').id, writersTurn(context));
      return context.body(null, 204);
    });
}
