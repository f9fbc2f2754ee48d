import { emptyValues } from '../fields.ts';
import { JOB, STUDY } from './fields.ts';
import { describe, expect, it } from 'vitest';
import { missingRequired, resumeProgress } from './completeness.ts';
import { emptyResume } from './empty.ts';

const job = {
  ...emptyValues(JOB),
  id: 'a',
  position: '',
  company: 'Feedzai',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: '',
};
const degree = {
  ...emptyValues(STUDY),
  id: 'b',
  degree: 'BSc',
  school: ' ',
  location: '',
  graduationDate: '',
  description: '',
};

function named() {
  const data = emptyResume();
  Object.assign(data.personalInfo, { firstName: 'Ana', lastName: 'Silva', email: 'a@b.pt', phone: '1' });
  return data;
}

describe('missingRequired', () => {
  it('lists the four personal fields of an empty resume in order', () => {
    expect(missingRequired(emptyResume())).toEqual([
      'personalInfo.firstName',
      'personalInfo.lastName',
      'personalInfo.email',
      'personalInfo.phone',
    ]);
  });

  it('points at the field of the entry', () => {
    const data = { ...named(), employment: [{ ...job, position: 'Engineer' }, job], education: [degree] };
    expect(missingRequired(data)).toEqual(['employment.1.position', 'education.0.school']);
  });

  it('misses nothing in sections switched off or entries that leave no trace', () => {
    const off = {
      ...named(),
      includeEmployment: false,
      employment: [job],
      includeEducation: false,
      education: [degree],
    };
    expect(missingRequired(off)).toEqual([]);
    const blank = {
      ...named(),
      employment: [{ ...job, company: '' }],
      education: [{ ...degree, degree: ' ' }],
    };
    expect(missingRequired(blank)).toEqual([]);
  });
});

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
