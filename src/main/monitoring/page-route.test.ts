import { expect, test } from 'vitest';
import { pageRoute } from './page-route.ts';

test.each([
  ['/', '/'],
  ['/templates', '/templates'],
  ['/resume-builder', '/resume-builder'],
  ['/resume-builder/17', '/resume-builder/{id}'],
  ['/applications/new', '/applications/{id}'],
  ['/assets/framework-Dx_1.js', '/assets/{file}'],
  ['/favicon.ico', '/{file}'],
  ['/.well-known/security.txt', '/{file}'],
  ['/resume-builder/ana@example.com', '{unknown}'],
  ['/s/a-token-of-a-link', '{unknown}'],
  ['/wp-login.php', '{unknown}'],
  ['/templates/x', '{unknown}'],
])('%s is told as %s: whatever somebody asks for, its patterns are few', (path, route) => {
  expect(pageRoute(path)).toBe(route);
});
