import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';
import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import { letterFields } from '#documents/letter/printed-fields.ts';
import type { Engine } from '#documents/render/engine.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { personsDay } from '#platform/document-store/persons-day.ts';
import { countPrint } from '#platform/document-store/print-limits.ts';
import { createApi } from '#platform/http/api-app.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { compressed } from '#platform/http/compressed.server.ts';
import { endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import { previewAnswer, previewRequest, type PreviewRequest } from './contract.ts';

export type PreviewParts = { clock: Clock; limiter: Limiter; engine: Engine; requireUser: RequireUser };

export function previewRoutes(parts: PreviewParts) {
  const preview = endpoint({
    method: 'post',
    path: '/api/preview',
    summary: 'The pages of a document as it would be printed, as SVG; nothing is stored',
    before: [parts.requireUser, compressed],
    request: jsonBody(previewRequest),
    responses: { 200: json(previewAnswer, 'The pages') },
    errors: ['unauthenticated', 'unknown_template', 'rate_limited', 'engine_busy', 'cannot_be_set'],
  });

  return createApi().openapi(preview, async (context) => {
    const request = context.req.valid('json');
    const job = { ...previewJob(request, parts.clock.now()), ...(request.known && { known: request.known }) };
    await countPrint(parts.limiter, 'preview', context.get('user').id);
    const { signal } = context.req.raw;
    const drawn = await parts.engine.svg(job, signal).catch((error: unknown) => {
      // Nobody reads the answer; a fault of ours would be logged.
      if (signal.aborted) throw new AppError('invalid_request', 'The request was withdrawn.');
      throw error;
    });
    return context.json(drawn, 200);
  });
}

export type PreviewRoutes = ReturnType<typeof previewRoutes>;

function previewJob(request: PreviewRequest, now: Date): PrintJob {
  const { kind, templateId } = request;
  const known = kind === 'resume' ? findResumeTemplate(templateId) : findLetterTemplate(templateId);
  if (!known) {
    throw new AppError('unknown_template', `There is no ${kind} template "${templateId}".`, {
      field: 'templateId',
    });
  }
  if (kind === 'resume') {
    const { data } = request;
    return { ...resumePrintJob({ templateId, data, updatedAt: now }), fields: resumeFields(data) };
  }
  const job = letterPrintJob({
    templateId,
    data: request.data,
    date: personsDay(request.date, now),
    updatedAt: now,
  });
  return { ...job, fields: letterFields(request.data) };
}
