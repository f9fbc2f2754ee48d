import { describe, expect, it } from 'vitest';
import { emptyResume } from './empty.ts';
import { resumeProgress } from './progress.ts';

function resume(change: (data: ReturnType<typeof emptyResume>) => void) {
  const data = emptyResume();
  change(data);
  return data;
}

describe('resumeProgress', () => {
  it('is 0 for an empty resume', () => {
    expect(resumeProgress(emptyResume())).toBe(0);
  });

  it('counts eight items when every section is on', () => {
    const data = resume((r) => {
      r.personalInfo.firstName = 'Ana';
      r.skills = ['Python'];
      r.summary = 'Text';
    });
    expect(resumeProgress(data)).toBe(38); // 3 of 8
  });

  it('leaves sections that are switched off out of the count', () => {
    const data = resume((r) => {
      r.personalInfo = {
        ...r.personalInfo,
        firstName: 'Ana',
        lastName: 'Silva',
        email: 'a@b.pt',
        phone: '1',
      };
      r.includeSummary = r.includeEmployment = r.includeEducation = r.includeSkills = false;
      r.skills = ['not counted'];
    });
    expect(resumeProgress(data)).toBe(100);
  });

  it('rounds to a whole number', () => {
    const data = resume((r) => {
      r.personalInfo.firstName = 'Ana';
      r.includeSkills = false;
    });
    expect(resumeProgress(data)).toBe(14); // 1 of 7
  });

  it('does not take blanks for text', () => {
    expect(resumeProgress(resume((r) => void (r.summary = '  \n ')))).toBe(0);
  });
});
