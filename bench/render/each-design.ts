import { setImmediate } from 'node:timers/promises';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import type { Compiler } from '#documents/render/engine.ts';
import { createNativeCompiler } from '#documents/render/server/native-compiler.server.ts';
import type { BenchLine } from '../bench-line.ts';
import { countOr, printWhenMain } from './count.ts';
import { differentResumes } from './documents.ts';
import { engineFiles } from './engine-files.ts';
import { milliseconds, quantile } from './statistics.ts';

const WARM_UP = 5;
const LENGTHS = [
  { name: 'One-page PDF', pages: 1, budget: 10 },
  { name: 'Three-page PDF', pages: 3, budget: 20 },
];

/**
 * Every design by itself, in rounds over all of them, so that a busy moment of the machine falls on each alike.
 * Prints the median of all and the slowest.
 */
export async function run(rounds = countOr(30)): Promise<BenchLine[]> {
  const compiler = createNativeCompiler(engineFiles);
  const lines: BenchLine[] = [];
  for (const { name, pages, budget } of LENGTHS) {
    const designs = resumeTemplates.map(({ id }) => ({
      id,
      jobs: differentResumes([id], timesFor(compiler, id, pages)),
      figures: [] as number[],
    }));
    for (let round = 0; round < WARM_UP + rounds; round += 1) {
      for (const { jobs, figures } of designs) {
        const job = jobs.next().value;
        const from = performance.now();
        compiler.pdf(job);
        if (round >= WARM_UP) figures.push(performance.now() - from);
        // As between two jobs of a child process: what the last one held is given back.
        await setImmediate();
      }
    }
    const medians = designs
      .map(({ id, figures }) => ({ id, median: quantile(figures, 0.5) }))
      .sort((one, other) => other.median - one.median);
    const [slowest] = medians;
    const over = medians.filter(({ median }) => median > budget).map(({ id }) => id);
    const all = quantile(
      medians.map(({ median }) => median),
      0.5,
    );
    lines.push(
      { name: `${name}, median of all designs`, value: milliseconds(all) },
      {
        name: `${name}, slowest design (${slowest?.id})`,
        value: milliseconds(slowest?.median ?? NaN),
        budget: `${budget} ms`,
      },
      { name: `${name}, designs over the budget`, value: over.join(' ') || 'none' },
    );
  }
  return lines;
}

/** How many times a design's sample must hold its jobs to be that long. */
function timesFor(compiler: Compiler, id: string, pages: number): number {
  for (let times = 1; times < 20; times += 1) {
    if (compiler.pdf(differentResumes([id], times).next().value).pages >= pages) return times;
  }
  throw new Error(`${id} never came to ${pages} pages.`);
}

await printWhenMain(import.meta.main, run);
