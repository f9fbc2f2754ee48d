import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchLine } from '../bench/bench-line.ts';

/*
 * Prints every figure that a budget exists for. `npm run bench -- render` runs those whose path contains "render".
 */
const wanted = process.argv[2] ?? '';
const files = (await readdir('bench', { recursive: true }))
  .filter((file) => file.endsWith('.ts') && file.includes('/') && file.includes(wanted))
  .sort();

for (const file of files) {
  // A bench is a module with a `run`; the others beside it are its tools.
  const bench: { run?: () => Promise<BenchLine[]> } = await import(join(process.cwd(), 'bench', file));
  if (!bench.run) continue;
  for (const { name, value, budget } of await bench.run()) {
    console.log(`${name.padEnd(58)} ${value.padStart(14)}${budget ? `   (budget ${budget})` : ''}`);
  }
}
