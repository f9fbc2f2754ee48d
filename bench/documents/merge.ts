import { followBase } from '#documents/merge/follow-base.ts';
import { mergeDocuments } from '#documents/merge/merge.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { BenchLine } from '../bench-line.ts';
import { countOr, printWhenMain } from '../render/count.ts';
import { milliseconds, quantile } from '../render/statistics.ts';

/** A resume of about so many KB, in which that side has reworded every line of every text. */
function resumeOf(kilobytes: number, side: string) {
  const bullet = (at: number) =>
    `- Led ${at} people of the ${side} team through ${at * 7} changes of the plan`;
  const text = (from: number) => Array.from({ length: 6 }, (_, at) => bullet(from + at)).join('\n');
  const employment = Array.from({ length: Math.ceil((kilobytes * 1024) / 520) }, (_, at) => ({
    ...{ id: `job-${at}`, position: `${side} manager`, company: `Company ${at}`, startDate: '2020-01' },
    description: text(at * 6),
  }));
  return { employment, settings: { language: 'en' } };
}

/** Two versions of one resume that were both reworded from beginning to end: the longest that a merge can take. */
export async function run(count = countOr(200)): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const [kilobytes, budget] of [
    [8, '2 ms'],
    [800, '100 ms'],
  ] as const) {
    const [was, mine, theirs] = ['first', 'former', 'former second'].map((side) => resumeOf(kilobytes, side));
    if (!was || !mine || !theirs) continue;
    const works = {
      merge: () => mergeDocuments<object>(RESUME, was, mine, theirs),
      'following a base': () => followBase<object>(RESUME, { was, mine, theirs }),
    };
    for (const [name, work] of Object.entries(works)) {
      const times = Array.from({ length: Math.ceil((count * 8) / kilobytes) + 20 }, () => {
        const from = performance.now();
        work();
        return performance.now() - from;
      });
      const median = milliseconds(quantile(times, 0.5));
      lines.push({ name: `${name} of ${kilobytes} KB, all reworded, median`, value: median, budget });
    }
  }
  return lines;
}

await printWhenMain(import.meta.main, run);
