import { createLog } from '#platform/log/log.server.ts';
import type { Env } from '#platform/env/env.ts';
import { parseEnv } from '#platform/env/parse-env.ts';
import { startProduct, type RunningProduct } from './product.server.ts';
import { startRefusal } from './start-refused.ts';

/** How long running work may take to finish after a stop is asked for, in ms. */
const STOP_MS = 10_000;

// Whatever is written, the embedded database and the local secret, is for this user alone.
process.umask(0o077);

const log = createLog();
let env: Env | undefined;

async function main(): Promise<void> {
  env = parseEnv(process.env);
  const starting = startProduct(env, log);
  // Before anybody hears that it is ready: a stop that comes at once must be a graceful one too.
  stopOnSignal(starting, env.http.drainSeconds);
  const product = await starting;
  process.stdout.write(`Foothold is ready at ${product.publicUrl}\n`);
}

/** @param drainSeconds for which it serves on once it was told to stop */
function stopOnSignal(starting: Promise<RunningProduct>, drainSeconds: number): void {
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
  const trace = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${startRefusal(error, env) ?? trace}\n`);
  process.exit(1);
});
