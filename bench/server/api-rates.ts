import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import { signInOver, startProductProcess } from '../../tests/support/product-process.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import type { BenchLine } from '../bench-line.ts';
import { measureRate } from './load.ts';

/** Saves go to as many documents, so that they do not wait for one row. */
const DOCUMENTS = 32;
const SAVE_BYTES = 8_192;

/** Signed-in reads and 8 KB saves a second, on both databases, and ready pages. */
export async function run(): Promise<BenchLine[]> {
  const cluster = await createPostgresCluster();
  try {
    const postgres = await measure('PostgreSQL', { DATABASE_URL: await cluster.createDatabase() }, [
      '>= 3,000',
      '>= 1,500',
    ]);
    return [...postgres, ...(await measure('embedded', {}, []))];
  } finally {
    await cluster.remove();
  }
}

async function measure(name: string, env: Record<string, string>, budgets: string[]): Promise<BenchLine[]> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  const product = await startProductProcess({ DATA_DIR: directory, ...env });
  try {
    const token = await signInOver(product.url, 'ana@example.com');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const padding = 'x'.repeat(SAVE_BYTES - JSON.stringify(typicalResume()).length);
    const body = JSON.stringify({ templateId: 'modern-1', data: { ...typicalResume(), padding } });
    const ids: number[] = [];
    for (let made = 0; made < DOCUMENTS; made += 1) {
      const answer = await fetch(`${product.url}/api/resumes`, { method: 'POST', headers, body });
      ids.push(((await answer.json()) as { id: number }).id); // The contract of the call.
    }
    const read = await measureRate({ url: `${product.url}/api/resumes/${ids[0]}`, headers });
    const saves = await Promise.all(
      ids.map((id) =>
        measureRate({
          url: `${product.url}/api/resumes/${id}`,
          method: 'PUT',
          headers,
          bodies: [body],
          connections: 1,
        }),
      ),
    );
    const save = saves.reduce((sum, rate) => sum + rate, 0);
    const pages = await measureRate({ url: `${product.url}/`, headers: { 'Accept-Encoding': 'br' } });
    return [
      { name: `signed-in read of a resume, ${name}`, value: `${read}/s`, ...budget(budgets[0]) },
      { name: `8 KB save, ${name}`, value: `${save}/s`, ...budget(budgets[1]) },
      ...(name === 'embedded'
        ? [{ name: 'ready home page', value: `${pages}/s`, budget: '>= 20,000/s' }]
        : []),
    ];
  } finally {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

function budget(text: string | undefined): { budget?: string } {
  return text === undefined ? {} : { budget: `${text}/s` };
}
