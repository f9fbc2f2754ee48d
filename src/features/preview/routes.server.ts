import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';
import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import type { DocumentToPrint } from '#documents/printable.ts';
import type { Engine } from '#documents/render/engine.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { askedBy, unlessWithdrawn, whilePersonHasRoom } from '#editor/store/admission.server.ts';
import { personsDay } from '#editor/store/persons-day.ts';
import { countPreviews, countReadings } from '#editor/store/print-limits.ts';
import { createApi } from '#platform/http/api-app.ts';
import { AppError } from '#platform/http/app-error.ts';
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

export type PreviewRoutes = ReturnType<typeof previewRoutes>;

function documentToPrint(request: PreviewRequest, now: Date): DocumentToPrint {
  const { kind, templateId } = request;
  const found = kind === 'resume' ? findResumeTemplate(templateId) : findLetterTemplate(templateId);
  if (!found) {
    throw new AppError('unknown_template', `There is no ${kind} template "${templateId}".`, {
      field: 'templateId',
    });
  }
  const { known } = request;
  const printed = { templateId, updatedAt: now, places: true, known };
  return kind === 'resume'
    ? { ...printed, kind, data: request.data }
    : { ...printed, kind, data: request.data, date: personsDay(request.date, now) };
}
