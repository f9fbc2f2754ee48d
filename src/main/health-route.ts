import { z } from '@hono/zod-openapi';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { createApi } from '#platform/http/api-app.ts';
import { AppError } from '#platform/http/app-error.ts';
import { endpoint, json } from '#platform/http/endpoint.ts';

/** How long the database may take to answer before it counts as gone, in ms. */
const PATIENCE_MS = 2_000;

export function healthRoutes(database: OpenDatabase) {
  const health = endpoint({
    method: 'get',
    path: '/api/health',
    summary: 'Whether the product can serve',
    responses: { 200: json(z.object({ status: z.literal('ok') }), 'It can') },
    errors: ['unavailable'],
  });
  return createApi().openapi(health, async (context) => {
    try {
      await withPatience(database.ping());
    } catch (cause) {
      throw new AppError('unavailable', 'The database cannot be reached.', { retryAfterSeconds: 5, cause });
    }
    return context.json({ status: 'ok' as const }, 200);
  });
}

async function withPatience(answer: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), PATIENCE_MS);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
