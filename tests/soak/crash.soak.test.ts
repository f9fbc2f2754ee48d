import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInOver, startProductProcess } from '#tests/support/product-process.ts';
import { count } from '#tests/support/soak-counts.ts';

const KILLS = count(30, 3);
/** Documents written to at the same time, each by one writer. */
const WRITERS = 6;

describe.each(['embedded', 'postgres'] as const)('kill -9 under writes, on %s', (kind) => {
  test(`after ${KILLS} kills every acknowledged save is there`, async () => {
    const directory = mkdtempSync(join(tmpdir(), 'foothold-crash-'));
    const env: Record<string, string> = { DATA_DIR: directory };
    if (kind === 'postgres') env.DATABASE_URL = await createTestDatabase(inject('postgresUrl'));

    let product = await startProductProcess(env);
    const token = await signInOver(product.url, 'ana@example.com');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const ids: number[] = [];
    for (let writer = 0; writer < WRITERS; writer += 1) {
      const body = JSON.stringify({ templateId: 'modern-1', data: { counter: 0 } });
      const answer = await fetch(`${product.url}/api/resumes`, { method: 'POST', headers, body });
      ids.push(Number(((await answer.json()) as { id: number }).id)); // The contract of the call.
    }
    const acknowledged = new Map(ids.map((id) => [id, 0]));
    let saves = 0;

    for (let kill = 0; kill < KILLS; kill += 1) {
      let running = true;
      const { url } = product;
      const writers = ids.map(async (id) => {
        let counter = acknowledged.get(id) ?? 0;
        while (running) {
          counter += 1;
          const body = JSON.stringify({ data: { counter, summary: 'x'.repeat(4_000) } });
          const answer = await fetch(`${url}/api/resumes/${id}`, { method: 'PUT', headers, body }).catch(
            () => undefined,
          );
          if (!answer?.ok) return;
          acknowledged.set(id, counter);
          saves += 1;
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 900));
      await product.kill();
      running = false;
      await Promise.all(writers);

      product = await startProductProcess(env);
      for (const id of ids) {
        const answer = await fetch(`${product.url}/api/resumes/${id}`, { headers });
        const stored = (await answer.json()) as { data: { counter: number } }; // The contract of the call.
        // What was sent but not acknowledged may be there or not; what was acknowledged must be.
        expect(stored.data.counter).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
        acknowledged.set(id, stored.data.counter);
      }
    }
    expect(saves).toBeGreaterThan(KILLS);
    expect(await product.stop()).toBe(0);
    rmSync(directory, { recursive: true, force: true });
  });
});
