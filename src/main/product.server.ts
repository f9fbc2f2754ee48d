import { createServer } from 'node:http';
import { join } from 'node:path';
import { reconcile } from '#features/billing/reconcile.server.ts';
import { stripeProvider } from '#features/billing/stripe-provider.server.ts';
import type { Engine } from '#documents/render/engine.ts';
import { watchClock } from '#platform/clock/wrong-clock.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { appSecret, previousSecret } from '#platform/env/app-secret.server.ts';
import type { Env } from '#platform/env/env.ts';
import { closeGracefully } from '#platform/http/closing-connections.server.ts';
import { openDoors } from '#platform/http/doors.server.ts';
import { createDraining } from '#platform/http/draining.server.ts';
import { databaseKeep } from '#platform/http/earlier-files/database-keep.server.ts';
import { diskKeep } from '#platform/http/earlier-files/disk-keep.server.ts';
import { earlierFiles } from '#platform/http/earlier-files/earlier-files.server.ts';
import type { FileKeep } from '#platform/http/earlier-files/kept-files.ts';
import { createShares, type Shares } from '#platform/http/shares.ts';
import { loadSite, type Site } from '#platform/http/site.server.ts';
import { countedLimiter } from '#platform/limits/counted-limiter.ts';
import { createLimiter, hideKeysInClear, noLimits } from '#platform/limits/limiter.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { startMessenger } from '#platform/mail/messenger.server.ts';
import { tracedClient } from '#platform/tracing/traced-client.server.ts';
import type { ProcessFigures } from '#platform/metrics/prometheus.server.ts';
import { answerCalls } from './answer-calls.server.ts';
import { createProductApi } from './api.ts';
import type { Listening } from './cluster/machine-calls.ts';
import type { DevFakeParts, DevFakes } from './dev-fakes.server.ts';
import { startsFromFallback, unknownToFallback } from './fallback-paths.ts';
import { byOneCopy, every, keepHouse } from './housekeeping.server.ts';
import { presentConfig } from './installation-routes.ts';
import { openDatabase } from './open-database.server.ts';
import { ownAddress, portOf } from './own-address.ts';
import { BUILD_ID, SITE } from './paths.server.ts';
import { startMeasuredEngine } from './product-engine.server.ts';
import { proveServices } from './prove-services.server.ts';
import { measureDatabase } from './monitoring/database-figures.server.ts';
import { openMonitoring } from './monitoring/open-monitoring.server.ts';
import { tracedEngine, tracedMessenger, tracedProvider } from './monitoring/traced-parts.ts';

const MINUTE_MS = 60_000;

const noSite: Site = () => false;

export type RunningProduct = Listening & {
  /** What this process has counted and measures at the moment. */
  figures(): Promise<ProcessFigures>;
  stop(): Promise<void>;
};

/** What a process has and does that is one of several on one port (decision 69). */
export type AmongProcesses = {
  /** The machine's, which the process above them has. */
  engine: Engine;
  sharesOf: (own: Shares) => Shares;
  processes: number;
  /** One of them does what a copy of the product does once. */
  isLead: boolean;
  /** Whether nobody of ours listens yet. */
  isFirst: boolean;
};

/** Fewer connections of the database than this a process cannot work with. */
const LEAST_CONNECTIONS = 4;

/** Starts everything the product is made of, in the order in which the parts need each other. */
export async function startProduct(
  settings: Env,
  plainLog: Log,
  among?: AmongProcesses,
): Promise<RunningProduct> {
  const { processes = 1, isLead = true } = among ?? {};
  const env = forOneOf(settings, processes);
  const clock = systemClock;
  const monitoring = await openMonitoring(env, plainLog, BUILD_ID);
  const { log, metrics, spans } = monitoring;
  const draining = createDraining(env.http.drainSeconds);
  const server = createServer({ requireHostHeader: false });
  const servicesTakeUs = isLead ? proveServices(env, log, metrics) : () => Promise.resolve();
  // Begun at once, so that the typefaces load while the database opens.
  const engine = among?.engine ?? startMeasuredEngine(env, metrics);
  const database = await openDatabase(env, log, env.traces && tracedClient(spans));
  const { db } = database;
  measureDatabase(metrics, database, clock);
  const earlier = earlierFiles(keepOf(env, database), clock, log);
  const [secret, site] = await Promise.all([appSecret(env.appSecret, env.dataDir), openSite(env, earlier)]);
  const previous = previousSecret(env.previousAppSecret, clock.now());
  await hideKeysInClear(db, secret);
  const limiter =
    env.limits === 'on' ? countedLimiter(createLimiter(db, clock, secret, previous), metrics) : noLimits;
  const messenger = tracedMessenger(
    startMessenger({ db, clock, limiter, log, env, secret, looksThrough: isLead }),
    spans,
  );
  const webhookUrl = () => `${ownAddress(server)}/api/webhooks/stripe`;
  const devFakes =
    env.appEnv === 'production' ? undefined : await loadDevFakes({ env, db, clock, log, webhookUrl, secret });
  const provider = tracedProvider(stripeProvider(stripeAccount(env, devFakes)), spans);
  const ownShares = env.limits === 'on' ? createShares({}, processes) : undefined;
  const shares = ownShares && (among?.sharesOf(ownShares) ?? ownShares);
  const api = createProductApi({
    ...{
      env,
      log,
      clock,
      database,
      limiter,
      messenger,
      provider,
      shares,
      secret,
      draining,
      devFakes,
      metrics,
    },
    engine: tracedEngine(engine, spans),
    previousSecret: previous,
    build: BUILD_ID,
  });

  answerCalls(server, { env, log, metrics, spans, api, site, shares, processes });
  await servicesTakeUs();
  // Of several processes the one above them tells the figures of all.
  if (!among) await monitoring.listen();
  const doors = await openDoors(server, env.host, env.port, among?.isFirst);

  const product = { name: env.sellerName, supportEmail: env.support.email };
  const schedule = [
    every(MINUTE_MS, 'site_files', log, () => earlier.refresh()),
    ...(isLead ? startRounds({ db, clock, log, provider, messenger, product }) : []),
  ];
  log.info('ready', { appEnv: env.appEnv, database: database.kind, port: portOf(server) });

  return {
    port: portOf(server),
    figures: () => monitoring.figures(),
    publicUrl: env.port === 0 ? ownAddress(server) : env.publicUrl,
    async stop() {
      await draining.begin();
      await Promise.all([closeGracefully(server, doors), ...schedule.map((task) => task.stop())]);
      await engine.close();
      await messenger.close();
      await devFakes?.close();
      await database.close();
      await monitoring.close();
    },
  };
}

/** What one copy does again and again for all of them. */
function startRounds(parts: Parameters<typeof reconcile>[0]) {
  const { db, log } = parts;
  const watch = watchClock(parts.clock, log);
  // What is forgotten by a wrong clock is gone. A day is time to mend it.
  const house = async () => {
    if (watch.hasRunFor(24 * 60 * MINUTE_MS)) await keepHouse(parts);
  };
  const rounds = {
    reconcile: { ms: 5 * MINUTE_MS, work: () => reconcile(parts) },
    housekeeping: { ms: 60 * MINUTE_MS, work: house },
  };
  return Object.entries(rounds).map(([name, { ms, work }]) =>
    every(ms, name, log, () => byOneCopy(db, { name, ms }, work)),
  );
}

/** The settings of one of several processes: they share the connections of the copy that they are. */
function forOneOf(env: Env, processes: number): Env {
  const poolSize = Math.max(LEAST_CONNECTIONS, Math.floor(env.postgres.poolSize / processes));
  return processes === 1 ? env : { ...env, postgres: { ...env.postgres, poolSize } };
}

/** The built pages and files; none while developing, where Vite serves them. */
async function openSite(env: Env, earlier: ReturnType<typeof earlierFiles>): Promise<Site> {
  if (SITE === undefined) return noSite;
  return loadSite({
    directory: SITE,
    publicUrl: env.publicUrl,
    config: presentConfig(env),
    stripe: env.payments.kind === 'stripe',
    startsFromFallback,
    unknownToFallback,
    earlier,
    assetOrigin: env.http.assetOrigin,
  });
}

/** Where files of builds are kept: copies on PostgreSQL share them, and a container's disk is a fresh one each time. */
function keepOf(env: Env, { db, kind }: OpenDatabase): FileKeep {
  return kind === 'postgres'
    ? databaseKeep(db, systemClock)
    : diskKeep(join(env.dataDir, 'site-files'), systemClock);
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
