import { describe, expect, it } from 'vitest';
import { aLine, anEditedInput, anInput, judge } from '../testing/inputs.ts';
import { aJob, read } from '../testing/resumes.ts';
import { repeatedBullet } from './repeated.ts';

const cook = aJob('Line Cook', 'Harbor Grill', '2019-03', 'present');
const inFile = (texts: string[], lines = texts) =>
  anInput({
    resume: { jobs: [{ ...cook, bullets: texts.map((text, index) => read(text, index)) }] },
    file: { lines: lines.map((text) => aLine(text, 0, { bullet: '•' })) },
  });

describe('a bullet that stands there again', () => {
  it('is told, more mildly of two jobs', () => {
    const same = ['Trained eight new cooks', 'Cut waste by 12%', 'Trained eight new cooks.'];
    expect(judge(repeatedBullet, inFile(same))).toMatchObject([
      {
        severity: 'medium',
        title: 'At least one bullet stands there more than once: “Trained eight new cooks”',
      },
    ]);
    const jobs = [cook, aJob('Prep Cook', 'Corner Deli', '2016-05', '2019-02')];
    expect(judge(repeatedBullet, anEditedInput({ jobs }))).toMatchObject([
      { severity: 'low', title: expect.stringMatching(/^At least 3 bullets stand there more than once/) },
    ]);
  });

  it('is none of two words, or where the rest of one may stand on the next line', () => {
    expect(judge(repeatedBullet, inFile(['Stock takes', 'Stock takes']))).toEqual([]);
    const begun = ['Trained eight new cooks', 'Trained eight new cooks'];
    expect(
      judge(repeatedBullet, inFile(begun, [begun[0] ?? '', `${begun[1] ?? ''} in two kitchens`])),
    ).toEqual([]);
  });
});
