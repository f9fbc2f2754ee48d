import { describe, expect, it } from 'vitest';
import { letterData } from '../letter/schema.ts';
import { resumeData } from '../resume/schema.ts';
import { sampleLetters } from './sample-letters.ts';
import { sampleResumes } from './sample-resumes.ts';

describe.each(Object.entries(sampleResumes))('the %s sample', (_category, resume) => {
  it('is a resume that could be saved as it is', () => {
    expect(resumeData.parse(resume)).toEqual(resume);
  });

  it('belongs to nobody', () => {
    expect(resume.personalInfo.email).toMatch(/@example\.com$/);
    expect(resume.personalInfo.phone).toContain(' 555 01');
  });

  it('tells a life in order, the latest first', () => {
    const starts = resume.employment.map(({ startDate }) => startDate);
    expect(starts).toEqual([...starts].sort().reverse());
    for (const { startDate, endDate, current } of resume.employment) {
      expect(current || startDate < endDate).toBe(true);
    }
  });
});

it.each(Object.entries(sampleLetters))('the %s letter could be saved as it is', (_category, letter) => {
  expect(letterData.parse(letter)).toEqual(letter);
});

it('no letter leaves a bracket unfilled', () => {
  const known = /\[(Position|Company)\]/g;
  for (const { content } of Object.values(sampleLetters)) {
    expect(content.body.replace(known, '')).not.toMatch(/[[\]]/);
  }
});
