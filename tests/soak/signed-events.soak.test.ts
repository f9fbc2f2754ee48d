import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openEmbedded } from '#platform/database/embedded.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startTestProduct } from '#tests/support/product.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count } from '#tests/support/soak-counts.ts';
import { eventAbout, hostileEvent, signatureOf } from './fuzz/signed-events.ts';

/*
 * What would come if the provider's secret were known to somebody, or the provider went wrong: hostile events whose
 * signature is right. SEED=7 begins with that seed.
 */

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const MIGRATIONS = 'src/platform/database/migrations';

test.each(['embedded', 'postgres'] as const)(
  'hostile events with a right signature are answered and pay for nothing, on %s',
  async (kind) => {
    const directory = mkdtempSync(join(tmpdir(), 'foothold-events-'));
    const database = await (kind === 'embedded'
      ? openEmbedded(directory, MIGRATIONS, silentLog)
      : openPostgres(await createTestDatabase(inject('postgresUrl')), MIGRATIONS, silentLog));
    const product = await startTestProduct({ database });
    const token = await product.signIn('ana@example.com');
    const body = { planType: '30days' };
    const bought = await product.call('/api/create-subscription', { method: 'POST', token, body });
    const [sessionRef = ''] = String(bought.json.clientSecret).split('_secret_');
    const deliver = (payload: string) =>
      product.call('/api/webhooks/stripe', {
        method: 'POST',
        raw: payload,
        headers: { 'Stripe-Signature': signatureOf(payload, product.webhookSecret) },
      });

    const faults: string[] = [];
    const statuses = new Map<number, number>();
    for (let number = 0; number < count(5_000, 200); number += 1) {
      const payload = hostileEvent(sessionRef, seededRandom(SEED + Math.imul(number, 0x9e3779b1)));
      const { status, json, text } = await deliver(payload);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isShaped = status < 300 || (typeof json?.message === 'string' && typeof json.code === 'string');
      if (status >= 500 || !isShaped)
        faults.push(`#${number} ${status} ${text} for ${payload.slice(0, 300)}`);
    }
    process.stdout.write(
      `signed events on ${kind}, SEED=${SEED}: ${JSON.stringify(Object.fromEntries(statuses))}\n`,
    );
    expect({ seed: SEED, faults: faults.slice(0, 10) }).toEqual({ seed: SEED, faults: [] });
    for (const answered of [204, 400])
      expect(statuses.get(answered) ?? 0, String(answered)).toBeGreaterThan(0);

    // Nobody has paid, whatever was said; and what is said rightly is still heard.
    const { json: profile } = await product.call('/api/user/profile', { token });
    expect(profile.subscriptionStatus).toBe('inactive');
    const told = await deliver(
      JSON.stringify(eventAbout(sessionRef, 'checkout.session.completed', 'evt_true')),
    );
    expect(told.status).toBe(204);
    await product.close();
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  },
);
