import { describe, expect, it } from 'vitest';
import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import { careerResume } from '#tests/factories/career-resume.ts';
import { anInput, judge, TODAY } from '../testing/inputs.ts';
import { aJob, readPeriod } from '../testing/resumes.ts';
import { mixedFormats, yearOnly } from './formats.ts';
import { gaps } from './gaps.ts';
import { impossibleDates, newestFirst } from './order.ts';
import { overlaps, severalCurrent } from './overlaps.ts';

const jobs = (...all: ParsedJob[]) => anInput({ resume: { jobs: all, education: [] } });

describe('a career with roles, years and seasons', () => {
  const input = { resume: fromResumeData(careerResume()), today: TODAY };

  it.each([newestFirst, gaps, overlaps, severalCurrent, impossibleDates, yearOnly, mixedFormats])(
    'is not accused by $id',
    (check) => {
      expect(judge(check, input)).toEqual([]);
    },
  );

  it('is accused where a later employer stands below an older one', () => {
    const [first, second, third, fourth] = input.resume.jobs;
    const jobs = [fourth, first, second, third].filter((job) => job !== undefined);
    const [fault] = judge(newestFirst, { ...input, resume: { ...input.resume, jobs } });
    expect(fault?.title).toContain('“Senior Charge Nurse” at “St Aldate Teaching Hospitals”');
  });

  it('has a gap where seasons leave one', () => {
    const season = (year: number, name: string) => ({ year, season: name });
    const seasonal = (from: string, to: string) => ({
      ...aJob('Cook', from, '', ''),
      period: {
        ...readPeriod('', ''),
        value: { start: season(2023, from), end: season(2023, to), current: false },
      },
    });
    const all = jobs(aJob('Cook', 'Grill', '2024-04', 'present'), seasonal('spring', 'summer'));
    expect(judge(gaps, all)[0]?.title).toBe('At least 7 months are not accounted for: Sep 2023 to Mar 2024');
    const upToAutumn = jobs(aJob('Cook', 'Grill', '2024-04', 'present'), seasonal('spring', 'autumn'));
    expect(judge(gaps, upToAutumn)).toEqual([]);
  });
});
