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
  const named = (firstName: string, lastName: string) => firstTitle(withPerson({ firstName, lastName }));
  expect(named('MARIA', 'LOPEZ')).toBe('Maria Lopez Resume');
  expect(named('MARÍA JOSÉ', 'DE LA CRUZ')).toBe('María José de la Cruz Resume');
  expect(named('J.R.', 'MCDONALD')).toBe('J.R. MCDONALD Resume');
  expect(named('MARGARET', 'O’SULLIVAN-REYES')).toBe('Margaret O’Sullivan-Reyes Resume');
  expect(named('RONALD', 'MCDONALD')).toBe('Ronald McDonald Resume');
  expect(named('ОЛЬГА', 'ПЕТРОВА')).toBe('Ольга Петрова Resume');
  // As somebody writes it, and names of two letters.
  expect(named('Maria', 'LOPEZ')).toBe('Maria LOPEZ Resume');
  expect(named('J', 'P')).toBe('J P Resume');
  // Somebody is really called so.
  expect(firstTitle(withPerson({ email: 'daniel@okafor.net' }))).toBe('Daniel Okafor Resume');
});
