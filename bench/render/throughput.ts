import { startEngine } from '#documents/render/server/process-engine.server.ts';
import type { BenchLine } from '../bench-line.ts';
import { countOr, printWhenMain } from './count.ts';
import { differentResumes } from './documents.ts';
import { engineFiles } from './engine-files.ts';

const CHILDREN = 2;
const WARM_UP = 100;
/** Asked for at once: enough to keep every child at work. */
const AT_ONCE = 8;

/** PDFs a second through the engine as the server uses it, of documents that all differ. */
export async function run(count = countOr(1000)): Promise<BenchLine[]> {
  const from = performance.now();
  const engine = startEngine({ ...engineFiles, processes: CHILDREN });
  const jobs = differentResumes();
  await engine.pdf(jobs.next().value);
  const first = performance.now() - from;
  const setAll = async (total: number): Promise<number> => {
    const start = performance.now();
    let left = total;
    const worker = async (): Promise<void> => {
      while (left-- > 0) await engine.pdf(jobs.next().value);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return total / ((performance.now() - start) / 1000);
  };
  try {
    await setAll(WARM_UP);
    const rate = await setAll(count);
    return [
      { name: 'Engine, start to first PDF', value: `${first.toFixed(0)} ms` },
      { name: `PDFs on ${CHILDREN} children`, value: `${rate.toFixed(0)} a second`, budget: '100 a second' },
    ];
  } finally {
    await engine.close();
  }
}

await printWhenMain(import.meta.main, run);
