import { expect, test } from 'vitest';
import { TITLE_MAX } from '#documents/limits.ts';
import { titleForJob, titleOfTailored } from './job-title.ts';

test('a resume for a job is called by the job and the employer, as far as they are typed', () => {
  expect(titleForJob('Nurse', ' St Mary’s  Hospital ', 'Mine (Copy)')).toBe('Nurse, St Mary’s Hospital');
  expect(titleForJob('', 'St Mary’s Hospital', 'Mine (Copy)')).toBe('St Mary’s Hospital');
  expect(titleForJob('Nurse', '', 'Mine (Copy)')).toBe('Nurse');
  expect(titleForJob(' ', '', 'Mine (Copy)')).toBe('Mine (Copy)');
});

test('before a job is typed it is called by its base, and as no other', () => {
  expect(titleOfTailored('Ana base', ['Ana base'])).toBe('Ana base, tailored');
  const taken = ['Ana base, tailored', 'Ana base, tailored 2'];
  expect(titleOfTailored('Ana base', taken)).toBe('Ana base, tailored 3');
  const long = titleOfTailored('x'.repeat(TITLE_MAX), []);
  expect(long).toHaveLength(TITLE_MAX);
  expect(titleOfTailored('x'.repeat(TITLE_MAX), [long])).toMatch(/…, tailored 2$/);
});
