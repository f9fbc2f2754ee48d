import { z } from '@hono/zod-openapi';
import { attachment, titleInFileName } from '#documents/file-name.ts';
import { hasAccess } from '#money/access.ts';
import { createApi, endpoint } from '#platform/http/endpoint.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { assertAllowed, type Limiter } from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { exportFiles, type ExportParts } from './export-files.server.ts';
import { ExportsUnderWay } from './under-way.ts';
import { zipStream } from './zip-stream.server.ts';

/** Exports a person may ask for: each may set four hundred documents. */
const EXPORTS: Limit = { max: 5, windowSeconds: 24 * 3600, policy: 'exports' };

export type ExportRouteParts = ExportParts & { limiter: Limiter; requireUser: RequireUser };

/** Everything that is kept of a person, for them to take along. */
export function exportRoutes(parts: ExportRouteParts) {
  const everything = endpoint({
    method: 'get',
    path: '/api/account/export',
    summary: 'Everything that is kept of the person, as a zip; with PDFs while a subscription is active',
    before: [parts.requireUser],
    responses: {
      200: { description: 'The zip', content: { 'application/zip': { schema: z.string() } } },
    },
    errors: ['unauthenticated', 'rate_limited'],
  });

  const underWay = new ExportsUnderWay(parts.clock);

  return createApi().openapi(everything, async (context) => {
    const user = context.get('user');
    // Who asks for the head alone is given nothing, and nothing is made, counted or told for it.
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': 'application/zip' });
    if (underWay.has(user.id))
      throw new AppError('rate_limited', 'Your export is being made already. Please wait until it is done.', {
        retryAfterSeconds: 10,
      });
    const counted = await parts.limiter.hit(`export:${user.id}`, EXPORTS);
    assertAllowed(counted, 'You have exported a few times today. Please try again tomorrow.');
    logSecurity(parts.log, { event: 'data_exported', userId: user.id }, context.get('caller'));
    const now = parts.clock.now();
    const made = exportFiles(parts, { id: user.id, withPdfs: hasAccess(user, now), now });
    const files = underWay.files(user.id, made);
    const seller = titleInFileName(parts.product.name, 'My');
    const name = `${seller}-Export-${now.toISOString().slice(0, 10)}.zip`;
    return context.body(zipStream(files, now), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': attachment({ ascii: name.replace(/[^\w.-]/g, ''), utf8: name }),
    });
  });
}
