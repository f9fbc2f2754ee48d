import { emptyValues } from '#documents/fields.ts';
import { JOB } from '#documents/resume/fields.ts';
import { expect, it } from 'vitest';
import { careerResume } from '#tests/factories/career-resume.ts';
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

it('a job is read in each of its roles, with the employer of the job and the place where the role says none', () => {
  const { jobs } = fromResumeData(careerResume());
  const said = jobs.map(({ title, employer, place }) => [title?.value, employer?.value, place?.value]);
  const [hospitals, leeds] = ['St Aldate Teaching Hospitals', 'Leeds, United Kingdom'];
  expect(said).toEqual([
    ['Senior Charge Nurse', hospitals, leeds],
    ['Charge Nurse', hospitals, leeds],
    ['Staff Nurse', hospitals, 'Bradford, United Kingdom'],
    ['Volunteer Nurse', 'Field Hospital Alliance', 'Beira, Mozambique'],
  ]);
  expect(jobs[2]?.title?.source.field).toBe('employment.0.roles.1.position');
  expect(jobs[1]?.period?.value).toEqual({
    start: { year: 2016, season: 'autumn' },
    end: { year: 2020, month: 3 },
    current: false,
  });
});

it('what is hidden is not looked at, and of bold, italic and links only the words', () => {
  const read = JSON.stringify(fromResumeData(careerResume()));
  expect(read).not.toMatch(/Corner|Bank Nurse|new building|from September|\*\*|https:..rota/);
  expect(read).toContain('with fourteen years at the bedside');
});

it('skills are read by their groups, and the head with pronouns, permit and facts', () => {
  const { skillGroups, skills, facts, preferredName } = fromResumeData(careerResume());
  expect(skillGroups.map(({ name, skills: own }) => [name.value, own.length])).toEqual([
    ['Clinical', 3],
    ['Management', 3],
    ['Languages', 3],
  ]);
  expect(skills).toHaveLength(10);
  expect(preferredName?.value).toBe('Bobbie');
  expect(facts.map(({ kind, label, value }) => [kind, label?.value, value.value])).toEqual([
    ['pronouns', undefined, 'she/her'],
    ['work permit', undefined, 'Right to work in the UK and the EU'],
    ['other', 'NMC PIN', '12A3456E'],
    ['other', 'Driving licence', 'B'],
  ]);
});

it('education has its start, whether its end is expected, its grade and its courses', () => {
  const [master, bachelor] = fromResumeData(careerResume()).education;
  expect(master?.period?.value).toEqual({
    start: { year: 2024, month: 9 },
    end: { year: 2027, month: 5 },
    current: false,
    expected: true,
  });
  const details = [master, bachelor].flatMap((study) => study?.details ?? []);
  expect(details.map(({ value, source }) => [value, source.field])).toEqual([
    ['Courses: Prescribing, Leadership in Healthcare, Statistics', 'education.0.courses'],
    ['Dissertation on noise at night in intensive care.', 'education.1.description'],
    ['Grade: First-class honours', 'education.1.grade'],
  ]);
});

it('sections stand in the order of print, with their own headings, and without one that is hidden', () => {
  const { sections } = fromResumeData(careerResume());
  expect(sections.map(({ kind, heading }) => [kind, heading?.value])).toEqual([
    ['contact', undefined],
    ['summary', undefined],
    ['skills', 'What I Bring'],
    ['experience', 'Nursing'],
    ['education', 'Education'],
    ['unknown', 'Teaching'],
    ['awards', 'Awards'],
  ]);
});
