import { publicConfig, type PublicConfig } from '#platform/config/public-config.ts';
import type { Env } from '#platform/env/env.ts';
import { createApi, endpoint, json } from '#platform/http/endpoint.ts';

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
