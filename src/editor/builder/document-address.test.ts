import { expect, test } from 'vitest';
import { forPdf } from '#money/way-back.ts';
import {
  begunPath,
  interruptedKind,
  placeIn,
  savingAfterSignIn,
  withoutSaving,
  writeFirstPath,
} from './document-address.ts';

test.each([
  ['/resume-builder', '/resume-builder?write=first'],
  ['/resume-builder/new', '/resume-builder/new?write=first'],
  ['/resume-builder?template=tech-2', '/resume-builder?template=tech-2&write=first'],
  ['/cover-letter-builder?template=modern-1', '/cover-letter-builder?template=modern-1&write=first'],
])('a new document that signing in interrupts can be written first: %s', (interrupted, path) => {
  expect(writeFirstPath(interrupted)).toBe(path);
});

test.each([
  '',
  '/dashboard',
  '/subscription?plan=7days',
  '/resume-builder/7',
  '/resume-builder?id=7',
  '/resume-builder?draft=new-1',
  '/resume-builder-online',
  '//evil.example/resume-builder',
  'https://evil.example/resume-builder',
])('nothing else can: %s', (interrupted) => {
  expect(writeFirstPath(interrupted)).toBeNull();
});

test('what has been begun without an account can be gone on with without one', () => {
  expect(begunPath('/resume-builder/new?draft=new-1')).toEqual({
    creationKey: 'new-1',
    path: '/resume-builder/new?draft=new-1&write=first',
  });
});

test.each([
  '/dashboard?draft=new-1',
  '/resume-builder/new',
  '/resume-builder?id=7&draft=new-1',
  `/resume-builder/new${savingAfterSignIn('?draft=new-1')}`,
  forPdf('/resume-builder/new?draft=new-1'),
])('what is not begun, or asks for more than writing, cannot: %s', (interrupted) => {
  expect(begunPath(interrupted)).toBeNull();
});

test('a press of Save is carried in the address that signing in leads back to, and goes once it is done', () => {
  expect(savingAfterSignIn('?draft=a&write=first')).toBe('?draft=a&save=once');
  expect(withoutSaving('?draft=a&save=once')).toBe('?draft=a');
});

test('what signing in interrupts is known by its kind', () => {
  expect(interruptedKind('/resume-builder/new?template=a')?.name).toBe('resume');
  expect(interruptedKind('/cover-letter-builder')?.name).toBe('letter');
  expect(interruptedKind('/dashboard')).toBeNull();
});

test('where a document stands is taken along to its payment and back, and nothing else', () => {
  expect(placeIn('?id=3&section=work&application=9&get=pdf')).toBe('&section=work&application=9');
  expect(placeIn('?id=3')).toBe('');
});
