import { documentKinds } from '#documents/kinds.ts';
import type { DocumentToPrint } from '#documents/printable.ts';
import type { Engine } from '#documents/render/engine.ts';
import type { Clock } from '#platform/clock/clock.ts';
import {
  askedBy,
  unlessWithdrawn,
  whilePersonHasRoom,
  countPreviews,
  countReadings,
  personsDay,
  unknownTemplate,
} from '#editor/store/printing-calls.server.ts';
import { createApi } from '#platform/http/api-app.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { compressed } from '#platform/http/compressed.server.ts';
import { endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import { previewAnswer, previewRequest, type PreviewRequest } from './contract.ts';
import { readBackAnswer, readBackRequest } from './read-back-contract.ts';

export type PreviewParts = { clock: Clock; limiter: Limiter; engine: Engine; requireUser: RequireUser };

export function previewRoutes({ clock, engine, limiter, requireUser }: PreviewParts) {
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
      const document = documentToPrint(context.req.valid('json'), clock.now());
      const asked = askedBy(context, 'preview');
      return context.json(await unlessWithdrawn(asked, engine.svg(document, asked)), 200);
    })
    .openapi(readBack, async (context) => {
      const document = documentToPrint({ kind: 'resume', ...context.req.valid('json') }, clock.now());
      const asked = askedBy(context, 'preview');
      return context.json(await unlessWithdrawn(asked, engine.readBack(document, asked)), 200);
    });
}

function documentToPrint(request: PreviewRequest, now: Date): DocumentToPrint {
  const { kind, templateId, date } = request;
  const { hasTemplate, noun } = documentKinds[kind];
  if (!hasTemplate(templateId)) throw unknownTemplate(noun, templateId);
  return { ...request, updatedAt: now, date: personsDay(date, now), places: true };
}
