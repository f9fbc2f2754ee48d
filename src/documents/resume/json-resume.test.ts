import { emptyValues } from '../fields.ts';
import { ITEM } from './fields.ts';
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Validator, type Schema } from 'jsonschema';
import { describe, expect, it } from 'vitest';
import { careerResume } from '#tests/factories/career-resume.ts';
import { hostileResume } from '#tests/factories/hostile-resume.ts';
import { longResume, sparseResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { shapedResume } from '#tests/factories/shaped-resume.ts';
import { sampleResumes } from '#tests/factories/category-resumes.ts';
import { emptyResume } from './empty.ts';
import { fromJsonResume } from './json-resume-import.ts';
import { toJsonResume } from './json-resume.ts';
import { printedResume } from './printed-resume.ts';
import type { FurtherSectionItem, Link, ResumeData } from './schema.ts';
import type { FurtherSectionKind } from './section-kinds.ts';

const updatedAt = new Date('2026-11-21T10:00:00.500Z');
const convert = (data: ResumeData) => toJsonResume(printedResume(data), updatedAt);

/** What the standard's own schema finds wrong. */
function faults(data: ResumeData): string[] {
  // The file is a schema, of draft 7; its type is wider than the validator's.
  return new Validator().validate(convert(data), schema as Schema).errors.map(String);
}

describe('toJsonResume', () => {
  it('is valid JSON Resume, whatever the resume holds', () => {
    const all = [
      emptyResume(),
      typicalResume(),
      longResume(),
      sparseResume(),
      hostileResume(),
      careerResume(),
      ...Object.values(sampleResumes),
      ...Array.from({ length: 30 }, (_, seed) => shapedResume(seed)),
      linked([
        { label: '', url: 'https://a.example/[x]|{y}^`z`\\%zz?q=[1]#a#b' },
        { label: 'X', url: 'ünï.example/ø' },
      ]),
      ...['a..b@c.example', 'ü@x.example', 'a@b', 'a.@b.example', 'x@ü.example'].map(withEmail),
      further('projects', { startDate: '0999-01', endDate: '3000-12' }),
    ];
    for (const data of all)
      expect({ of: data.personalInfo, faults: faults(data) }).toMatchObject({ faults: [] });
  });

  it('says who somebody is, with full addresses', () => {
    expect(convert(typicalResume()).basics).toMatchObject({
      name: 'Ana Silva',
      label: 'Senior Software Engineer',
      email: 'ana.silva@example.com',
      phone: '+351 912 345 678',
      url: 'https://anasilva.dev/work',
      location: { city: 'Lisbon, Portugal' },
      profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ana-silva' }],
    });
  });

  it('names a network by its address where it has no label, and links nowhere unsafe', () => {
    const links = [
      { label: '', url: 'https://ana.example' },
      { label: '', url: 'https://www.github.com/ana' },
      { label: 'Blog', url: 'javascript:alert(1)' },
      { label: 'Only a label', url: '' },
    ];
    expect(convert(linked(links)).basics).toEqual({
      url: 'https://ana.example/',
      profiles: [{ network: 'github.com', url: 'https://www.github.com/ana' }],
    });
  });

  it('tells running text from bullets, and what has ended from what goes on', () => {
    const { work = [], education = [], skills = [] } = convert(typicalResume());
    expect(work[0]).toMatchObject({
      name: 'Feedzai',
      position: 'Senior Software Engineer',
      startDate: '2021-03',
    });
    expect(work[0]).not.toHaveProperty('endDate');
    expect(work[1]).toMatchObject({
      endDate: '2021-02',
      summary: expect.stringMatching(/^Call routing platform .* countries\.$/),
      highlights: [
        expect.stringMatching(/^Designed/),
        expect.stringMatching(/^Replaced/),
        expect.stringMatching(/^Cut cloud/),
      ],
    });
    expect(education[1]).toEqual({
      institution: 'University of Coimbra',
      studyType: 'BSc in Informatics Engineering',
      location: 'Coimbra, Portugal',
      endDate: '2013-06',
    });
    expect(skills[0]).toEqual({ name: 'Java' });
  });

  it.each([
    [
      'projects',
      'projects',
      { name: 'T', entity: 'S', startDate: '2020-01', description: 'Text', highlights: ['one'] },
    ],
    [
      'volunteering',
      'volunteer',
      { position: 'T', organization: 'S', startDate: '2020-01', summary: 'Text' },
    ],
    ['certificates', 'certificates', { name: 'T', issuer: 'S', date: '2020-01', summary: 'Text\n\n• one' }],
    ['awards', 'awards', { title: 'T', awarder: 'S', date: '2020-01', url: 'https://x.example/y' }],
    ['publications', 'publications', { name: 'T', publisher: 'S', releaseDate: '2020-01' }],
    ['languages', 'languages', { language: 'T', fluency: 'S' }],
  ] as const)('gives %s their home in the standard: %s', (kind, list, expected) => {
    const data = further(kind, {
      title: 'T',
      subtitle: 'S',
      url: 'x.example/y',
      startDate: '2020-01',
      description: 'Text\n- one',
    });
    expect(convert(data)).toMatchObject({ [list]: [expected] });
  });

  it('leaves out what is switched off, empty, or without a home in the standard', () => {
    const data = { ...longResume(), includeEmployment: false, includeSkills: false };
    const text = JSON.stringify(convert(data));
    expect(text).not.toMatch(/"work"|"skills"|"awards"|Institute|Method|Hidden|Service to the Community/);
    expect(convert(emptyResume())).toEqual({
      $schema: expect.stringContaining('v1.0.0'),
      basics: {},
      meta: { version: 'v1.0.0', lastModified: '2026-11-21T10:00:00' },
    });
  });
});

function linked(links: Link[]): ResumeData {
  return { ...emptyResume(), personalInfo: { ...emptyResume().personalInfo, links } };
}

function withEmail(email: string): ResumeData {
  return { ...emptyResume(), personalInfo: { ...emptyResume().personalInfo, email } };
}

function further(kind: FurtherSectionKind, item: Partial<FurtherSectionItem>): ResumeData {
  const blank = {
    ...{
      ...emptyValues(ITEM),
      id: '1',
      title: '',
      subtitle: '',
      location: '',
      url: '',
      startDate: '',
      endDate: '',
    },
    ...{ current: false, description: '' },
  };
  const section = { id: '1', kind, title: '', include: true, items: [{ ...blank, ...item }] };
  return { ...emptyResume(), sections: [section] };
}

describe('a career with roles and groups', () => {
  const printed = printedResume(careerResume());
  const file = convert(careerResume());
  const again = fromJsonResume(JSON.parse(JSON.stringify(file)));

  it('has each role as a post at the same company, with its own dates, place and text', () => {
    expect(file.work).toMatchObject([
      { name: 'St Aldate Teaching Hospitals', position: 'Senior Charge Nurse', startDate: '2020-04' },
      {
        name: 'St Aldate Teaching Hospitals',
        position: 'Charge Nurse',
        location: 'Leeds, United Kingdom',
        // The standard has no seasons.
        startDate: '2016',
        endDate: '2020-03',
        highlights: [
          'Led the shift of 14 nurses through the first winter of the new unit',
          'Wrote the handover sheet that all wards use today',
        ],
      },
      { position: 'Staff Nurse', location: 'Bradford, United Kingdom', startDate: '2012', endDate: '2016' },
      { name: 'Field Hospital Alliance', position: 'Volunteer Nurse' },
    ]);
  });

  it('has its roles again where it comes in, under the one employer', () => {
    expect(again?.employment.map(({ company }) => company)).toEqual([
      'St Aldate Teaching Hospitals',
      'Field Hospital Alliance',
    ]);
    const [before, after] = [printed, again].map((data) => data?.employment[0]?.roles);
    const inYears = (at: string) => at.replace(/-[a-z]+$/, '');
    expect(after).toEqual(
      before?.map((role) => ({
        ...role,
        startDate: inYears(role.startDate),
        endDate: inYears(role.endDate),
        description: role.description.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
      })),
    );
  });

  it('has its groups out and in, and a group’s name is no skill', () => {
    expect(file.skills?.at(0)).toEqual({
      name: 'Clinical',
      keywords: ['Mechanical ventilation', 'Haemofiltration', 'Central lines'],
    });
    expect(file.skills?.at(-1)).toEqual({ name: 'First-aid instructor' });
    expect(again?.skillGroups).toEqual(printed.skillGroups);
    expect(again?.skills.toSorted()).toEqual(printed.skills.toSorted());
  });

  it('names no hidden part, and no mark', () => {
    expect(JSON.stringify(file)).not.toMatch(/Corner|Bank Nurse|new building|\*\*/);
  });
});
