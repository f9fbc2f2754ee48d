import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInOver, startProductProcess } from '#tests/support/product-process.ts';
import { count } from '#tests/support/soak-counts.ts';

const KILLS = count(30, 2);

type Stored = { data: { personalInfo: { phone: string }; summary: string }; base: { id: number } | null };

describe.each(['embedded', 'postgres'] as const)(
  'kill -9 between a base and what follows it, on %s',
  (kind) => {
    test(`after ${KILLS} kills both have what was acknowledged, and the variant follows`, async () => {
      const directory = mkdtempSync(join(tmpdir(), 'foothold-following-'));
      const env: Record<string, string> = { DATA_DIR: directory };
      if (kind === 'postgres') env.DATABASE_URL = await createTestDatabase(inject('postgresUrl'));
      let product = await startProductProcess(env);
      const token = await signInOver(product.url, 'ana@example.com');
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const call = async (method: string, path: string, body?: object) =>
        fetch(`${product.url}/api/resumes${path}`, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        }).catch(() => undefined);
      const make = async () => {
        const answer = await call('POST', '', { templateId: 'modern-1', data: {} });
        return ((await answer?.json()) as { id: number }).id; // The contract of the call.
      };
      const read = async (id: number) => (await (await call('GET', `/${id}`))?.json()) as Stored; // The same.
      const [base, variant] = [await make(), await make()];
      expect((await call('PUT', `/${variant}/base`, { baseId: base }))?.status).toBe(200);

      const acknowledged = { phone: 0, summary: 0 };
      for (let kill = 0; kill < KILLS; kill += 1) {
        let isRunning = true;
        const writing = (async () => {
          while (isRunning) {
            const phone = acknowledged.phone + 1;
            const saved = await call('PUT', `/${base}`, { data: { personalInfo: { phone: `${phone}` } } });
            if (!saved?.ok) return;
            acknowledged.phone = phone;
            const there = await call('GET', `/${variant}`);
            if (!there?.ok) return;
            const { data } = (await there.json()) as Stored; // The same.
            const summary = acknowledged.summary + 1;
            const own = await call('PUT', `/${variant}`, { data: { ...data, summary: `${summary}` } });
            if (!own?.ok) return;
            acknowledged.summary = summary;
          }
        })();
        await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 900));
        await product.kill();
        isRunning = false;
        await writing;

        product = await startProductProcess(env);
        const [now, following] = [await read(base), await read(variant)];
        // What was sent but not acknowledged may be there or not; what was acknowledged must be.
        expect(Number(now.data.personalInfo.phone)).toBeGreaterThanOrEqual(acknowledged.phone);
        expect(following.data.personalInfo.phone).toBe(now.data.personalInfo.phone);
        expect(Number(following.data.summary || 0)).toBeGreaterThanOrEqual(acknowledged.summary);
        expect(following.base?.id).toBe(base);
        acknowledged.phone = Number(now.data.personalInfo.phone);
        acknowledged.summary = Number(following.data.summary || 0);
      }
      expect(acknowledged.summary).toBeGreaterThan(0);
      expect(await product.stop()).toBe(0);
      rmSync(directory, { recursive: true, force: true });
    });
  },
);
