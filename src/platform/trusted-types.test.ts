import { expect, test } from 'vitest';
import { isOwnScript } from './trusted-types.ts';

const PAGE = 'https://foothold.example/resume-builder/7';

test.each([
  'https://foothold.example/assets/preview-worker-B_1-2.js',
  '/assets/pdf.worker-ZFo83LNs.js',
  '/sw.js',
])('%s is a script of ours', (address) => expect(isOwnScript(address, PAGE)).toBe(true));

test.each([
  'https://elsewhere.example/assets/a.js',
  '//elsewhere.example/assets/a.js',
  'https://foothold.example.elsewhere.example/assets/a.js',
  'data:text/javascript,alert(1)',
  'blob:https://foothold.example/1',
  'javascript:alert(1)',
  '/assets/../api/config',
  '/assets/a.js?callback=x',
  '/api/resumes/7',
  '/s/token/a.js',
  'http://[',
])('%s is none', (address) => expect(isOwnScript(address, PAGE)).toBe(false));
