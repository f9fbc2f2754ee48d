import { expect, it } from 'vitest';
import { startsFromFallback, unknownToFallback } from './fallback-paths.ts';
import { dropPlace, isBuilder, openResume } from './resume-pages.ts';

it.each([
  ['/dashboard', '', 'dashboard', null],
  ['/resume-builder', '', 'resume', null],
  ['/resume-builder', '?id=7&template=modern-1', 'resume', { id: 7 }],
  ['/resume-builder/7', '', 'resume', { id: 7 }],
  ['/resume-builder/new', '?draft=x', 'resume', { draft: 'x' }],
  ['/resume-builder', '?draft=none&template=modern-1', 'resume', null],
  ['/resume-builder/7', '?draft=x', 'resume', { id: 7 }],
  ['/resume-builder/x', '', null, null],
  ['/resume-builder/0', '', null, null],
  ['/resume-builder-online', '', null, null],
  ['/cover-letter-builder', '?id=7', 'letter', null],
  ['/cover-letter-builder', '', 'letter', null],
  ['/cover-letter-builder/new', '', null, null],
  ['/cover-letter-builder-online', '', null, null],
  ['/import', '', null, null],
  ['/resume-checker', '', null, null],
  ['/', '', 'home', null],
] as const)('%s%s takes a file that is dropped as %s, into %o', (path, search, place, into) => {
  expect(dropPlace(path)).toBe(place);
  expect(openResume(path, search)).toEqual(into);
  expect(isBuilder(path)).toBe(place === 'resume' || place === 'letter');
});

it('what the routes take for a resume without its being one begins from the same page as a resume, and is unknown', () => {
  const ways = [
    '/resume-builder/7',
    '/resume-builder/new',
    '/resume-builder/x',
    '/resume-builder/0/',
    '/x',
    '/resume-builder',
    '/applications/7',
    '/applications/x',
  ];
  expect(ways.filter(startsFromFallback)).toEqual([
    '/resume-builder/7',
    '/resume-builder/new',
    '/applications/7',
  ]);
  expect(ways.filter(unknownToFallback)).toEqual([
    '/resume-builder/x',
    '/resume-builder/0/',
    '/applications/x',
  ]);
});
