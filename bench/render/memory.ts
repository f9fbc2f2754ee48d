import { execFileSync } from 'node:child_process';
import { startEngine } from '#documents/render/server/process-engine.server.ts';
import type { BenchLine } from '../bench-line.ts';
import { countOr, printWhenMain } from './count.ts';
import { differentResumes } from './documents.ts';
import { engineFiles } from './engine-files.ts';
import { megabytes } from './statistics.ts';

/** After so many documents everything that is loaded once is loaded. */
const SETTLED = 500;
/** One in so many is a preview, the others are PDFs. */
const PREVIEW_EVERY = 5;

/** The memory of a child that sets one different document after the other and is never replaced. */
export async function run(count = countOr(5000)): Promise<BenchLine[]> {
  const engine = startEngine({
    ...engineFiles,
    processes: 1,
    recycleAfterJobs: Infinity,
    recycleAboveBytes: Infinity,
  });
  const jobs = differentResumes();
  const setMany = async (total: number): Promise<number> => {
    for (let number = 1; number <= total; number += 1) {
      const job = jobs.next().value;
      await (number % PREVIEW_EVERY === 0 ? engine.svg(job) : engine.pdf(job));
    }
    return childBytes();
  };
  try {
    const settled = await setMany(SETTLED);
    const halfway = await setMany(count / 2);
    const end = await setMany(count / 2);
    return [
      { name: `Engine child after ${SETTLED} documents`, value: megabytes(settled) },
      { name: `Engine child after ${count / 2} more`, value: megabytes(halfway) },
      { name: `Engine child after ${count} more`, value: megabytes(end), budget: 'within 10 % of the first' },
      { name: 'Engine child, growth a document', value: `${((end - settled) / count / 1000).toFixed(1)} KB` },
    ];
  } finally {
    await engine.close();
  }
}

/** What the one child of the engine holds. */
function childBytes(): number {
  const list = execFileSync('ps', ['-o', 'rss=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const child = list.split('\n').find((line) => line.includes('worker-process.server'));
  return Number.parseInt(child ?? '', 10) * 1024;
}

await printWhenMain(import.meta.main, run);
