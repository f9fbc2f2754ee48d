import { expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { emptyItem, emptyJob, newSection } from './entries.ts';
import { resumeWarnings } from './download-warnings.ts';

const named = {
  ...emptyResume(),
  personalInfo: {
    ...emptyResume().personalInfo,
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.example',
    phone: '1',
  },
};
const job = { ...emptyJob(), position: 'Nurse', company: 'Norte' };

it('words in brackets that would be printed are named, with the field they stand in', () => {
  const data = {
    ...named,
    summary: 'Nurse with [number] years [1]',
    employment: [job, { ...job, description: '- Led [number] people\n- Cared for [number] guests' }],
    sections: [{ ...newSection('projects'), items: [{ ...emptyItem(), description: 'For [client]' }] }],
  };
  expect(resumeWarnings(data)).toEqual([
    {
      field: 'summary',
      label: '“[number]” is still to be replaced: Professional summary',
      words: { caret: 11, until: 19 },
    },
    {
      field: 'employment.1.description',
      label: '“[number]” is still to be replaced: Description of job 2',
      words: { caret: 6, until: 14 },
    },
    {
      field: 'sections.0.items.0.description',
      label: '“[client]” is still to be replaced: Description of Project 1, Projects',
      words: { caret: 4, until: 12 },
    },
  ]);
  const hidden = { ...data, includeSummary: false, includeEmployment: false, sections: [] };
  expect(resumeWarnings(hidden).map(({ label }) => label)).toEqual(['This page is still almost empty']);
});

it('a page with nothing but a name is told, and one that says something is not', () => {
  const labels = (summary: string, data = named) =>
    resumeWarnings({ ...data, summary }).map(({ label }) => label);
  expect(labels('')).toEqual(['This page is still almost empty']);
  expect(labels('A nurse.')).toEqual(['This page is still almost empty']);
  expect(labels('Nurse with eight years in emergency wards of two large hospitals.')).toEqual([]);
  expect(labels('病院の救急部門で八年間働いてきた看護師で、新人の指導も担当しています。')).toEqual([]);
  expect(labels('', emptyResume() as typeof named)).toContain('First name is empty');
});

it('what is required comes first', () => {
  const summary = 'A [word] in a text that is long enough for a page to begin with.';
  const data = { ...named, personalInfo: { ...named.personalInfo, email: '' }, summary };
  expect(resumeWarnings(data).map(({ label }) => label)).toEqual([
    'Email is empty',
    '“[word]” is still to be replaced: Professional summary',
  ]);
});

it('what an example brought is named with its place, as far as it would be printed', async () => {
  const example = await exampleResumes['data-analyst'].load();
  const labels = resumeWarnings(example).map(({ label }) => label);
  expect(labels).toContain('“Yusuf Demir” comes from the example: First name');
  expect(labels).toContain('“yusuf.demir@example.com” comes from the example: Email');
  expect(labels).toContain('“+1 416 555 0139” comes from the example: Phone');
  expect(labels).toContain('“Fennimore Grocery” comes from the example: Company of job 1');
  expect(labels).toContain('“Simcoe Valley University” comes from the example: School of education 1');
  const mine = {
    ...example,
    personalInfo: named.personalInfo,
    summary: 'Two years at  fennimore grocery.',
    includeEmployment: false,
    includeEducation: false,
  };
  expect(resumeWarnings(mine)).toEqual([
    {
      field: 'summary',
      label: '“Fennimore Grocery” comes from the example: Professional summary',
      words: { caret: 14, until: 31 },
    },
  ]);
});

it('a date that cannot be read is named with its words', () => {
  const data = { ...named, employment: [{ ...emptyJob(), startDate: '15' }] };
  expect(resumeWarnings(data)[0]).toMatchObject({
    field: 'employment.0.startDate',
    label: expect.stringMatching(/^“15” is no date: /),
  });
});
