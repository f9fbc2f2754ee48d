import { expect, test } from 'vitest';
import { titleForJob } from './job-title.ts';

test('a resume for a job is called by the job and the employer, as far as they are typed', () => {
  expect(titleForJob('Nurse', ' St Mary’s  Hospital ', 'Mine (Copy)')).toBe('Nurse, St Mary’s Hospital');
  expect(titleForJob('', 'St Mary’s Hospital', 'Mine (Copy)')).toBe('St Mary’s Hospital');
  expect(titleForJob('Nurse', '', 'Mine (Copy)')).toBe('Nurse');
  expect(titleForJob(' ', '', 'Mine (Copy)')).toBe('Mine (Copy)');
});
