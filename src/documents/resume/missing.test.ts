import { describe, expect, it } from 'vitest';
import { emptyResume } from './empty.ts';
import { missingRequired } from './missing.ts';

const job = {
  id: 'a',
  position: '',
  company: 'Feedzai',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: '',
};
const degree = { id: 'b', degree: 'BSc', school: ' ', location: '', graduationDate: '', description: '' };

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
