import { spawn } from 'node:child_process';
import type { BenchLine } from '../bench-line.ts';
import { quantile } from '../render/statistics.ts';
import { withDirectory } from '../with-product.ts';

const ROUNDS = 5;

/** How long `npm start` takes until the product is ready, where everything is installed and built. */
export function run(): Promise<BenchLine[]> {
  return withDirectory(async (directory) => {
    const first = await startOnce(directory);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await startOnce(directory));
    return [
      { name: 'npm start, empty data directory', value: `${first} ms` },
      { name: 'npm start, second time, median', value: `${quantile(rounds, 0.5)} ms`, budget: '<= 1500 ms' },
    ];
  });
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
