import type { OpenAPIHono } from '@hono/zod-openapi';
import { sandboxRoutes } from '#features/billing/sandbox/routes.server.ts';
import { startSandbox } from '#features/billing/sandbox/sandbox.server.ts';
import type { StripeAccount } from '#features/billing/stripe-provider.server.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Env } from '#platform/env/env.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import type { Log } from '#platform/log/log.server.ts';
import { INBOX_PATH } from './config-route.ts';
import { inboxPage } from './inbox-page.server.ts';

/** What takes the place of mail servers, SMS and card payments while trying the product. Never in production. */
export type StandIns = {
  /** The sandbox's account; undefined where Stripe's test mode is configured. */
  account: StripeAccount | undefined;
  mount(api: OpenAPIHono<ApiEnv>, requireUser: RequireUser): void;
  close(): Promise<void>;
};

export type StandInParts = {
  env: Env;
  db: Database;
  clock: Clock;
  log: Log;
  /** Where the sandbox announces what happened; absent where nobody listens. */
  webhookUrl: (() => string) | undefined;
};

export async function startStandIns(parts: StandInParts): Promise<StandIns> {
  const { env, db } = parts;
  const sandbox = env.payments.kind === 'sandbox' ? await startSandbox(parts) : undefined;
  return {
    account: sandbox?.account,
    mount(api, requireUser) {
      if (sandbox) api.route('/', sandboxRoutes(sandbox, requireUser));
      if (env.mail.kind === 'outbox' || env.sms.kind === 'outbox') {
        api.get(INBOX_PATH, (context) => inboxPage(context, db, env.sellerName));
      }
    },
    close: async () => sandbox?.close(),
  };
}
