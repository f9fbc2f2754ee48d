import { describe, expect, it } from 'vitest';
import { bulletCount } from '../bullets/bullet-amount.ts';
import { anInput, judge } from '../testing/inputs.ts';
import { aJob, read } from '../testing/resumes.ts';

describe('“Prep Cook / Dishwasher” on one line', () => {
  const roles = (...names: [title: string, employer: string, line: string][]) =>
    anInput({
      file: { lines: names.map(([, , line]) => line) },
      resume: {
        jobs: names.map(([title, employer], index) => ({
          ...aJob('', employer, '2022-03', '2024-02'),
          bullets: [read('Ran the grill')],
          title: read(title, index),
        })),
        sections: [],
      },
    });
  const cut: [string, string, string] = ['Prep Cook', 'Dishwasher', 'Prep Cook / Dishwasher'];

  it('is a title, and a job with half of it for its employer may have the bullets of another', () => {
    expect(judge(bulletCount, roles(cut))).toEqual([]);
    expect(judge(bulletCount, roles(cut, ['Host', 'Harbor Grill', 'Host, Harbor Grill']))).toEqual([]);
    expect(judge(bulletCount, roles(['Prep Cook', 'Deli', 'Prep Cook, Deli']))).toHaveLength(1);
  });

  it('is title and employer where all jobs are written so', () => {
    expect(judge(bulletCount, roles(cut, ['Host', 'Harbor Grill', 'Host / Harbor Grill']))).toHaveLength(2);
  });
});
