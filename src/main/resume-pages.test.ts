import { expect, it } from 'vitest';
import { openResume, takesResumes } from './resume-pages.ts';

it.each([
  ['/dashboard', '', true, null],
  ['/resume-builder', '', true, null],
  ['/resume-builder', '?id=7&template=modern-1', true, 7],
  ['/resume-builder/7', '', true, 7],
  ['/resume-builder/new', '?draft=x', true, null],
  ['/resume-builder/x', '', true, null],
  ['/resume-builder-online', '', false, null],
  ['/cover-letter-builder', '?id=7', false, null],
  ['/import', '', false, null],
  ['/', '', false, null],
] as const)('%s%s takes a resume that is dropped: %s, into %s', (path, search, takes, into) => {
  expect(takesResumes(path)).toBe(takes);
  expect(openResume(path, search)).toBe(into);
});
