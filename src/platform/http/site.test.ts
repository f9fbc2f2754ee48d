import { expect, test } from 'vitest';
import { servedSite } from './testing/served-site.ts';

const get = servedSite();

test('ready pages answer at their address, with the address of this installation filled in', async () => {
  const page = await get('/templates?category=tech');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body.toString()).toContain('href="https://foothold.example/x"');
  expect((await get('/robots.txt')).body.toString()).toContain('https://foothold.example/sitemap.xml');
});

test('what only the application knows to be unknown starts it, with status 404', async () => {
  const page = await get('/resume-builder/x');
  expect([page.status, page.body.toString()]).toEqual([404, '<!doctype html>fallback']);
});

test('an unknown address gets the not-found page with status 404', async () => {
  for (const path of [
    '/nothing',
    '/404',
    '/__spa-fallback.html',
    '/templates/index.htm',
    '/..%2f..%2fetc/passwd',
  ]) {
    const page = await get(path);
    expect([path, page.status, page.body.toString()]).toEqual([
      path,
      404,
      expect.stringContaining('404 Page Not Found'),
    ]);
  }
});

test('an address with a part of its own starts from the fallback', async () => {
  expect(await get('/resume-builder/7')).toMatchObject({
    status: 200,
    body: Buffer.from('<!doctype html>fallback'),
  });
});

test('a slash at the end leads to the address without it, and never to another site', async () => {
  expect(await get('/templates/?a=1')).toMatchObject({
    status: 308,
    headers: { location: '/templates?a=1' },
  });
  for (const path of [
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\\/elsewhere.example/',
    '/%5celsewhere.example/',
    '/nowhere/',
  ]) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
  }
  expect((await get('//templates/')).headers.location).toBe('/templates');
  expect((await get('//resume-builder/7/')).headers.location).toBe('/resume-builder/7');
});

test('HEAD answers without a body, and other methods are not for the site', async () => {
  const head = await get('/favicon.ico', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '3', 0]);
  expect((await get('/', {}, 'POST')).status).toBe(418);
  expect((await get('/api/health')).status).toBe(418);
});
