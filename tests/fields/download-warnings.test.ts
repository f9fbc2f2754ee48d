import { describe, expect, it } from 'vitest';
import { filledFields } from '#documents/filled-fields.ts';
import { LETTER } from '#documents/letter/fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { exampleLetters } from '#documents/samples/example-letters.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { ANYBODYS_VALUES } from '#documents/samples/example-values.ts';
import { letterWarnings } from '#features/cover-letters/editing/download-warnings.ts';
import { resumeWarnings } from '#features/resumes/editing/download-warnings.ts';
import { developmentPeople } from '../corpus/generators/people/development-people.ts';
import { judgedPeople } from '../corpus/generators/people/judged-people.ts';
import { resumeOfPerson } from '../corpus/generators/resume-of-person.ts';
import { careerResume } from '../factories/career-resume.ts';
import { letterDocuments } from '../factories/letter-documents.ts';
import { longResume, typicalResume } from '../factories/sample-resumes.ts';
import { scriptResumes } from '../factories/script-resumes.ts';
import { threePageResume } from '../factories/three-page-resume.ts';

/* What is said before a download, on documents that nobody wrote for it. */

const TODAY = new Date('2026-06-01');
const labels = (data: ResumeData) => resumeWarnings(data, TODAY).map(({ label }) => label);
/** Whose name and address are those of an example. */
const { emoji: _borrowed, ...inScripts } = scriptResumes;

const clean: readonly (readonly [string, ResumeData])[] = [
  ...[...developmentPeople, ...judgedPeople].map((person) => [person.key, resumeOfPerson(person)] as const),
  ...Object.entries(inScripts),
  ['typical', typicalResume()],
  ['long', longResume()],
  ['three pages', threePageResume()],
  ['career', careerResume()],
];

describe('nobody who has done all is told anything', () => {
  it.each(clean)('%s', (_, data) => {
    expect(labels(data)).toEqual([]);
  });

  it.each(letterDocuments.filter(({ name }) => name !== 'untouched' && name !== 'hostile'))(
    'letter, $name',
    ({ data }) => {
      expect(letterWarnings(data())).toEqual([]);
    },
  );
});

describe('each fault is told, in whatever resume it stands', () => {
  const withJobs = clean.filter(([, { employment }]) => employment.length > 1);
  const person = ({ personalInfo, ...rest }: ResumeData, changed: object): ResumeData => ({
    ...rest,
    personalInfo: { ...personalInfo, ...changed },
  });
  const firstJob = ({ employment, ...rest }: ResumeData, changed: object): ResumeData => ({
    ...rest,
    employment: employment.map((job, index) => (index === 0 ? { ...job, ...changed } : job)),
  });

  it.each(withJobs)('%s', (_, data) => {
    expect(labels(person(data, { email: 'ana@gmail' }))).toEqual(['“ana@gmail” is no email address: Email']);
    expect(labels(person(data, { phone: '+1 614 555 0113' }))).toEqual([
      '“+1 614 555 0113” comes from the example: Phone',
    ]);
    expect(labels(firstJob(data, { company: 'Fennimore Grocery' }))).toEqual([
      '“Fennimore Grocery” comes from the example: Company of job 1',
    ]);
    expect(labels(firstJob(data, { position: 'Cook [level]' }))).toEqual([
      '“[level]” is still to be replaced: Position of job 1',
    ]);
    const broken = firstJob(data, {
      description: '- Cooked for many people\nWashed up for as many of them\n- Baked bread every day',
    });
    expect(resumeWarnings(broken, TODAY)).toEqual([
      {
        field: 'employment.0.description',
        label: '“Washed up for as many of them” has no bullet among bullets: Description of job 1',
        words: { caret: 25, until: 54 },
      },
    ]);
  });
});

describe('an example that was hardly changed is told as one, with every name in it', () => {
  const isTold = (value: string) => !ANYBODYS_VALUES.includes(value);

  it.each(Object.entries(exampleResumes))('resume, %s', async (_, { load }) => {
    const data = await load();
    const { firstName, lastName, email, phone } = data.personalInfo;
    const employers = data.employment.map(({ company }) => company);
    const schools = data.education.map(({ school }) => school);
    for (const value of [`${firstName} ${lastName}`, email, phone, ...employers, ...schools].filter(isTold))
      expect(labels(data).join('\n')).toContain(`“${value}” comes from the example`);
    expectWords(resumeWarnings(data, TODAY), filledFields(RESUME, data));
  });

  it.each(Object.entries(exampleLetters))('letter, %s', async (_, { load }) => {
    const data = await load();
    const { fullName, email, address } = data.personalInfo;
    const { hiringManagerName, company } = data.recipient;
    const told = letterWarnings(data).map(({ label }) => label);
    const { opening } = data.content;
    for (const value of [fullName, email, address, hiringManagerName, company, opening].filter(isTold))
      expect(told.join('\n')).toContain(`“${value}” comes from the example`);
    expectWords(letterWarnings(data), filledFields(LETTER, data));
  });
});

/** Each leads to words that are there. */
function expectWords(
  rows: readonly { field: string; words?: { caret: number; until: number } }[],
  fields: readonly { path: string; value: unknown }[],
): void {
  for (const { field, words } of rows) {
    const text = fields.find(({ path }) => path === field)?.value;
    const selected = typeof text === 'string' && words ? text.slice(words.caret, words.until) : '';
    expect(selected.trim(), field).not.toBe('');
    expect(selected, field).toBe(selected.trim());
  }
}
