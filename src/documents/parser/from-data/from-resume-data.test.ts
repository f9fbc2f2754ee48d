import { emptyValues } from '#documents/fields.ts';
import { JOB } from '#documents/resume/fields.ts';
import { expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';
import type { ParsedResume } from '../parsed-resume.ts';
import { fromResumeData } from './from-resume-data.ts';

const anas = () => ({
  ...emptyResume(),
  personalInfo: {
    ...emptyResume().personalInfo,
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.com',
    links: [{ label: 'Site', url: 'ana.example.com' }],
  },
  summary: 'Bakes since 2009.',
  employment: [
    {
      ...emptyValues(JOB),
      id: '1',
      position: '',
      company: '',
      location: '',
      startDate: '',
      endDate: '',
      current: false,
      description: '',
    },
    {
      ...emptyValues(JOB),
      id: '2',
      position: 'Baker',
      company: 'Crumb',
      location: 'Porto',
      startDate: '2019-03',
      endDate: '2021-01',
      current: true,
      description: 'A small shop.\n- Baked 300 loaves a day\n- Trained two apprentices',
    },
  ],
  skills: ['Sourdough'],
});

it('each value names the field that it was typed into, whatever stands empty before it', () => {
  const [job] = fromResumeData(anas()).jobs;
  expect(job?.title).toEqual({
    value: 'Baker',
    confidence: 1,
    source: { snippet: 'Baker', field: 'employment.1.position' },
  });
  expect(fromResumeData(anas()).links[0]?.source.field).toBe('personalInfo.links.0.url');
  expect(fromResumeData(anas()).skills[0]?.source.field).toBe('skills.0');
});

it('a description is bullets and paragraphs, and what goes on has no end', () => {
  const [job] = fromResumeData(anas()).jobs;
  expect(job?.bullets.map(({ value }) => value)).toEqual([
    'Baked 300 loaves a day',
    'Trained two apprentices',
  ]);
  expect(job?.paragraphs.map(({ value }) => value)).toEqual(['A small shop.']);
  expect(job?.period?.value).toEqual({ start: { year: 2019, month: 3 }, current: true });
});

it('what is switched off or empty is left out, sections too', () => {
  const kinds = ({ sections }: ParsedResume) => sections.map(({ kind }) => kind);
  expect(kinds(fromResumeData(anas()))).toEqual(['contact', 'summary', 'experience', 'skills']);
  const without = fromResumeData({ ...anas(), includeEmployment: false, includeSummary: false });
  expect(without.jobs).toEqual([]);
  expect(kinds(without)).toEqual(['contact', 'skills']);
  expect(fromResumeData(emptyResume()).sections.flatMap(({ text }) => text)).toEqual([]);
});

it('the headings are those that are printed, in the language of the resume', () => {
  const data = anas();
  const german = fromResumeData({ ...data, settings: { ...data.settings, language: 'de' } });
  expect(german.sections.map(({ heading }) => heading?.value)).toEqual([
    undefined,
    'Profil',
    'Berufserfahrung',
    'Kenntnisse',
  ]);
});

it('the language is that of the text, whatever the headings are in; of little text it is that of the headings', () => {
  const english = templateResume('modern-1');
  const german = { ...english.settings, language: 'de' };
  expect(fromResumeData({ ...english, settings: german }).language).toBe('en');
  expect(fromResumeData({ ...anas(), settings: german }).language).toBe('de');
});
