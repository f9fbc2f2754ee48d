import { expect, test } from 'vitest';
import { handlingOf } from './handling.ts';

const ORIGIN = 'https://foothold.example';
const ask = (path: string, more: Partial<Request> = {}) =>
  handlingOf(
    { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'navigate', cache: 'default', ...more },
    ORIGIN,
  );

test.each([
  ['/dashboard', '/dashboard'],
  ['/resume-builder?id=7&template=modern-1', '/resume-builder'],
  ['/resume-builder/7', '/resume-builder/new'],
  ['/resume-builder/new?template=tech-1', '/resume-builder/new'],
  ['/cover-letter-builder?id=7', '/cover-letter-builder'],
  ['/applications?view=board', '/applications'],
  // One fallback page serves every address with a part of its own.
  ['/applications/7', '/resume-builder/new'],
])('%s opens without a network', (path, keptAs) => {
  expect(ask(path)).toEqual({ kind: 'page', keptAs });
});

test.each([
  '/',
  '/templates',
  '/auth',
  '/subscription?plan=7days',
  '/dev/inbox',
  '/api/resumes',
  '/resume-builder/x',
  '/applications/x',
])('%s is left to the browser', (path) => {
  expect(ask(path)).toBeUndefined();
});

test('files of pages are kept, those of the engine and of others are not', () => {
  const file = (path: string, more: Partial<Request> = {}) => ask(path, { mode: 'cors', ...more });
  expect(file('/assets/root-Dd_q-1.css')).toEqual({ kind: 'file' });
  expect(file('/assets/preview-worker-BPJ3ReXT.js')).toEqual({ kind: 'file' });
  expect(file('/assets/compiler-1a2b.wasm')).toBeUndefined();
  expect(file('/assets/inter-1a2b.ttf')).toBeUndefined();
  expect(file('/assets/root-1a2b.js', { cache: 'no-store' })).toBeUndefined();
  expect(file('/api/resumes/7/thumbnail')).toBeUndefined();
  expect(file('/api/resumes', { method: 'POST' })).toBeUndefined();
  expect(file('https://js.stripe.com/assets/v3.js')).toBeUndefined();
});

test('files from a CDN are kept like those from here, its pages are not', () => {
  const cdn = 'https://cdn.example';
  const from = (url: string, mode: RequestMode) =>
    handlingOf({ url, method: 'GET', mode, cache: 'default' }, ORIGIN, cdn);
  expect(from(`${cdn}/assets/root-Dd_q-1.css`, 'no-cors')).toEqual({ kind: 'file' });
  expect(from(`${ORIGIN}/assets/checker-worker-1a.js`, 'same-origin')).toEqual({ kind: 'file' });
  expect(from('https://other.example/assets/root-Dd_q-1.css', 'no-cors')).toBeUndefined();
});
