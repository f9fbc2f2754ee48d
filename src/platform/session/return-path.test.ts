import { describe, expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

describe('returning to what was interrupted', () => {
  test.each([
    '/templates',
    '/subscription?plan=1year',
    '/resume-builder/7?template=tech-2#work',
    '/?next=//evil.example',
  ])('a path of this site is kept: %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    null,
    '',
    'templates',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a\\..\\..\\\\evil.example',
    'javascript:alert(1)',
    ' /templates',
  ])('whatever leads elsewhere becomes the dashboard: %j', (next) => {
    expect(returnPath(next)).toBe('/dashboard');
  });

  test('the sign-in page never leads back to itself', () => {
    expect(returnPath('/auth?next=/auth')).toBe('/dashboard');
    expect(returnPath('/auth/')).toBe('/dashboard');
    expect(returnPath('/author')).toBe('/author');
  });

  test.each(['/dashboard', '/subscription?plan=30days&next=/resume-builder/7', '/x?q=100%+a b#ü'])(
    'a sign-in link brings %s back',
    (path) => {
      const next = new URL(signInPath(path), 'http://localhost').searchParams.get('next');
      expect(next).toBe(path);
    },
  );

  test('a sign-in link is readable', () => {
    expect(signInPath('/subscription?plan=30days')).toBe('/auth?next=/subscription?plan=30days');
  });
});
