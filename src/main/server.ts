import cluster from 'node:cluster';
import { createLog } from '#platform/log/log.server.ts';
import type { Env } from '#platform/env/env.ts';
import { parseEnv } from '#platform/env/parse-env.ts';
import { refuseOtherFetches } from '#platform/http/outside-fetch.server.ts';
import { WorkerNotStartedError } from './cluster/worker-not-started.ts';
import { partFrom } from './cluster/worker-part.ts';
import { startRefusal } from './start-refused.ts';

/** How long running work may take to finish after a stop is asked for, in ms. */
const STOP_MS = 10_000;

// Whatever is written, the embedded database and the local secret, is for this user alone.
process.umask(0o077);

refuseOtherFetches();

const part = cluster.isWorker ? partFrom(process.env) : undefined;
const log = createLog(undefined, part && { worker: part.slot });
let env: Env | undefined;

type Running = { publicUrl: string; stop(): Promise<void> };

async function main(): Promise<void> {
  env = parseEnv(process.env);
  // What a process is not for, it does not load.
  if (part) return (await import('./cluster/worker.server.ts')).runWorker(env, log, part);
  const starting = start(env);
  // Before anybody hears that it is ready: a stop that comes at once must be a graceful one too.
  stopOnSignal(starting, env.http.drainSeconds);
  const product = await starting;
  process.stdout.write(`Foothold is ready at ${product.publicUrl}\n`);
}

async function start(env: Env): Promise<Running> {
  if (env.workers === 1) return (await import('./product.server.ts')).startProduct(env, log);
  return (await import('./cluster/primary.server.ts')).startCluster(env, log);
}

/** @param drainSeconds for which it serves on once it was told to stop */
function stopOnSignal(starting: Promise<Running>, drainSeconds: number): void {
  let stopping = false;
  const stop = (signal: string) => {
    // Whoever asks twice does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping', { signal, drainSeconds });
    setTimeout(() => process.exit(1), drainSeconds * 1000 + STOP_MS).unref();
    starting
      .then((product) => product.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('stop.failed', { error });
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

process.on('unhandledRejection', (error) => log.error('unhandled', { error }));

main().catch((error: unknown) => {
  // The process that could not start has said why.
  if (error instanceof WorkerNotStartedError) process.exit(1);
  const trace = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${startRefusal(error, env) ?? trace}\n`);
  process.exit(1);
});
