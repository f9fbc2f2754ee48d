import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { closeUnfinishedPayment } from '#features/billing/start-payment.server.ts';
import { stripeProvider } from '#features/billing/stripe-provider.server.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { DataDirectoryInUseError } from '#platform/database/data-lock.server.ts';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { appSecret, previousSecret } from '#platform/env/app-secret.server.ts';
import type { Env } from '#platform/env/env.ts';
import { createLimiter } from '#platform/limits/limiter.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { startMessenger } from '#platform/mail/messenger.server.ts';
import { ERASE_ELSEWHERE } from '#main/housekeeping.server.ts';
import { openDatabase } from '../open-database.server.ts';
import { RefusedError, type AdminParts } from './command.ts';

/**
 * Opens what commands work with: the database and the payment provider of the same environment as the server's.
 * @throws RefusedError where the embedded database is not there, or the server has it open
 */
export async function openAdmin(env: Env, log: Log): Promise<AdminParts & { close(): Promise<void> }> {
  const database = await openExisting(env, log);
  const { db } = database;
  const clock = systemClock;
  // A sandbox of our own answers from the same state in the database. Here nobody listens to what it announces.
  const devFakes =
    env.payments.kind === 'sandbox'
      ? await (
          await import('#main/dev-fakes.server.ts')
        ).startDevFakes({ env, db, clock, log, webhookUrl: undefined })
      : undefined;
  const account = env.payments.kind === 'stripe' ? env.payments : devFakes?.account;
  if (!account) throw new Error('no payment provider is configured');
  const secret = await appSecret(env.appSecret, env.dataDir);
  const previous = previousSecret(env.previousAppSecret, clock.now());
  const messenger = startMessenger({
    db,
    clock,
    limiter: createLimiter(db, clock, secret, previous),
    log,
    env,
    secret,
  });
  const product = { name: env.sellerName, supportEmail: env.support.email };
  const provider = stripeProvider(account);
  const checkout = {
    ...{ db, clock, log, provider, messenger, product },
    ...{ livemode: env.appEnv === 'production', publicUrl: env.publicUrl },
  };
  return {
    ...{ db, clock, log, operator: whoAsks(), provider, messenger, product, secret },
    previousSecret: previous,
    closePayments: (userId) => closeUnfinishedPayment(checkout, userId),
    eraseElsewhere: ERASE_ELSEWHERE,
    async close() {
      await messenger.close();
      await devFakes?.close();
      await database.close();
    },
  };
}

/** The one behind sudo, where there is one: the user of the product is nobody's name. */
function whoAsks(): string {
  return process.env.SUDO_USER || userInfo().username;
}

async function openExisting(env: Env, log: Log): Promise<OpenDatabase> {
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'database')))
    throw new RefusedError(
      `There is no database in ${env.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  try {
    return await openDatabase(env, log);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    throw new RefusedError(
      `The server is running on ${env.dataDir}, and the embedded database takes one process at a time. ` +
        'Stop the server, run the command, and start it again; on PostgreSQL (DATABASE_URL) both run at once.',
    );
  }
}
