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
import { INBOX_PATH } from './installation-routes.ts';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { escapeHtml } from '#platform/http/escape-html.ts';
import { readInbox, type InboxMessage } from '#platform/mail/outbox.server.ts';

/** What takes the place of mail servers, SMS and card payments while trying the product. Never in production. */
export type DevFakes = {
  /** The sandbox's account; undefined where Stripe's test mode is configured. */
  account: StripeAccount | undefined;
  mount(api: OpenAPIHono<ApiEnv>, requireUser: RequireUser): void;
  close(): Promise<void>;
};

export type DevFakeParts = {
  env: Env;
  db: Database;
  clock: Clock;
  log: Log;
  /** Where the sandbox announces what happened; absent where nobody listens. */
  webhookUrl: (() => string) | undefined;
  secret?: string;
};

export async function startDevFakes(parts: DevFakeParts): Promise<DevFakes> {
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

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 Georgia, serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
p.note { font-family: system-ui, sans-serif; }
article { border-top: 1px solid #8888; padding: 1rem 0; }
h2 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
small { font-family: system-ui, sans-serif; opacity: .8; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Shows the mails and text messages that this test installation keeps instead of sending them. */
async function inboxPage(context: Context, db: Database, productName: string): Promise<Response> {
  const messages = await readInbox(db);
  const body = messages.length === 0 ? '<p>Nothing has been sent yet.</p>' : messages.map(article).join('\n');
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Inbox – ${escapeHtml(productName)}</title><style>${STYLE}</style></head>
<body><main><h1>Inbox</h1>
<p class="note">Test installation: mails and text messages stay here instead of being sent, and whoever can open this page can read them. <a href="">Refresh</a></p>
${body}
</main></body></html>`;
  return context.html(page, 200, {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  });
}

function article(message: InboxMessage): string {
  const heading = message.channel === 'sms' ? 'Text message' : message.subject;
  return `<article><h2>${escapeHtml(heading)}</h2>
<small>To ${escapeHtml(message.recipient)}${message.replyTo ? `, answers to ${escapeHtml(message.replyTo)}` : ''}, <time>${message.createdAt.toISOString()}</time></small>
<pre>${escapeHtml(message.text)}</pre></article>`;
}
