import { emptyValues } from '../fields.ts';
import { ITEM, JOB } from './fields.ts';
import { describe, expect, it } from 'vitest';
import { hostileResume } from '#tests/factories/hostile-resume.ts';
import { longResume, sparseResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { shapedResume } from '#tests/factories/shaped-resume.ts';
import { WHOLE_FROM } from '../text/no-break.ts';
import { emptyResume } from './empty.ts';
import { printedResume } from './printed-resume.ts';
import { resumeData } from './schema.ts';

const everything = [
  emptyResume(),
  typicalResume(),
  longResume(),
  sparseResume(),
  hostileResume(),
  ...Array.from({ length: 30 }, (_, seed) => shapedResume(seed)),
];

describe('printedResume', () => {
  it('changes nothing of what it has reduced before', () => {
    for (const data of everything) {
      const printed = printedResume(data);
      expect(printedResume(printed)).toEqual(printed);
      expect(resumeData.parse(printed)).toEqual(printed);
    }
  });

  it('lets go of what is switched off, and keeps the switches', () => {
    const off = {
      includeSummary: false,
      includeEmployment: false,
      includeEducation: false,
      includeSkills: false,
    };
    expect(printedResume({ ...longResume(), ...off })).toMatchObject({
      ...off,
      summary: '',
      employment: [],
      education: [],
      skills: [],
    });
    expect(JSON.stringify(printedResume(longResume()))).not.toMatch(/Switched off|Hidden/);
  });

  it('lets go of what is empty and of the end of what goes on', () => {
    const [job] = typicalResume().employment;
    if (!job) throw new Error('The sample has a job.');
    const data = {
      ...emptyResume(),
      summary: ' \n - \n',
      employment: [blankJob, { ...job, endDate: '2020-01', current: true }],
      skills: [' ', 'Go ', '\u0000'],
    };
    const printed = printedResume(data);
    expect(printed).toMatchObject({ summary: '', skills: ['Go'] });
    expect(printed.employment).toMatchObject([{ id: '1', company: 'Feedzai', endDate: '', current: true }]);
  });

  it('leaks neither unknown keys nor ids', () => {
    const data = resumeData.parse({
      ...typicalResume(),
      secret: 'unknown-1',
      personalInfo: { ...typicalResume().personalInfo, secret: 'unknown-2' },
      settings: { secret: 'unknown-3' },
      employment: [
        { ...emptyValues(JOB), id: 'unknown-4', position: 'Engineer', secret: { deep: 'unknown-5' } },
      ],
      sections: [
        {
          id: 'unknown-6',
          kind: 'awards',
          items: [{ ...emptyValues(ITEM), id: 'unknown-7', title: 'A', secret: 'unknown-8' }],
        },
      ],
    });
    expect(JSON.stringify(data)).toContain('unknown-8');
    expect(JSON.stringify(printedResume(data))).not.toContain('unknown');
  });

  it('holds text as printed, without what cleaning removes', () => {
    const data = {
      ...emptyResume(),
      summary: `a${WHOLE_FROM}b\u200bc\u0000  d\ud83d`,
      skills: ['e\u0301\u2003f'],
    };
    expect(printedResume(data)).toMatchObject({ summary: 'abc d', skills: ['\u00e9 f'] });
  });

  it('stays within the limits of its fields even where composing lengthens a text', () => {
    const data = { ...emptyResume(), skills: ['\ufb2c'.repeat(300)] };
    expect(resumeData.safeParse(printedResume(data)).success).toBe(true);
  });
});

const blankJob = {
  ...emptyValues(JOB),
  id: 'blank',
  position: '  ',
  company: '\u200b',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: '*\n-',
};
