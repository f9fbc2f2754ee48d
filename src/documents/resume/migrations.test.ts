import { describe, expect, it } from 'vitest';
import { LOOK } from '../look/look-fields.ts';
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

const entry = (id: unknown, title = 'x') => ({ ...(id !== undefined && { id }), title });

describe('migrateResume', () => {
  it('has a step for every version up to the current one', () => {
    expect(resumeMigrations).toHaveLength(RESUME_SCHEMA_VERSION);
  });

  it('turns the plain shape into valid current data and loses nothing', () => {
    const data = resumeData.parse(migrateResume(plain));
    expect(data).toMatchObject({ ...plain, employment: [{ ...plain.employment[0], id: '1' }] });
    expect(data.schemaVersion).toBe(RESUME_SCHEMA_VERSION);
    const look = Object.fromEntries(['drawing', ...Object.keys(LOOK)].map((name) => [name, '']));
    expect(data.settings).toEqual({ paper: 'a4', language: 'en', density: 'normal', marks: false, ...look });
  });

  it('gives entries without an id of their own a new one, always the same, and touches nothing else', () => {
    const old = {
      schemaVersion: 1,
      employment: [entry('a'), entry(''), entry('a'), entry(undefined), entry('employment-1')],
      education: [entry('a'), entry(7), entry('7')],
      sections: [
        { id: 's', items: [entry('i'), entry('j')], own: true },
        { id: 's', items: [entry('i')] },
        { items: 'none' },
      ],
      skills: ['Go', 'Go'],
    };
    const before = structuredClone(old);
    const migrated = migrateResume(old);
    expect(migrated).toEqual({
      ...old,
      schemaVersion: RESUME_SCHEMA_VERSION,
      employment: ['a', 'employment-2', 'employment-3', 'employment-4', 'employment-1'].map((id) =>
        entry(id),
      ),
      education: [entry('a'), entry(7), entry('education-1')],
      sections: [
        { id: 's', items: [entry('i'), entry('j')], own: true },
        { id: 'sections-1', items: [entry('item-1')] },
        { id: 'sections-2', items: 'none' },
      ],
    });
    expect(migrateResume(structuredClone(old))).toEqual(migrated);
    expect(old).toEqual(before);
  });

  it('leaves to validation what is no list and no entry', () => {
    const odd = { schemaVersion: 1, employment: 'none', education: [null, 3], sections: { id: 1 } };
    expect(migrateResume(odd)).toEqual({ ...odd, schemaVersion: RESUME_SCHEMA_VERSION });
  });

  it('an id is its own among entries of the same kind: those of the specification’s shape stay as they were sent', () => {
    const sent = { employment: [entry(1), entry(2)], education: [entry(1)] };
    expect(migrateResume(sent)).toEqual({ ...sent, schemaVersion: RESUME_SCHEMA_VERSION });
  });
});
