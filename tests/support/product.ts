import { desc, eq } from 'drizzle-orm';
import { reconcile } from '#features/billing/reconcile.server.ts';
import type { SettleParts } from '#features/billing/settle.server.ts';
import { stripeProvider } from '#features/billing/stripe-provider.server.ts';
import { closeUnfinishedPayment } from '#features/billing/start-payment.server.ts';
import type { AdminParts } from '#main/admin/command.ts';
import { ERASE_ELSEWHERE } from '#main/housekeeping.server.ts';
import { createProductApi, type ApiParts } from '#main/api.ts';
import { startDevFakes } from '#main/dev-fakes.server.ts';
import type { PaymentProvider } from '#features/billing/provider.ts';
import type { Engine } from '#documents/render/engine.ts';
import type { Database, OpenDatabase } from '#platform/database/database.server.ts';
import { createDraining, type Draining } from '#platform/http/draining.server.ts';
import type { Shares } from '#platform/http/shares.ts';
import { outbox, users } from '#platform/database/schema.ts';
import { previousSecret } from '#platform/env/app-secret.server.ts';
import { parseEnv } from '#platform/env/parse-env.ts';
import { createLimiter, type Limiter } from '#platform/limits/limiter.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { startMessenger } from '#platform/mail/messenger.server.ts';
import { openTestDatabase } from './database.ts';
import { recorded } from './recorded-statements.ts';
import { silentLog } from './silent-log.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { testEngine } from './test-engine.ts';

type Call = {
  method?: string;
  body?: unknown;
  /** A body sent as it is. */
  raw?: string | Uint8Array;
  token?: string | undefined;
  headers?: Record<string, string>;
  address?: string;
  /** Aborted where whoever calls leaves. */
  signal?: AbortSignal;
};

/** An answer as tests look at it: its JSON is not typed, since what it holds is what they check. */
export type Answer = { status: number; headers: Headers; text: string; bytes: Uint8Array; json: any }; // eslint-disable-line @typescript-eslint/no-explicit-any -- checked by the tests themselves

/** The whole API on a real database, with a clock that tests move; called without a socket. */
export type TestProduct = {
  database: OpenDatabase;
  clock: TestClock;
  provider: PaymentProvider;
  limiter: Limiter;
  /** What payments are settled with outside of calls, and the operator's commands work with. */
  settling: Omit<AdminParts, 'operator'>;
  /** Signs the sandbox's webhook events. */
  webhookSecret: string;
  /** Every method and path that is answered, as the router has them: `GET /api/resumes/{id}`. */
  routes: string[];
  call(path: string, call?: Call): Promise<Answer>;
  /** Answers calls of a server that listens, for tests that need a connection. */
  fetch: ReturnType<typeof createProductApi>['fetch'];
  /** The body of an answer of 200 that nobody has read yet. */
  stream(path: string, token: string): Promise<ReadableStream>;
  /** The newest code that was sent to a contact. */
  lastCode(contact: string): Promise<string>;
  /** Signs in by code and answers the session token. */
  signIn(email: string): Promise<string>;
  /** What the five-minute round does with payments. */
  reconcile(): Promise<void>;
  /** Gives paid access for some days, as a settled payment does. */
  grantAccess(email: string, days: number): Promise<void>;
  close(): Promise<void>;
};

export async function startTestProduct(
  options: {
    engine?: Engine;
    env?: Record<string, string>;
    log?: Log;
    /** Shares that people have; without them nobody is limited. */
    shares?: Shares;
    database?: OpenDatabase;
    draining?: Draining;
    /** Stands between the product and the sandbox, for calls that get lost. */
    provider?: (sandbox: PaymentProvider) => PaymentProvider;
    /** Kinds of documents beside the registered ones. */
    furtherKinds?: ApiParts['furtherKinds'];
    /** Stands between the product and its database; the sandbox keeps the database itself. */
    db?: (real: Database) => Database;
  } = {},
): Promise<TestProduct> {
  const env = parseEnv({ APP_SECRET: 'a secret for tests, and for tests alone', ...options.env });
  const database = options.database ?? (await openTestDatabase());
  const db = recorded(database.db);
  const clock = createTestClock();
  const secret = env.appSecret ?? '';
  const previous = previousSecret(env.previousAppSecret, clock.now());
  const limiter = createLimiter(db, clock, secret, previous);
  const log = options.log ?? silentLog;
  const messenger = startMessenger({ db, clock, limiter, log, env, secret });
  // In these tests webhooks are delivered by hand, or lost.
  const devFakes = await startDevFakes({ env, db: database.db, clock, log, webhookUrl: undefined });
  if (!devFakes.account) throw new Error('the sandbox did not start');
  const sandbox = stripeProvider(devFakes.account);
  const provider = options.provider?.(sandbox) ?? sandbox;
  const engine = options.engine ?? testEngine();
  const money: SettleParts = {
    ...{ db: options.db?.(db) ?? db, clock, log, provider, messenger },
    product: { name: env.sellerName, supportEmail: env.support.email },
  };
  const checkout = { ...money, livemode: false, publicUrl: env.publicUrl };
  const settling = {
    ...{ ...money, secret, previousSecret: previous, eraseElsewhere: ERASE_ELSEWHERE },
    closePayments: (userId: number) => closeUnfinishedPayment(checkout, userId),
  };
  const api = createProductApi({
    env,
    log,
    clock,
    database: { ...database, db: settling.db },
    limiter,
    messenger,
    engine,
    provider,
    shares: options.shares,
    secret,
    previousSecret: previous,
    draining: options.draining ?? createDraining(0),
    build: 'test',
    devFakes,
    furtherKinds: options.furtherKinds,
  });

  const product: TestProduct = {
    database,
    clock,
    provider,
    limiter,
    settling,
    webhookSecret: devFakes.account.webhookSecret,
    routes: routesOf(api.routes),
    fetch: api.fetch,
    async call(
      path,
      { method = 'GET', body, raw, token, headers = {}, address = '203.0.113.7', signal } = {},
    ) {
      const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await api.request(
        path,
        {
          method,
          ...(signal && { signal }),
          headers: {
            ...(content === undefined
              ? {}
              : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(content)) }),
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
            ...headers,
          },
          // A copy in a plain buffer: what a request takes.
          ...(content === undefined
            ? {}
            : { body: typeof content === 'string' ? content : new Uint8Array(content) }),
        },
        { incoming: { socket: { remoteAddress: address } } },
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      return { status: response.status, headers: response.headers, text, bytes, json: parsed(text) };
    },
    async stream(path, token) {
      const { status, body } = await api.request(path, { headers: { Authorization: `Bearer ${token}` } });
      if (status !== 200 || !body) throw new Error(`${path} answered ${status}`);
      return body;
    },
    async lastCode(contact) {
      const [message] = await database.db
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, contact))
        .orderBy(desc(outbox.id))
        .limit(1);
      const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
      if (!code) throw new Error(`no code was sent to ${contact}`);
      return code;
    },
    async signIn(email) {
      const sent = await product.call('/api/auth/send-otp', { method: 'POST', body: { email } });
      if (sent.status !== 200) throw new Error(`sending a code failed: ${sent.text}`);
      const code = await product.lastCode(email);
      const answer = await product.call('/api/auth/verify-otp', { method: 'POST', body: { email, code } });
      if (answer.status !== 200) throw new Error(`signing in failed: ${answer.text}`);
      return String(answer.json.sessionToken);
    },
    reconcile: () => reconcile(settling),
    async grantAccess(email, days) {
      const accessUntil = new Date(clock.now().getTime() + days * 24 * 3600_000);
      await database.db.update(users).set({ accessUntil }).where(eq(users.email, email));
    },
    async close() {
      await messenger.close();
      await devFakes.close();
      // A given one is its owner's to close.
      if (!options.database) await database.close();
    },
  };
  return product;
}

/** Without middleware for every path. */
function routesOf(routes: { method: string; path: string }[]): string[] {
  const named = routes
    .filter(({ path }) => path !== '/*')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  return [...new Set(named)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
