import { printedKinds } from '#documents/printed-kinds.ts';
import type { DocumentToPrint } from '#documents/printable.ts';
import type { Engine } from '#documents/render/engine.ts';
import type { Clock } from '#platform/clock/clock.ts';
import {
  askedBy,
  unlessWithdrawn,
  whilePersonHasRoom,
  countPreviews,
  countReadings,
  clientDate,
  unknownTemplate,
} from '#editor/store/printing-calls.server.ts';
import { withPhoto } from '#editor/store/photos/with-photo.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { createApi, endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import { previewAnswer, previewRequest, type PreviewRequest } from './contract.ts';
import { readBackAnswer, readBackRequest } from './read-back-contract.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { acceptsEncoding } from '#platform/http/accepted-encoding.ts';

export type PreviewParts = {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  engine: Engine;
  requireUser: RequireUser;
};

export function previewRoutes({ db, clock, engine, limiter, requireUser }: PreviewParts) {
  const preview = endpoint({
    method: 'post',
    path: '/api/preview',
    summary: 'The pages of a document as it would be printed, as SVG; nothing is stored',
    before: [requireUser, whilePersonHasRoom(engine, 'preview'), countPreviews(limiter), compressed],
    request: jsonBody(previewRequest),
    responses: { 200: json(previewAnswer, 'The pages') },
    errors: ['unauthenticated', 'unknown_template', 'rate_limited', 'engine_busy', 'cannot_be_set'],
  });

  const readBack = endpoint({
    method: 'post',
    path: '/api/read-back',
    summary: 'What software reads from the PDF of a resume, without the data inside it; nothing is stored',
    before: [requireUser, whilePersonHasRoom(engine, 'preview'), countReadings(limiter), compressed],
    request: jsonBody(readBackRequest),
    responses: { 200: json(readBackAnswer, 'What was read, field by field; never the PDF') },
    errors: ['unauthenticated', 'unknown_template', 'rate_limited', 'engine_busy', 'cannot_be_set'],
  });

  return createApi()
    .openapi(preview, async (context) => {
      const sent = documentToPrint(context.req.valid('json'), clock.now());
      const document = await withPhoto(db, context.get('user').id, sent);
      const asked = askedBy(context, 'preview');
      return context.json(await unlessWithdrawn(asked, engine.svg(document, asked)), 200);
    })
    .openapi(readBack, async (context) => {
      const sent = documentToPrint({ kind: 'resume', ...context.req.valid('json') }, clock.now());
      const document = await withPhoto(db, context.get('user').id, sent);
      const asked = askedBy(context, 'preview');
      return context.json(await unlessWithdrawn(asked, engine.readBack(document, asked)), 200);
    });
}

function documentToPrint(request: PreviewRequest, now: Date): DocumentToPrint {
  const { kind, templateId, date } = request;
  const { hasTemplate, noun } = printedKinds[kind];
  if (!hasTemplate(templateId)) throw unknownTemplate(noun, templateId);
  return { ...request, updatedAt: now, date: clientDate(date, now), places: true };
}

/** Of 300 KB it makes 48 in 7 ms; 2.5 ms make 52, and higher levels take more than they gain. */
const QUALITY = 5;

const brotli = promisify(brotliCompress);

/** Compresses a long answer for browsers that take it; for calls whose answers are far longer than most. */
const compressed = createMiddleware(async (context, next) => {
  await next();
  const answer = context.res;
  if (!answer.ok || !acceptsEncoding(context.req.header('Accept-Encoding'), 'br')) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  // With the status and headers of the answer as it was.
  context.res = new Response(await brotli(await answer.arrayBuffer(), { params }), answer);
  context.header('Content-Encoding', 'br');
  context.header('Vary', 'Accept-Encoding', { append: true });
});
