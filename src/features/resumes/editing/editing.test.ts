import { missingRequired } from '#documents/resume/completeness.ts';
import { describe, expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';

import {
  copyOfEntry,
  copyOfJob,
  emptyEducation,
  emptyJob,
  emptyRole,
  newSection,
  withLatestRole,
} from './entries.ts';
import { firstDrawn } from '#tests/factories/first-drawn.ts';
import { placeOf } from './field-map.ts';
import { resumeKind } from '../resume-kind.ts';

it('a duplicate of an entry says the same, with what nobody here knows, and can be told apart', () => {
  const job = { ...emptyJob(), company: 'Norte', unknown: 1 };
  const copy = copyOfEntry(job);
  expect(copy).toEqual({ ...job, id: copy.id });
  expect(copy.id).not.toBe(job.id);
});

describe('earlier roles', () => {
  const junior = { ...emptyRole(), id: 'r', position: 'Junior', startDate: '2015', hidden: true };
  const job = {
    ...emptyJob(),
    id: 'j',
    position: 'Senior',
    company: 'Norte',
    current: true,
    roles: [junior],
  };

  it('become the latest one, whose place that takes', () => {
    const swapped = withLatestRole(job, 0);
    expect(swapped).toMatchObject({ id: 'j', company: 'Norte', position: 'Junior', startDate: '2015' });
    expect(swapped).toMatchObject({ current: false, hidden: false });
    expect(swapped.roles).toMatchObject([{ id: 'r', position: 'Senior', current: true, hidden: false }]);
    expect(withLatestRole(job, 1)).toBe(job);
  });

  it('of a duplicated job can be told apart from those it was made of', () => {
    const copy = copyOfJob(job);
    expect(copy.roles).toEqual([{ ...junior, id: copy.roles[0]?.id }]);
    expect(copy.roles[0]?.id).not.toBe('r');
  });
});

describe('a resume prepared for the screen', () => {
  it('keeps everything it does not know', () => {
    const raw = {
      ...emptyResume(),
      fromTheFuture: { kept: true },
      personalInfo: { ...emptyResume().personalInfo, nickname: 'Ani' },
      employment: [{ ...emptyJob(), id: 'x', own: 1 }],
    };
    expect(resumeKind.prepare(raw)).toEqual(raw);
  });

  it('fills in what is missing', () => {
    expect(resumeKind.prepare({ summary: 'text', personalInfo: { firstName: 'Ana' } })).toEqual({
      ...firstDrawn(emptyResume()),
      summary: 'text',
      personalInfo: { ...emptyResume().personalInfo, firstName: 'Ana' },
    });
    expect(resumeKind.prepare(null)).toEqual(firstDrawn(emptyResume()));
  });

  it('gives entries without an id, or with another one, an id of their own', () => {
    const jobs = ['', '', 'x', 'x'].map((id) => ({ ...emptyJob(), id }));
    const ids = resumeKind.prepare({ ...emptyResume(), employment: jobs }).employment.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids[2]).toBe('x');
  });
});

it('every required field has a place in the editor', () => {
  const data = {
    ...emptyResume(),
    employment: [{ ...emptyJob(), location: 'x' }],
    education: [{ ...emptyEducation(), location: 'x' }],
  };
  const missing = missingRequired(data);
  expect(missing.map((field) => placeOf(field))).toEqual([
    { tab: 'personal', field: 'personalInfo.firstName', label: 'First name' },
    { tab: 'personal', field: 'personalInfo.lastName', label: 'Last name' },
    { tab: 'personal', field: 'personalInfo.email', label: 'Email' },
    { tab: 'personal', field: 'personalInfo.phone', label: 'Phone' },
    { tab: 'work', field: 'employment.0.position', label: 'Position of job 1' },
    { tab: 'work', field: 'employment.0.company', label: 'Company of job 1' },
    { tab: 'education', field: 'education.0.degree', label: 'Degree of education 1' },
    { tab: 'education', field: 'education.0.school', label: 'School of education 1' },
  ]);
});

it('everything a person can change has a place in the editor, to which undo and a refusal lead', () => {
  const data = {
    ...emptyResume(),
    personalInfo: { ...emptyResume().personalInfo, links: [{ label: '', url: '' }] },
    employment: [emptyJob()],
    education: [emptyEducation()],
    skills: ['SQL'],
    sections: [newSection('projects')],
  };
  // Never on the screen: what tells entries and versions apart.
  const changed = pathsOf(data).filter((path) => !/(^|\.)(id|kind|schemaVersion)$/.test(path));
  expect(changed.length).toBeGreaterThan(40);
  expect(changed.filter((path) => placeOf(path) === undefined)).toEqual([]);
});

/** Paths of all values, and of all entries of lists. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, part]) => pathsOf(part, path ? `${path}.${key}` : key));
  return /\.\d+$/.test(path) ? [path, ...below] : below;
}
