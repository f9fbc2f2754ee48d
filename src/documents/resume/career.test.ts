import { expect, it } from 'vitest';
import { careerResume } from '#tests/factories/career-resume.ts';
import { languageOf } from '../text/languages/languages.ts';
import { readAttachedResume } from './attached-resume-reader.ts';
import { attachedResume } from './attached-resume.ts';
import { missingRequired } from './completeness.ts';
import { resumePrintJob, type ResumeModel } from './print-model.ts';
import { resumeFields } from './printed-fields.ts';
import { printedResume } from './printed-resume.ts';

const english = languageOf('en');
const model = () =>
  resumePrintJob({ templateId: 'modern-1', data: careerResume(), updatedAt: new Date(0) })
    .model as ResumeModel;
const words = (value: unknown) => JSON.stringify(value).replace(/[\p{Co}\u2060]/gu, '');

it('sections stand in the person’s order, with their own headings, set as asked for', () => {
  const { sections } = model();
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Summary',
    'What I Bring',
    'Nursing',
    'Education',
    'Teaching',
    'Awards',
  ]);
  expect(sections).toMatchObject([
    { headingHidden: true },
    { own: false },
    { own: false },
    { keepTogether: true },
    { newPage: true },
    { own: true },
  ]);
});

it('roles at one employer are one entry; a place is said once, and another one where it is', () => {
  const nursing = model().sections[2];
  expect(nursing?.kind === 'entries' && nursing.entries[0]).toMatchObject({
    title: '',
    location: 'Leeds, United Kingdom',
    dates: '',
    roles: [
      { title: 'Senior Charge Nurse', location: '', dates: 'Apr 2020 – Present' },
      { title: 'Charge Nurse', location: '', dates: 'Autumn 2016 – Mar 2020' },
      { title: 'Staff Nurse', location: 'Bradford, United Kingdom', dates: '2012 – Summer 2016' },
    ],
  });
});

it('the head has the preferred name and further facts; the file’s author has the plain name', () => {
  const { header, author } = model();
  expect([words(header.name), author]).toEqual([
    '"Roberta (Bobbie) Adeyemi-Clarke"',
    'Roberta Adeyemi-Clarke',
  ]);
  expect(header.contact.slice(-4).map(({ text }) => words(text))).toEqual([
    '"she/her"',
    '"Right to work in the UK and the EU"',
    '"NMC PIN: 12A3456E"',
    '"Driving licence: B"',
  ]);
});

it('skills stand in their groups, and those of none last', () => {
  const skills = model().sections[1];
  expect(skills?.kind === 'tags' && skills.groups?.map(({ name, tags }) => [name, tags.length])).toEqual([
    ['Clinical', 3],
    ['Management', 3],
    ['Languages', 3],
    ['', 1],
  ]);
});

it('grade, courses and what is still to come are said in the document’s language', () => {
  const german = { ...careerResume(), settings: { ...careerResume().settings, language: 'de' } };
  const said = words(resumePrintJob({ templateId: 'modern-1', data: german, updatedAt: new Date(0) }).model);
  for (const line of [
    'Sep 2024 – voraussichtlich Mai 2027',
    'Note: First-class honours',
    'Kurse: Prescribing',
  ])
    expect(said).toContain(line);
});

it('what is hidden is neither printed, nor missing, nor attached, and kept in the data', () => {
  const data = careerResume();
  const { text } = attachedResume({ templateId: 'modern-1', data, updatedAt: new Date(0) }, english);
  for (const hidden of [
    'Corner Café',
    'Bank Nurse',
    'new building',
    'Looking for a post',
    'Nowhere',
    'that is gone',
  ]) {
    expect(JSON.stringify(data)).toContain(hidden);
    expect(text).not.toContain(hidden);
    expect(words(model())).not.toContain(hidden);
    expect(words(resumeFields(data))).not.toContain(hidden);
  }
  expect(
    missingRequired({ ...data, employment: data.employment.map((job) => ({ ...job, company: '' })) }),
  ).toEqual(['employment.0.company', 'employment.1.company']);
});

it('what is attached comes back as the very data that was printed, and reducing it again changes nothing', () => {
  const printed = printedResume(careerResume());
  const { text } = attachedResume(
    { templateId: 'modern-1', data: careerResume(), updatedAt: new Date(0) },
    english,
  );
  expect(readAttachedResume(text)?.data).toEqual(printed);
  expect(printedResume(printed)).toEqual(printed);
});

it('every printed text of every field is set, roles and marks included', () => {
  const said = words(model().sections).replaceAll(/"\},\{"text":"|","bold":true|","italic":true/g, '');
  for (const { path, text } of resumeFields(careerResume()))
    if (/roles\.\d\.position|skillGroups/.test(path)) expect(said).toContain(text);
  const summary = resumeFields(careerResume()).find(({ path }) => path === 'summary');
  expect(summary?.text).toContain('fourteen years at the bedside');
});
