import { publicConfig, type PublicConfig } from '#platform/config/public-config.ts';
import type { Env } from '#platform/env/env.ts';
import { createApi, endpoint, json } from '#platform/http/endpoint.ts';
import { z } from '@hono/zod-openapi';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Path of the page that shows what a test installation would have sent. */
export const INBOX_PATH = '/dev/inbox';

export function configRoutes(env: Env) {
  const config = presentConfig(env);
  const read = endpoint({
    method: 'get',
    path: '/api/config',
    summary: 'What the browser needs to know of this installation',
    responses: { 200: json(publicConfig, 'The settings') },
  });
  return createApi().openapi(read, (context) => context.json(config, 200));
}

/** What the browser may know. */
export function presentConfig(env: Env): PublicConfig {
  const { payments } = env;
  const keepsMessages = env.mail.kind === 'outbox' || env.sms.kind === 'outbox';
  return {
    environment: env.appEnv,
    paymentMode: payments.kind,
    publishableKey: payments.kind === 'stripe' ? payments.publishableKey : null,
    testMode: env.appEnv !== 'production',
    phoneSignIn: env.sms.kind !== 'none',
    inboxPath: keepsMessages && env.appEnv !== 'production' ? INBOX_PATH : null,
    support: env.support,
    sellerName: env.sellerName,
  };
}

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
