import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import { signInOver, startProductProcess } from '../../tests/support/product-process.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import type { BenchLine } from '../bench-line.ts';
import { cpuMsOf, serversOf } from './cpu-of.ts';
import { sendLoad } from './load.ts';

const DOCUMENTS = 16;
const SAVE_BYTES = 8_192;
const SECONDS = 6;
/** Calls that are not counted, until all of the code that they take is compiled. */
const WARM_SECONDS = 3;
/** Fewer than there are places for one network's calls, so that nobody waits for a turn. */
const CONNECTIONS = 8;

/**
 * Processor time of the processes that answer, a call: what a core can bear follows from it, whatever else runs on this
 * machine. With limits as people have them, and without; against PostgreSQL, whose own time does not count.
 */
export async function run(): Promise<BenchLine[]> {
  const cluster = await createPostgresCluster();
  try {
    const lines: BenchLine[] = [];
    for (const limits of ['off', 'on']) {
      const url = await cluster.createDatabase();
      lines.push(...(await measure(`limits ${limits}`, { DATABASE_URL: url, LIMITS: limits })));
    }
    return lines;
  } finally {
    await cluster.remove();
  }
}

async function measure(name: string, env: Record<string, string>): Promise<BenchLine[]> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  const product = await startProductProcess({ DATA_DIR: directory, WORKERS: '1', ...env });
  try {
    const token = await signInOver(product.url, 'ana@example.com');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const padding = 'x'.repeat(SAVE_BYTES - JSON.stringify(typicalResume()).length);
    const body = JSON.stringify({ templateId: 'modern-1', data: { ...typicalResume(), padding } });
    const urls: string[] = [];
    for (let made = 0; made < DOCUMENTS; made += 1) {
      const answer = await fetch(`${product.url}/api/resumes`, { method: 'POST', headers, body });
      const { id } = (await answer.json()) as { id: number }; // The contract of the call.
      urls.push(`${product.url}/api/resumes/${id}`);
    }
    const pids = serversOf(product.pid);
    const msACall = async (load: (seconds: number) => Promise<number>) => {
      await load(WARM_SECONDS);
      const before = cpuMsOf(pids);
      const answered = await load(SECONDS);
      return `${((cpuMsOf(pids) - before) / answered).toFixed(2)} ms`;
    };
    const read = await msACall((seconds) => load(urls, { headers, seconds }));
    const profile = await msACall((seconds) => load([`${product.url}/api/user/profile`], { headers, seconds }));
    const save = await msACall((seconds) => load(urls, { headers, method: 'PUT', bodies: [body], seconds }));
    return [
      { name: `processor time of a signed-in read, ${name}`, value: profile, budget: '<= 0.6 ms' },
      { name: `processor time of reading an 8 KB resume, ${name}`, value: read, budget: '<= 0.6 ms' },
      { name: `processor time of an 8 KB save, ${name}`, value: save, budget: '<= 1.2 ms' },
    ];
  } finally {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

type Load = Omit<Parameters<typeof sendLoad>[0], 'url' | 'connections'>;

/** Spread over addresses. @returns how many calls were answered */
async function load(urls: readonly string[], options: Load): Promise<number> {
  const each = urls.slice(0, CONNECTIONS);
  const connections = CONNECTIONS / each.length;
  const sent = await Promise.all(each.map((url) => sendLoad({ url, connections, ...options })));
  return sent.reduce((sum, { answered }) => sum + answered, 0);
}
