import type { Engine } from '#documents/render/engine.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { createApi } from '#platform/http/endpoint.ts';
import { assertLittleUnknown, assertTemplate } from './assert-content.server.ts';
import { inWritersTurn, writersTurn } from '#platform/http/admit-body.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import {
  askedBy,
  unlessWithdrawn,
  countPrint,
  clientDate,
  isRead,
  fileAnswer,
  pictureAnswer,
  pictureTag,
} from './printing-calls.server.ts';
import { fitTitle } from '#documents/fit-title.ts';
import { FREE_FORMATS } from '#documents/export/file-format.ts';
import { atsCopyName, withoutEnding } from '#documents/file-name.ts';
import { documentEndpoints } from './endpoints.ts';
import type { BeforeFollowing } from './history/history-store.server.ts';
import { versionRoutes } from './history/routes.server.ts';
import { withPhoto } from './photos/with-photo.server.ts';
import { printingEndpoints } from './printing-endpoints.ts';
import { isPrinted, type ServedKind, type ServedPrintedKind } from './served-kind.ts';
import { variantRoutes } from './variants/routes.server.ts';
import type { WholeDocument } from './read-documents.server.ts';
import { createKindStore } from './kind-store.server.ts';
import type { DocumentStore } from './store.server.ts';
import { hasAccess } from '#money/access.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';

export type DocumentParts = {
  db: Database;
  clock: Clock;
  log: Log;
  limiter: Limiter;
  engine: Engine;
  requireUser: RequireUser;
  /** Names the templates' state, so that pictures made with older ones are not shown again. */
  build: string;
  /** Notes that a person was given a PDF. */
  countDownload: (userId: number) => Promise<void>;
};

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
      const save = () => store.update(context.get('user').id, id, change);
      // One with a cause keeps the version before it.
      const saved = await inWritersTurn(context, save, change.cause === undefined ? undefined : true);
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

function printingRoutes<Name extends string, Data>(
  parts: DocumentParts,
  kind: ServedPrintedKind<Name, Data>,
  store: DocumentStore<Data>,
) {
  const { clock, engine, limiter } = parts;
  const calls = printingEndpoints(kind.path, kind.noun, parts.requireUser);
  return createApi()
    .openapi(calls.download, async (context) => {
      const user = context.get('user');
      const { format, layout, wrap, date: day } = context.req.valid('query');
      const isFree = FREE_FORMATS.has(format);
      if (!isFree) assertMayDownload(user, `${kind.noun}s`, clock.now());
      // What is not paid for waits behind what is.
      const asked = askedBy(context, isFree ? 'preview' : 'download');
      await engine.assertRoom(asked);
      await countPrint(limiter, 'download', user.id);
      const { templateId, data, updatedAt } = await store.get(
        user.id,
        context.req.valid('param').id,
        writersTurn(context),
      );
      const date = clientDate(day, clock.now());
      // Text and data have no columns.
      const isAtsCopy = layout === 'single' && !isFree && kind.hasSideColumn(templateId);
      const printed = kind.toPrint({
        ...{ templateId, data, updatedAt: new Date(updatedAt), date },
        ...(isAtsCopy && { layout }),
      });
      const document = await withPhoto(parts.db, user.id, printed);
      isRead(context);
      const name = isAtsCopy ? atsCopyName(kind.fileName(data)) : kind.fileName(data);
      if (format === 'pdf') {
        const pdf = await unlessWithdrawn(asked, engine.pdf(document, asked));
        await parts.countDownload(user.id);
        return fileAnswer(context, { bytes: pdf.bytes, ending: 'pdf' }, name);
      }
      const copy = { format, wrap, stem: withoutEnding(name) };
      const made = await unlessWithdrawn(asked, engine.copy({ ...document, copy }, asked));
      if (!isFree) await parts.countDownload(user.id);
      return fileAnswer(context, made, name);
    })
    .openapi(calls.thumbnail, async (context) => {
      const user = context.get('user');
      const { id } = context.req.valid('param');
      // The document itself only where it is going to be set.
      const version = await store.version(user.id, id, writersTurn(context));
      const date = clientDate(context.req.valid('query').date, clock.now());
      return pictureAnswer(context, pictureTag(kind.path, id, version, date, parts.build), async () => {
        const asked = askedBy(context, 'background');
        await engine.assertRoom(asked);
        await countPrint(limiter, 'thumbnail', user.id);
        const { templateId, data, updatedAt } = await store.get(user.id, id, writersTurn(context));
        const printed = kind.toPrint({ templateId, data, updatedAt: new Date(updatedAt), date });
        const document = await withPhoto(parts.db, user.id, printed);
        isRead(context);
        return (await unlessWithdrawn(asked, engine.svg(document, asked))).pages[0];
      });
    });
}

/**
 * Building and saving is free; only the PDF needs paid access. Whose document it is, the store decides: it finds a
 * person's own ones only.
 * @param plural what the documents are called: "resumes"
 * @throws AppError `subscription_required`
 */
function assertMayDownload(user: SignedInUser, plural: string, now: Date): void {
  if (hasAccess(user, now)) return;
  throw new AppError('subscription_required', `You need an active subscription to download ${plural}.`);
}
