import { expect, it } from 'vitest';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { firstTitle } from './first-title.ts';

it('a resume is named after the person who wrote it, never after the person of an example', async () => {
  const example = await exampleResumes['marketing-manager'].load();
  const withPerson = (person: Partial<typeof example.personalInfo>) => ({
    ...example,
    personalInfo: { ...example.personalInfo, ...person },
  });
  expect(firstTitle(example)).toBe('My Resume');
  expect(firstTitle(withPerson({ firstName: 'Ana', lastName: 'Silva' }))).toBe('Ana Silva Resume');
  // Somebody is really called so.
  expect(firstTitle(withPerson({ email: 'daniel@okafor.net' }))).toBe('Daniel Okafor Resume');
});
