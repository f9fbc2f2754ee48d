import { createNativeCompiler } from '#documents/render/server/native-compiler.server.ts';
import type { BenchLine } from '../bench-line.ts';
import { countOr, printWhenMain } from './count.ts';
import { differentResumes } from './documents.ts';
import { engineFiles } from './engine-files.ts';
import { milliseconds, quantile } from './statistics.ts';

const WARM_UP = 30;
/** A design of each family of layouts, set on one page by its sample. */
const FAMILIES = ['creative-1', 'modern-1', 'simple-1'];

/** A one-page resume that was never set before, in a compiler that has been at work: PDF and preview. */
export async function run(count = countOr(300)): Promise<BenchLine[]> {
  const start = performance.now();
  const compiler = createNativeCompiler(engineFiles);
  const loaded = performance.now() - start;
  const jobs = differentResumes(FAMILIES);
  const pdf: number[] = [];
  const svg: number[] = [];
  for (let number = 0; number < WARM_UP + count; number += 1) {
    for (const [kind, figures] of [
      ['pdf', pdf],
      ['svg', svg],
    ] as const) {
      const job = jobs.next().value;
      const from = performance.now();
      const result = compiler[kind](job);
      figures.push(performance.now() - from);
      const pages = typeof result.pages === 'number' ? result.pages : result.pages.length;
      if (pages !== 1) throw new Error(`A document of ${pages} pages where one was meant.`);
    }
  }
  const warm = { pdf: pdf.slice(WARM_UP), svg: svg.slice(WARM_UP) };
  return [
    { name: 'Engine, load with all typefaces', value: milliseconds(loaded) },
    { name: 'One-page PDF, warm, median', value: milliseconds(quantile(warm.pdf, 0.5)), budget: '10 ms' },
    { name: 'One-page PDF, warm, 95 of 100', value: milliseconds(quantile(warm.pdf, 0.95)) },
    { name: 'One-page preview, warm, median', value: milliseconds(quantile(warm.svg, 0.5)) },
  ];
}

await printWhenMain(import.meta.main, run);
