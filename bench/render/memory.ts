import { createNativeCompiler } from '#documents/render/native-compiler.server.ts';
import type { BenchLine } from '../bench-line.ts';
import { countOr, printWhenMain } from './count.ts';
import { differentResumes } from './documents.ts';
import { engineFiles } from './engine-files.ts';
import { megabytes } from './statistics.ts';

/** After so many documents everything that is loaded once is loaded. */
const SETTLED = 500;

/** The memory of one process that sets one different document after the other, nothing recycled. */
export async function run(count = countOr(5000)): Promise<BenchLine[]> {
  const compiler = createNativeCompiler(engineFiles);
  const jobs = differentResumes();
  let settled = 0;
  let most = 0;
  for (let number = 1; number <= SETTLED + count; number += 1) {
    const job = jobs.next().value;
    if (number % 5 === 0) compiler.svg(job);
    else compiler.pdf(job);
    // A child is asked by message; between two of them the collector has its turn.
    if (number % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    if (number < SETTLED) continue;
    const rss = process.memoryUsage.rss();
    if (number === SETTLED) settled = rss;
    most = Math.max(most, rss);
  }
  const end = process.memoryUsage.rss();
  return [
    { name: `Memory after ${SETTLED} documents`, value: megabytes(settled) },
    { name: `Memory after ${count} more, all different`, value: megabytes(end), budget: 'no growth' },
    { name: 'Memory, most in between', value: megabytes(most) },
    { name: 'Memory, growth a document', value: `${((end - settled) / count / 1000).toFixed(1)} KB` },
  ];
}

await printWhenMain(import.meta.main, run);
