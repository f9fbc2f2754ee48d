import { createLog } from '#platform/log/log.server.ts';
import { EnvError } from '#platform/env/env-reader.ts';
import { DataDirectoryInUseError } from '#platform/database/data-lock.server.ts';
import { parseEnv } from '#platform/env/env.ts';
import { startProduct } from './product.server.ts';

/** How long running work may take to finish after a stop is asked for, in ms. */
const STOP_MS = 10_000;

const log = createLog();

async function main(): Promise<void> {
  const product = await startProduct(parseEnv(process.env), log);
  process.stdout.write(`Foothold is ready at ${product.publicUrl}\n`);
  let stopping = false;
  const stop = (signal: string) => {
    // Whoever asks twice does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping', { signal });
    setTimeout(() => process.exit(1), STOP_MS).unref();
    product.stop().then(
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
  // What the operator can mend is said plainly; anything else with its trace.
  const plain = error instanceof EnvError || error instanceof DataDirectoryInUseError;
  process.stderr.write(`${plain ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
