import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { reconcile } from '#features/billing/reconcile.server.ts';
import { stripeProvider } from '#features/billing/stripe-provider.server.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { startEngine } from '#documents/render/server/process-engine.server.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { onBehalfOf } from '#platform/database/connection-turns.server.ts';
import { openEmbedded } from '#platform/database/embedded.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { appSecret } from '#platform/env/app-secret.server.ts';
import type { Env } from '#platform/env/env.ts';
import { takeTurns } from '#platform/http/call-turns.server.ts';
import { callerReader } from '#platform/http/callers.server.ts';
import { proxiesAmong } from '#platform/http/client-address.server.ts';
import { lingerWhenClosing, closeGracefully } from '#platform/http/closing-connections.server.ts';
import { boundOpenCalls } from '#platform/http/open-calls.server.ts';
import { oneCallATime, type Listener } from '#platform/http/one-call-a-time.server.ts';
import { boundConnections } from '#platform/http/connections.server.ts';
import { openDoors } from '#platform/http/doors.server.ts';
import { createShares, type Shares } from '#platform/http/shares.ts';
import { knownHosts } from '#platform/http/known-hosts.server.ts';
import { loadSite, type Site } from '#platform/http/site.server.ts';
import {
  answerUnreadable,
  refusedForOthers,
  refusedWithoutHost,
  requestErrorAnswer,
  refuseTooManyOpen,
} from '#platform/http/unreadable-requests.server.ts';
import { createLimiter, hideKeysInClear, noLimits } from '#platform/limits/limiter.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { startMessenger } from '#platform/mail/messenger.server.ts';
import { createProductApi } from './api.ts';
import { presentConfig } from './installation-routes.ts';
import { startsFromFallback, unknownToFallback } from './fallback-paths.ts';
import { BUILD_ID, FONT_FOLDER, MIGRATIONS, RENDER_CHILD, SITE, TEMPLATES } from './paths.server.ts';
import { byOneCopy, keepHouse, every } from './housekeeping.server.ts';
import type { DevFakeParts, DevFakes } from './dev-fakes.server.ts';

const MINUTE_MS = 60_000;

const noSite: Site = () => false;

export type RunningProduct = { publicUrl: string; stop(): Promise<void> };

/** Starts everything the product is made of, in the order in which the parts need each other. */
export async function startProduct(env: Env, log: Log): Promise<RunningProduct> {
  const clock = systemClock;
  const server = createServer({ requireHostHeader: false });
  // Begun at once, so that the typefaces load while the database opens.
  const engine = startEngine({
    templates: TEMPLATES,
    fonts: fontPaths(FONT_FOLDER),
    childEntry: RENDER_CHILD,
    shares: env.limits === 'on',
  });
  const database = await (env.databaseUrl
    ? openPostgres(env.databaseUrl, MIGRATIONS, log, env.postgres)
    : openEmbedded(env.dataDir, MIGRATIONS, log));
  const { db } = database;
  const [secret, site] = await Promise.all([
    appSecret(env.appSecret, env.dataDir),
    SITE === undefined
      ? noSite
      : loadSite({
          directory: SITE,
          publicUrl: env.publicUrl,
          config: presentConfig(env),
          stripe: env.payments.kind === 'stripe',
          startsFromFallback,
          unknownToFallback,
        }),
  ]);
  await hideKeysInClear(db, secret);
  const limiter = env.limits === 'on' ? createLimiter(db, clock, secret) : noLimits;
  const messenger = startMessenger({ db, clock, limiter, log, env, secret });
  const webhookUrl = () => `${ownAddress(server)}/api/webhooks/stripe`;
  const devFakes =
    env.appEnv === 'production' ? undefined : await loadDevFakes({ env, db, clock, log, webhookUrl });
  const provider = stripeProvider(stripeAccount(env, devFakes));
  const shares = env.limits === 'on' ? createShares() : undefined;
  const api = createProductApi({
    env,
    log,
    clock,
    database,
    limiter,
    messenger,
    engine,
    provider,
    shares,
    secret,
    build: BUILD_ID,
    devFakes,
  });

  answerCalls(server, { env, log, api, site, shares });
  const doors = await openDoors(server, env.host, env.port);

  const product = { name: env.sellerName, supportEmail: env.support.email };
  const rounds = {
    reconcile: { ms: 5 * MINUTE_MS, work: () => reconcile({ db, clock, log, provider, messenger, product }) },
    housekeeping: { ms: 60 * MINUTE_MS, work: () => keepHouse({ db, clock, log }) },
  };
  const schedule = Object.entries(rounds).map(([name, { ms, work }]) =>
    every(ms, name, log, () => byOneCopy(db, { name, ms }, work)),
  );
  log.info('ready', { appEnv: env.appEnv, database: database.kind, port: portOf(server) });

  return {
    publicUrl: env.port === 0 ? ownAddress(server) : env.publicUrl,
    async stop() {
      await Promise.all([closeGracefully(server, doors), ...schedule.map((task) => task.stop())]);
      await engine.close();
      await messenger.close();
      await devFakes?.close();
      await database.close();
    },
  };
}

type Answering = {
  env: Env;
  log: Log;
  api: ReturnType<typeof createProductApi>;
  site: Site;
  shares: Shares | undefined;
};

/** Sets up who answers what a server is sent, and in whose turn. */
function answerCalls(server: Server, { env, log, api, site, shares }: Answering): void {
  const answerCall = getRequestListener(api.fetch, { errorHandler: requestErrorAnswer(log) });
  lingerWhenClosing(server);
  const refuseConnection = answerUnreadable(server);
  const isForOthers = refusedForOthers(knownHosts(env.publicUrl), env.publicUrl);
  const answer: Listener = (request, response) => {
    if (refusedWithoutHost(request, response) || isForOthers(request, response)) return;
    if (site(request, response)) return;
    void answerCall(request, response);
  };
  const isTrusted = proxiesAmong(env.trustedProxies);
  const { addressOf, networkOf, callerOf } = callerReader(env.trustedProxies, shares?.callers);
  /** Whatever a call asks of the database is its caller's. */
  const answerFor: Listener = (request, response) => {
    const caller = { network: networkOf(request), caller: callerOf(request) };
    onBehalfOf(caller, () => answer(request, response));
  };
  const aboutCalls = {
    ...{ networkOf, callerOf },
    isWork: ({ url = '' }: IncomingMessage) => /^\/(api|dev|s)\//.test(url),
  };
  const fairly = () =>
    boundOpenCalls(takeTurns(answerFor, aboutCalls), { isTrusted, addressOf, refuse: refuseTooManyOpen });
  server.on('request', oneCallATime(env.limits === 'on' ? fairly() : answer, refuseConnection));
  if (env.limits === 'on') boundConnections(server, isTrusted);
}

/** Loaded only where it is used: production does not even read the file. */
async function loadDevFakes(parts: DevFakeParts): Promise<DevFakes> {
  const { startDevFakes } = await import('./dev-fakes.server.ts');
  return startDevFakes(parts);
}

function stripeAccount(env: Env, devFakes: DevFakes | undefined) {
  if (env.payments.kind === 'stripe') return env.payments;
  if (!devFakes?.account) throw new Error('no payment provider is configured');
  return devFakes.account;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // A listening TCP server has an address with a port.
}

/** How this process reaches itself. */
function ownAddress(server: Server): string {
  const { address, family } = server.address() as AddressInfo; // As in portOf.
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${portOf(server)}`;
}
