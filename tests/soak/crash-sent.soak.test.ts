import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInOver, startProductProcess } from '#tests/support/product-process.ts';
import { GOOD_CARD } from '#tests/support/shoppers.ts';
import { count } from '#tests/support/soak-counts.ts';

const KILLS = count(20, 3);

type Receipt = { id: number; resume: { sha256: string } | null; letter: { sha256: string } | null };

/** Calls of one person, over the wire. */
function callsOf(token: string) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>; // Looked at by the tests.
  return {
    get: (url: string, path: string) => fetch(`${url}/api${path}`, { headers }),
    send: (url: string, path: string, body: object, method = 'POST') =>
      fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) }),
    async made(url: string, path: string, body: object) {
      const answer = await this.send(url, path, body);
      expect(answer.ok).toBe(true);
      return json(answer);
    },
  };
}

describe.each(['embedded', 'postgres'] as const)('kill -9 while marking as sent, on %s', (kind) => {
  test(`after each of ${KILLS} kills each receipt has all of its files, and what was acknowledged is there`, async () => {
    const directory = mkdtempSync(join(tmpdir(), 'foothold-crash-sent-'));
    const env: Record<string, string> = { DATA_DIR: directory };
    if (kind === 'postgres') env.DATABASE_URL = await createTestDatabase(inject('postgresUrl'));

    let product = await startProductProcess(env);
    const calls = callsOf(await signInOver(product.url, 'ana@example.com'));
    const { clientSecret, paymentId } = await calls.made(product.url, '/create-subscription', {
      planType: '30days',
    });
    await calls.made(product.url, '/sandbox/card', { clientSecret, ...GOOD_CARD });
    await calls.made(product.url, `/payments/${String(paymentId)}/settle`, {});
    const resume = { templateId: 'modern-1', data: typicalResume() };
    const letter = { templateId: 'professional-1', data: typicalLetter() };
    const { id: resumeId } = await calls.made(product.url, '/resumes', resume);
    const { id: letterId } = await calls.made(product.url, '/cover-letters', letter);
    const { id } = await calls.made(product.url, '/applications', { data: { resumeId, letterId } });
    const acknowledged = new Set<number>();

    for (let kill = 0; kill < KILLS; kill += 1) {
      let running = true;
      const { url } = product;
      const sending = (async () => {
        for (let day = 1; running; day += 1) {
          // Another letter each time, so that there are files to keep.
          const data = {
            ...typicalLetter(),
            content: { ...typicalLetter().content, opening: `${kill} ${day}` },
          };
          await calls.send(url, `/cover-letters/${String(letterId)}`, { data }, 'PUT').catch(() => undefined);
          const answer = await calls.send(url, `/applications/${String(id)}/sent`, {}).catch(() => undefined);
          if (!answer) return;
          if (answer.status === 201) acknowledged.add(((await answer.json()) as { id: number }).id);
        }
      })().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1_500));
      await product.kill();
      running = false;
      await sending;

      product = await startProductProcess(env);
      const kept = (await (await calls.get(product.url, '/sent')).json()) as Receipt[]; // The contract of the call.
      for (const sent of acknowledged) expect(kept.map((receipt) => receipt.id)).toContain(sent);
      for (const receipt of kept) {
        for (const what of ['resume', 'letter'] as const) {
          const path = `/applications/${String(id)}/sent/${receipt.id}/${what}.pdf`;
          const answer = await calls.get(product.url, path);
          expect(answer.status).toBe(200);
          const sha256 = createHash('sha256')
            .update(new Uint8Array(await answer.arrayBuffer()))
            .digest('hex');
          expect(sha256).toBe(receipt[what]?.sha256);
        }
      }
    }
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(await product.stop()).toBe(0);
    rmSync(directory, { recursive: true, force: true });
  });
});
