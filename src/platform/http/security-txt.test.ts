import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { parseEnv } from '#platform/env/parse-env.ts';
import { securityTxt } from './security-txt.server.ts';

test('whoever found a weakness is told to whom to write, for a year from today', async () => {
  const answer = securityTxt({
    publicUrl: 'https://foothold.example',
    contact: 'mailto:security@foothold.example',
    now: () => new Date('2026-11-23T20:40:00Z'),
  });
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  const found = await get('/.well-known/security.txt');
  expect(found.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await found.text()).toBe(
    'Contact: mailto:security@foothold.example\nExpires: 2027-11-23T00:00:00Z\nPreferred-Languages: en\n' +
      'Canonical: https://foothold.example/.well-known/security.txt\n',
  );
  expect((await get('/.well-known/security.txt', 'POST')).status).toBe(418);
  expect((await get('/.well-known/other')).status).toBe(418);
  server.close();
});

test('the contact is what is set for it, or support', () => {
  expect(parseEnv({ SUPPORT_EMAIL: 'help@a.example' }).securityContact).toBe('mailto:help@a.example');
  for (const [set, contact] of [
    ['sec@a.example', 'mailto:sec@a.example'],
    ['mailto:sec@a.example', 'mailto:sec@a.example'],
    ['https://a.example/report', 'https://a.example/report'],
    ['tel:+1-201-555-0123', 'tel:+1-201-555-0123'],
  ])
    expect(parseEnv({ SECURITY_CONTACT: set }).securityContact).toBe(contact);
  for (const SECURITY_CONTACT of ['us', 'http://a.example', 'a@b.c\nContact: x', 'javascript:alert(1)'])
    expect(() => parseEnv({ SECURITY_CONTACT }), SECURITY_CONTACT).toThrow('SECURITY_CONTACT');
});
