import { expect, test } from 'vitest';
import { emptyValues } from '#documents/fields.ts';
import { ROLE } from '#documents/resume/fields.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { fieldShowing, withShown } from './show-hidden.ts';

test('a hidden line is back in its text, where it stood, and all that it stands in is shown', () => {
  const data = typicalResume();
  const hiddenLines = [
    { at: 9, text: '- Last' },
    { at: 1, text: '- Second' },
  ];
  const hidden = {
    ...data,
    includeEmployment: false,
    employment: data.employment.map((job, at) => (at === 0 ? { ...job, hidden: true, hiddenLines } : job)),
  };
  const path = 'employment.0.hiddenLines.1.text';
  const shown = withShown(hidden, path);
  expect(shown.includeEmployment).toBe(true);
  expect(shown.employment[0]?.hidden).toBe(false);
  expect(shown.employment[0]?.description.split('\n')[1]).toBe('- Second');
  expect(shown.employment[0]?.hiddenLines.map(({ text }) => text)).toEqual(['- Last']);
  // All else is as it was.
  expect(shown.employment.slice(1)).toEqual(hidden.employment.slice(1));
  expect(fieldShowing(path)).toBe('employment.0.description');
});

test('an earlier role of a hidden job is shown with it, and a skill with its section', () => {
  const data = typicalResume();
  const role = { ...emptyValues(ROLE), id: 'role-1', position: 'Trainee', hidden: true };
  const hidden = {
    ...data,
    includeSkills: false,
    employment: data.employment.map((job, at) => (at === 1 ? { ...job, hidden: true, roles: [role] } : job)),
  };
  const shown = withShown(hidden, 'employment.1.roles.0.position');
  expect(shown.employment[1]).toMatchObject({ hidden: false, roles: [{ hidden: false }] });
  expect(shown.includeSkills).toBe(false);
  expect(withShown(hidden, 'skills.3').includeSkills).toBe(true);
  expect(fieldShowing('skills.3')).toBe('skills.3');
});

test('the summary has its hidden lines back', () => {
  const data = { ...typicalResume(), includeSummary: false, hiddenSummaryLines: [{ at: 0, text: 'First' }] };
  const shown = withShown(data, 'hiddenSummaryLines.0.text');
  expect(shown.summary.startsWith('First\n')).toBe(true);
  expect(shown.includeSummary).toBe(true);
  expect(fieldShowing('hiddenSummaryLines.0.text')).toBe('summary');
});
