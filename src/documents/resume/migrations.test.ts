import { describe, expect, it } from 'vitest';
import { migrateResume, resumeMigrations, RESUME_SCHEMA_VERSION } from './migrations.ts';
import { resumeData } from './schema.ts';

/** The shape before there were versions, with something it never defined. */
const plain = {
  personalInfo: { firstName: 'Ana', lastName: 'Silva', title: '', email: 'a@b.pt', phone: '1', location: '' },
  includeSummary: false,
  summary: 'Kept though switched off.',
  includeEmployment: true,
  employment: [
    {
      id: 1,
      position: 'Engineer',
      company: 'Feedzai',
      location: 'Lisbon',
      startDate: '2019-03',
      endDate: '',
      current: true,
      description: '- one',
    },
  ],
  includeEducation: true,
  education: [],
  includeSkills: true,
  skills: ['Python'],
  hobbies: ['chess'],
};

describe('migrateResume', () => {
  it('has a step for every version up to the current one', () => {
    expect(resumeMigrations).toHaveLength(RESUME_SCHEMA_VERSION);
  });

  it('turns the plain shape into valid current data and loses nothing', () => {
    const data = resumeData.parse(migrateResume(plain));
    expect(data).toMatchObject({ ...plain, employment: [{ ...plain.employment[0], id: '1' }] });
    expect(data.schemaVersion).toBe(RESUME_SCHEMA_VERSION);
    expect(data.settings).toEqual({ paper: 'a4', language: 'en', density: 'normal' });
  });
});
