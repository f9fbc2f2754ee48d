import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchLine } from '../bench-line.ts';

const ROUNDS = 5;

/** How long `npm start` takes until the product is ready, where everything is installed and built. */
export async function run(): Promise<BenchLine[]> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  try {
    const first = await startOnce(directory);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await startOnce(directory));
    const median = rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    return [
      { name: 'npm start, empty data directory', value: `${first} ms` },
      { name: 'npm start, second time, median', value: `${median} ms`, budget: '<= 1500 ms' },
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function startOnce(directory: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ready = await new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('is ready at')) resolve(Math.round(performance.now() - startedAt));
    });
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await exited;
  return ready;
}
