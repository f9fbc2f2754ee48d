import { randomBytes, createHmac } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that codes are peppered with. Where none is configured (never in production) one is made and kept in
 * the data directory, readable by its owner alone, so that codes survive a restart.
 */
export async function appSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const file = join(dataDir, 'app-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/**
 * Knows a value again without keeping it: HMAC-SHA256 under the app's secret, so that a copy of the database does not
 * tell which of all addresses it was.
 * @param purpose keeps the hashes of different uses apart
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
}

/** For so long after a start the secret before this one is taken for what was to be used soon. */
const PREVIOUS_MS = 24 * 3600_000;

/** The secret before the present one (`APP_SECRET_PREVIOUS`), or the next one, while copies with either run. */
export type PreviousSecret = {
  /** For what is kept for long, and read by whoever may: marks of refunds, messages that were given up. */
  value: string;
  /** For what is used within a day, codes and limits: undefined once the day is over, however long it stays set. */
  recent(now: Date): string | undefined;
};

export function previousSecret(value: string | undefined, startedAt: Date): PreviousSecret | undefined {
  if (value === undefined) return undefined;
  const until = startedAt.getTime() + PREVIOUS_MS;
  return { value, recent: (now) => (now.getTime() < until ? value : undefined) };
}
