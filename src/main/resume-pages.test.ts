import { expect, it } from 'vitest';
import { dropPlace, openResume } from './resume-pages.ts';

it.each([
  ['/dashboard', '', 'dashboard', null],
  ['/resume-builder', '', 'resume', null],
  ['/resume-builder', '?id=7&template=modern-1', 'resume', 7],
  ['/resume-builder/7', '', 'resume', 7],
  ['/resume-builder/new', '?draft=x', 'resume', null],
  ['/resume-builder/x', '', 'resume', null],
  ['/resume-builder-online', '', null, null],
  ['/cover-letter-builder', '?id=7', 'letter', null],
  ['/cover-letter-builder/new', '', 'letter', null],
  ['/cover-letter-builder-online', '', null, null],
  ['/import', '', null, null],
  ['/resume-checker', '', null, null],
  ['/', '', 'home', null],
] as const)('%s%s takes a file that is dropped as %s, into %s', (path, search, place, into) => {
  expect(dropPlace(path)).toBe(place);
  expect(openResume(path, search)).toBe(into);
});
