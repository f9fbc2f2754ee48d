import { expect, it } from 'vitest';
import { emptyResume } from './empty.ts';
import { resumeTitle } from './title.ts';

it.each([
  ['Ana', 'Silva', 'Ana Silva Resume'],
  [' Ana ', 'Silva', 'Ana Silva Resume'],
  ['Ana', '', 'My Resume'],
  ['', 'Silva', 'My Resume'],
  [' ', ' ', 'My Resume'],
])('the title of %j %j is %j', (firstName, lastName, title) => {
  const data = emptyResume();
  expect(resumeTitle({ personalInfo: { ...data.personalInfo, firstName, lastName } })).toBe(title);
});
