import { expect, it } from 'vitest';
import { isForPreview } from './preview-calls.ts';

it.each([
  ['/api/preview', true],
  ['/api/preview?x', true],
  ['/api/preview#x', true],
  ['/api/%70review', true],
  ['/api/read-back', true],
  ['/api/previews', false],
  ['/api/%E0%A4%A', false],
  ['/api/resumes/1/pdf', false],
])('a call of %s is for a preview: %s', (url, expected) => {
  expect(isForPreview({ method: 'POST', url })).toBe(expected);
});

it('only what is posted is', () => {
  expect(isForPreview({ method: 'GET', url: '/api/preview' })).toBe(false);
});
