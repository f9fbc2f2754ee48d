import { expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { filledFields } from '#documents/filled-fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { FurtherSection, ResumeData } from '#documents/resume/schema.ts';
import { conflictRows, conflictWords } from '#editor/merge/conflict-words.ts';
import { conflictChoices } from '#editor/merge/merge-content.ts';
import { emptyEducation, emptyItem, emptyJob, emptyRole, newSection } from './entries.ts';
import { nameIn, resumeWords } from './field-map.ts';

const content = (data: Partial<ResumeData>) => ({
  title: 'Resume',
  templateId: 'modern-1',
  data: { ...emptyResume(), ...data },
});
const names = (mine: Partial<ResumeData>, theirs: Partial<ResumeData>) =>
  conflictWords(conflictChoices(RESUME, null, content(mine), content(theirs)), resumeWords).map(
    ({ name }) => name,
  );

const certificate = { ...emptyItem(), id: 'c', title: 'Tester', subtitle: 'ISTQB', endDate: '2020-01' };
const certificates: FurtherSection = { ...newSection('certificates'), id: 's', items: [certificate] };

it('a field of a further section is called what the form of its kind calls it', () => {
  const other = { ...certificate, subtitle: 'iSQI', endDate: '2020-02', current: true, description: 'New' };
  expect(names({ sections: [certificates] }, { sections: [{ ...certificates, items: [other] }] })).toEqual([
    'Issued by (certificate 1, Section 1)',
    'Date (certificate 1, Section 1)',
    // A field that the form of a certificate shows only where it holds something.
    'Still going on (certificate 1, Section 1)',
    'Note (certificate 1, Section 1)',
  ]);
});

it('a heading is not taken for the whole section, nor an entry for its text', () => {
  const theirs = { ...certificates, title: 'Exams', include: false, items: [] };
  expect(names({ sections: [certificates] }, { sections: [theirs] })).toEqual([
    'Heading (Section 1)',
    'Include (Section 1)',
    'Certificate 1, Section 1',
  ]);
});

it('another order is told of the list that has it', () => {
  const [one, two] = [
    { ...emptyJob(), position: 'Cook' },
    { ...emptyJob(), position: 'Chef' },
  ];
  expect(names({ employment: [one, two] }, { employment: [two, one] })).toEqual(['Order of work experience']);
});

it('a field of a further section is named by the heading and by what its entry says', () => {
  const projects: FurtherSection = {
    ...newSection('projects'),
    items: [{ ...emptyItem(), title: 'Shop front' }, emptyItem()],
  };
  const data = { sections: [projects, { ...certificates, title: 'Exams' }], employment: [emptyJob()] };
  const named = (path: string) => nameIn(path, data);
  expect(named('sections.0.items.0.description')).toBe('Description of Shop front, Projects');
  expect(named('sections.0.items.1.endDate')).toBe('End date of Project 2, Projects');
  expect(named('sections.0.items.1')).toBe('Project 2, Projects');
  expect(named('sections.0.title')).toBe('Projects');
  expect(named('sections.1.items.0.endDate')).toBe('End date of Tester, Exams');
  expect(named('employment.0.description')).toBe('Description of job 1');
  expect(named('sections.0.nothing')).toBeUndefined();
});

const withAll: Partial<ResumeData> = {
  employment: [{ ...emptyJob(), roles: [emptyRole()] }],
  education: [emptyEducation()],
  sections: [certificates],
  order: [{ id: 'skills', heading: '', headingHidden: false, keepTogether: false, newPage: false }],
};

it('of a switch it is said what is the case, and never just yes or no', () => {
  const flags = filledFields(RESUME, { ...emptyResume(), ...withAll }).filter(
    ({ field }) => field.kind === 'flag',
  );
  expect(flags.length).toBeGreaterThan(12);
  for (const { path } of flags)
    expect([path, resumeWords.saidOf?.(path, true)]).not.toEqual([path, resumeWords.saidOf?.(path, false)]);
  const hidden = { employment: [{ ...emptyJob(), id: 'a', hidden: true }] };
  const shown = { employment: [{ ...emptyJob(), id: 'a' }], includeSkills: false };
  expect(
    conflictWords(conflictChoices(RESUME, null, content(hidden), content(shown)), resumeWords),
  ).toMatchObject([
    { name: 'Hidden of job 1', mine: 'Hidden', theirs: 'Shown' },
    { name: 'Include skills', mine: 'Shown', theirs: 'Left out' },
  ]);
});

it('a photo is told in words, not by its id or the numbers of its frame', () => {
  const frame = { x: 0, y: 0, width: 1, height: 1 };
  const photo = { id: 'f3a9-b1', crop: { ...frame, width: 0.5 }, alt: 'Ana at her desk' };
  const none = { id: '', crop: frame, alt: '' };
  const [one, two] = [content({ photo }), content({ photo: none })];
  const mine = 'A photo: Ana at her desk (width 0–50%, height 0–100%)';
  expect(conflictWords(conflictChoices(RESUME, null, one, two), resumeWords)).toEqual([
    { name: 'Photo', mine, theirs: 'No photo' },
  ]);
  const other = content({ photo: { ...photo, id: 'e8', crop: frame, alt: '' } });
  expect(conflictWords(conflictChoices(RESUME, two, one, other), resumeWords)).toEqual([
    { name: 'Photo', mine, theirs: 'A photo' },
  ]);
  expect(conflictRows(conflictChoices(RESUME, two, one, other), resumeWords)).toMatchObject([
    { photos: { mine: 'f3a9-b1', theirs: 'e8' } },
  ]);
  expect(nameIn('photo', one.data)).toBe('Photo');
  expect(nameIn('photo.id', one.data)).toBe('Photo');
});
