import { expect, it } from 'vitest';
import type { ParsedEducation, ParsedJob, ParsedResume, ParsedValue, Period } from '../parsed-resume.ts';
import { nothingRead } from '../testing/nothing-found.ts';
import { toResumeData } from './to-resume-data.ts';

/** Read with full confidence: what is doubted is doubted for its looks. */
const read = <T = string>(value: T, snippet = String(value)): ParsedValue<T> => ({
  value,
  confidence: 1,
  source: { snippet, line: 0 },
});

const period = (from: number, to?: number): ParsedValue<Period> =>
  read(
    { start: { year: from }, ...(to && { end: { year: to } }), current: !to },
    `${from} – ${to ?? 'present'}`,
  );

const job = (title: string, employer: string, more: Partial<ParsedJob> = {}): ParsedJob => ({
  ...(title && { title: read(title) }),
  ...(employer && { employer: read(employer) }),
  period: period(2015, 2019),
  bullets: [],
  paragraphs: [],
  ...more,
});

const study = (degree: string, school: string, more: Partial<ParsedEducation> = {}): ParsedEducation => ({
  ...(degree && { degree: read(degree) }),
  ...(school && { school: read(school) }),
  period: period(2011, 2014),
  details: [],
  ...more,
});

const doubted = (resume: Partial<ParsedResume>) =>
  toResumeData({ ...nothingRead, name: read('Ana Silva'), ...resume }).lowConfidenceFields.map(
    ({ field }) => field,
  );

it('a resume read cleanly has no doubts', () => {
  expect(
    doubted({
      title: read('Head of Sales'),
      location: read('Porto'),
      jobs: [
        job('Engineer', 'Acme Inc.', { period: period(2019) }),
        job('Baker (part-time)', 'dm-drogerie markt'),
        job('Vendedora', 'iFood'),
      ],
      education: [study('mgr Finanse', 'Uniwersytet Warszawski'), study('B.A.', 'Porto University')],
    }),
  ).toEqual([]);
});

it.each([
  ['an end that goes on', 'Engineer for the'],
  ['a hyphen at the end of a line', 'Soft-'],
  ['a bracket that is not closed', 'Engineer (contract'],
  ['a beginning within something', 'à Conseiller de vente'],
  ['a sentence', 'Took the whole bakery from three to nine ovens.'],
  ['dates', 'Engineer 2015 – 2019'],
  ['an address', 'Ana Silva, ana@example.com'],
  ['a heading', 'Berufserfahrung'],
  ['a town', 'Hamburg, Germany'],
])('a title that looks like %s is doubted, whatever read it', (_, title) => {
  expect(doubted({ jobs: [job(title, 'Acme Inc.')] })).toEqual(['employment.0.position']);
});

it('what a job has not is asked for, with what stands there of it', () => {
  const { lowConfidenceFields } = toResumeData({
    ...nothingRead,
    name: read('Ana Silva'),
    jobs: [job('', 'Acme Inc.'), job('Engineer', '')],
  });
  expect(lowConfidenceFields).toEqual([
    { field: 'employment.0.position', snippet: 'Acme Inc.' },
    { field: 'employment.1.company', snippet: 'Engineer' },
  ]);
});

it('a job without dates among jobs with dates is asked for them, and doubted as a whole where it looks like none', () => {
  const { period: _, ...undated } = job('Engineer', 'Acme Inc.');
  const { period: __, ...none } = job('Cash handling', 'Python');
  expect(doubted({ jobs: [job('Baker', 'Crumb Ltd'), undated, none] })).toEqual([
    'employment.1.startDate',
    'employment.2.position',
    'employment.2.company',
    'employment.2.startDate',
  ]);
});

it('a degree from a school among the jobs is doubted', () => {
  expect(doubted({ jobs: [job('BSc Economics', 'University of Norwich')] })).toEqual([
    'employment.0.position',
    'employment.0.company',
  ]);
});

it('a title and an employer that seem to be the other way round are doubted', () => {
  expect(doubted({ jobs: [job('Acme', 'Software Engineer')] })).toEqual([
    'employment.0.position',
    'employment.0.company',
  ]);
});

it('a single date of a job, and an end before its beginning, are doubted', () => {
  const single = read<Period>({ end: { year: 2021, month: 8 }, current: false }, 'août 2021');
  expect(
    doubted({
      jobs: [
        job('Baker', 'Crumb Ltd', { period: single }),
        job('Baker', 'Rye Ltd', { period: period(2019, 2015) }),
      ],
    }),
  ).toEqual(['employment.0.startDate', 'employment.1.startDate', 'employment.1.endDate']);
});

it('a job that goes on for want of an end is doubted where another began later', () => {
  const open = read<Period>({ start: { year: 2012 }, current: true }, '2012 –');
  const jobs = [job('Baker', 'Crumb Ltd', { period: open }), job('Baker', 'Rye Ltd')];
  expect(doubted({ jobs })).toEqual(['employment.0.startDate']);
  expect(doubted({ jobs: jobs.slice(0, 1) })).toEqual([]);
});

it('a study with the dates or the school of another one in its text is doubted', () => {
  const details = [read('Bac pro Commerce, Lycée Aubépine, juil. 2012 – juin 2014')];
  expect(doubted({ education: [study('BTS MUC', 'Lycée Thévenot', { details })] })).toEqual([
    'education.0.degree',
    'education.0.school',
    'education.0.description',
  ]);
});

it('what heads a section is doubted in the text of a job', () => {
  const bullets = [read('Baked bread'), read('Education')];
  expect(doubted({ jobs: [job('Baker', 'Crumb Ltd', { bullets })] })).toEqual(['employment.0.description']);
});

it('a name that is none, and one that is missing, are doubted', () => {
  expect(doubted({ name: read('Senior Engineer') })).toEqual(['personalInfo.firstName']);
  const { name: _, ...nobody } = nothingRead;
  const sections = [{ kind: 'contact' as const, text: [read('ana@example.com')] }];
  expect(toResumeData({ ...nobody, sections }).lowConfidenceFields).toContainEqual({
    field: 'personalInfo.firstName',
    snippet: 'ana@example.com',
  });
});

it('what is left over is told as such', () => {
  const sections = [{ kind: 'contact' as const, text: [read('Winner of the golden whisk, twice')] }];
  expect(doubted({ sections })).toEqual(['sections.0.items.0.description']);
});

it('the lone date of the last study is doubted where all others have a beginning and an end', () => {
  const lone = read<Period>({ end: { year: 2022, month: 10 }, current: false }, 'Okt. 2022');
  const bachelor = study('B. A. Medien', 'Hochschule Kiel', { period: lone });
  const school = study('Abitur', 'Jungmannschule', { period: period(2013, 2022) });
  const expected = read<Period>({ ...lone.value, expected: true }, 'Expected Oct 2022');
  expect(doubted({ education: [bachelor, school] })).toEqual(['education.0.graduationDate']);
  expect(doubted({ education: [bachelor, { ...school, period: lone }] })).toEqual([]);
  expect(doubted({ education: [{ ...bachelor, period: expected }, school] })).toEqual([]);
  const later = study('M. A. Medien', 'Hochschule Kiel', { period: period(2022, 2024) });
  expect(doubted({ education: [later, bachelor] })).toEqual([]);
});

it('text of sections beside each other that was read across, headings first, is doubted', () => {
  const of = (text: string) => doubted({ jobs: [job('Baker', 'Acme Inc.', { paragraphs: [read(text)] })] });
  expect(of('Compétences Langues Négociation Anglais : courant')).toContain('employment.0.description');
  expect(of('Languages of all guests were spoken.')).toEqual([]);
});

it('a title that one of the jobs has too is not doubted, and another is', () => {
  const unsure = { ...read('Jefe de cocina'), confidence: 0.6 };
  const jobs = [job('Jefe de Cocina', 'Mesón Azul')];
  expect(doubted({ title: unsure, jobs })).not.toContain('personalInfo.title');
  expect(doubted({ title: { ...unsure, value: 'Cocinero' }, jobs })).toContain('personalInfo.title');
});
