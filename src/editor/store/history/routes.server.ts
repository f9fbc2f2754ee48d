import { createApi } from '#platform/http/endpoint.ts';
import { inWritersTurn, writersTurn } from '#platform/http/admit-body.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import type { ServedKind } from '../served-kind.ts';
import { versionEndpoints } from './endpoints.ts';
import type { HistoryStore, WholeVersion } from './history-store.server.ts';

/** The calls about the versions that were kept of one kind of documents. */
export function versionRoutes<Name extends string, Data>(
  { requireUser }: { requireUser: RequireUser },
  kind: ServedKind<Name, Data>,
  history: HistoryStore<Data>,
) {
  const calls = versionEndpoints(kind.path, kind.noun, kind.schema.data, requireUser);
  return createApi()
    .openapi(calls.list, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await history.list(context.get('user').id, id, writersTurn(context)), 200);
    })
    .openapi(calls.read, async (context) => {
      const { id, version } = context.req.valid('param');
      // Data of any type: it was checked when it was saved, and no caller reads the type of this answer.
      const found: WholeVersion<unknown> = await history.get(context.get('user').id, id, version);
      return context.json(found, 200);
    })
    .openapi(calls.name, async (context) => {
      const { id, version } = context.req.valid('param');
      const { name } = context.req.valid('json');
      // Naming the present version keeps it, and restoring writes a whole document, whatever was sent.
      const named = () => history.name(context.get('user').id, id, version, name);
      return context.json(await inWritersTurn(context, named, true), 200);
    })
    .openapi(calls.restore, async (context) => {
      const { id, version } = context.req.valid('param');
      const { version: present = null } = context.req.valid('json');
      const restored = () => history.restore(context.get('user').id, id, version, present);
      return context.json(await inWritersTurn(context, restored, true), 200);
    })
    .openapi(calls.remove, async (context) => {
      const { id, version } = context.req.valid('param');
      // As long as the document; and all of them together may be forty megabytes.
      const removed = () => history.remove(context.get('user').id, id, version);
      await inWritersTurn(context, removed, true);
      return context.body(null, 204);
    })
    .openapi(calls.forget, async (context) => {
      const forgotten = () => history.forget(context.get('user').id, context.req.valid('param').id);
      await inWritersTurn(context, forgotten, true);
      return context.body(null, 204);
    });
}
