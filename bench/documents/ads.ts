import { createAdReader } from '../../src/features/applications/ad/worker/ad-reader.ts';
import { PLATFORM_AD } from '../../src/features/applications/ad/testing/platform-ad.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import type { BenchLine } from '../bench-line.ts';
import { countOr, printWhenMain } from '../render/count.ts';
import { milliseconds, quantile } from '../render/statistics.ts';

const KILOBYTES = 8;
const TODAY = { year: 2026, month: 11 };

/** An ad of 8 KB: the same firm and duties over and over, each time with another number, as no ad is read twice. */
function adOf(number: number): string {
  const told = `We work with the people of town ${number} and with the teams of the firm on Terraform and Kafka. `;
  const filler = told.repeat(Math.ceil((KILOBYTES * 1024 - PLATFORM_AD.length) / told.length));
  return PLATFORM_AD.replace('What you bring', `${filler}\n\nWhat you bring`);
}

/** A resume of three times the usual length, and the one that it follows. */
function resumes() {
  const data = typicalResume();
  const employment = [1, 2, 3].flatMap((times) =>
    data.employment.map((job) => ({ ...job, id: `${job.id}-${times}` })),
  );
  const base = { ...data, employment };
  return { base, resume: { ...base, skills: base.skills.slice(0, 4), employment: employment.slice(0, 7) } };
}

/** What the worker takes to put a resume beside an ad: the first time, and whenever the writing pauses. */
export async function run(count = countOr(100)): Promise<BenchLine[]> {
  const reader = createAdReader();
  const sides = resumes();
  const timed = async (work: (number: number) => unknown) => {
    const times: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const from = performance.now();
      await work(number);
      times.push(performance.now() - from);
    }
    return times;
  };
  const [first = 0] = await timed(() => reader.read({ ad: adOf(-1), today: '2026-11-23' }));
  const both = await timed((number) => reader.match({ ad: adOf(number), ...sides, today: TODAY }));
  const again = await timed(() => reader.match({ ad: adOf(0), ...sides, today: TODAY }));
  return [
    { name: 'lists of ads made ready, once in a worker', value: milliseconds(first) },
    {
      name: `ad of ${KILOBYTES} KB read and matched, p95`,
      value: milliseconds(quantile(both, 0.95)),
      budget: '150 ms',
    },
    { name: 'match again while typing, p95', value: milliseconds(quantile(again, 0.95)), budget: '150 ms' },
  ];
}

await printWhenMain(import.meta.main, run);
