import { z } from '@hono/zod-openapi';
import { BARE_TYPES, FREE_FORMATS } from '#documents/export/file-format.ts';
import { atsCopyName, withoutEnding } from '#documents/file-name.ts';
import type { Engine } from '#documents/render/engine.ts';
import { hasAccess } from '#money/access.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { writersTurn } from '#platform/http/admit-body.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi, endpoint, idParam } from '#platform/http/endpoint.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import { dayQuery, downloadQuery } from './contract.ts';
import { withPhoto } from './photos/with-photo.server.ts';
import {
  askedBy,
  clientDate,
  countPrint,
  fileAnswer,
  isRead,
  pictureAnswer,
  pictureTag,
  unlessWithdrawn,
} from './printing-calls.server.ts';
import type { ServedPrintedKind } from './served-kind.ts';
import type { DocumentStore } from './store.server.ts';

export type PrintingParts = {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  engine: Engine;
  requireUser: RequireUser;
  /** Names the templates' state, so that pictures made with older ones are not shown again. */
  build: string;
  /** Notes that a person was given a PDF. */
  countDownload: (userId: number) => Promise<void>;
};

/** What has a document of a kind set: its files, and the picture of its first page. */
export function printingRoutes<Name extends string, Data>(
  parts: PrintingParts,
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

/** What the errors of everything that is typeset have in common. */
const PRINT_ERRORS = [
  'unauthenticated',
  'not_found',
  'rate_limited',
  'engine_busy',
  'cannot_be_set',
] as const;

/** A file of each format; several pages as pictures are one zip. */
const FILES = Object.fromEntries(Object.values(BARE_TYPES).map((type) => [type, { schema: z.string() }]));

/** The calls that have one kind of document set, under `/api/resumes` or `/api/cover-letters`. */
function printingEndpoints<const Path extends string>(path: Path, noun: string, requireUser: RequireUser) {
  const before = [requireUser];
  const one = `${path}/{id}` as const;
  return {
    download: endpoint({
      method: 'get',
      path: `${one}/download`,
      summary: `The ${noun} as a PDF, or in another format; PDF, Word and pictures need an active subscription`,
      before,
      request: { params: idParam, query: downloadQuery },
      responses: { 200: { description: 'The file, in the format asked for', content: FILES } },
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
