import { expect, test } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { emptyItem, emptyJob, newSection } from './entries.ts';
import { filledTabs } from './filled-tabs.ts';

test('nothing of an empty resume is filled in, and all of a typical one', () => {
  expect(filledTabs(emptyResume())).toEqual([]);
  expect(filledTabs(typicalResume())).toEqual(
    expect.arrayContaining(['personal', 'summary', 'work', 'education', 'skills']),
  );
});

test('a job that names neither position nor company, or is hidden, fills nothing in', () => {
  const data = emptyResume();
  expect(filledTabs({ ...data, employment: [emptyJob()] })).toEqual([]);
  const named = { ...emptyJob(), position: 'Nurse' };
  expect(filledTabs({ ...data, employment: [{ ...named, hidden: true }] })).toEqual([]);
  expect(filledTabs({ ...data, employment: [named] })).toEqual(['work']);
});

test('what is not printed is not filled in', () => {
  const data = typicalResume();
  expect(filledTabs({ ...data, includeSkills: false })).not.toContain('skills');
  const section = { ...newSection('projects'), items: [{ ...emptyItem(), title: 'Foothold' }] };
  expect(filledTabs({ ...data, sections: [{ ...section, include: false }] })).not.toContain('more');
  expect(filledTabs({ ...data, sections: [section] })).toContain('more');
});
