import { expect, it } from 'vitest';
import { RESUME } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { withValueAt, type Content } from '#editor/session/content.ts';
import { refusedProblems } from '#editor/session/refused-problems.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { cannotBeSaved } from './cannot-be-saved.ts';

const rules = {
  unsavable: ({ data }: Content<ResumeData>) => refusedProblems(RESUME, data),
};
const content = (data: ResumeData) => ({ title: '', templateId: '', data });
const long = withValueAt(typicalResume(), 'employment.1.company', 'x'.repeat(301));

it('names the field that keeps what was read from being saved, and no other', () => {
  expect(cannotBeSaved(rules, content(typicalResume()), null)).toEqual([]);
  expect(cannotBeSaved(rules, content(long), null).map(({ field }) => field)).toEqual([
    'employment.1.company',
  ]);
});

it('says nothing of what stood there before, wherever it has moved', () => {
  const [first, second, ...rest] = long.employment;
  if (!first || !second) throw new Error('no jobs');
  const moved = { ...long, employment: [second, first, ...rest] };
  expect(cannotBeSaved(rules, content(moved), content(long))).toEqual([]);
});
