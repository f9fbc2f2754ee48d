import { describe, expect, test } from 'vitest';
import { knownHosts } from './known-hosts.server.ts';

const isKnown = (host: string | undefined, url = '/dev/inbox', publicUrl = 'https://cv.example.org') =>
  knownHosts(publicUrl)({ headers: host === undefined ? {} : { host }, url });

describe('an installation answers', () => {
  test.each([
    ...[
      'cv.example.org',
      'CV.example.org:443',
      'cv.example.org.',
      'localhost',
      'localhost:3000',
      'app.localhost',
    ],
    ...['127.0.0.1:3000', '127.0.0.1', '[::1]:3000', '[::1]', '192.168.1.7:3000'],
  ])('to %s', (host) => {
    expect(isKnown(host)).toBe(true);
  });

  test('to HTTP/1.0, which names nobody', () => {
    expect(isKnown(undefined)).toBe(true);
  });

  test('by any name where somebody only looks whether it is there', () => {
    for (const path of ['/api/health', '/api/live', '/api/ready'])
      expect(isKnown('foothold-1.internal', path)).toBe(true);
  });

  test('by the address that it was told to listen at, where it has no other', () => {
    expect(isKnown('[::1]:3000', '/', 'http://[::1]:3000')).toBe(true);
  });
});

test.each([
  ...[
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'notlocalhost',
  ],
  ...['cv.example.org.evil.example', 'evil.cv.example.org', '', '[evil', 'a:b:c', '1'],
])('it does not answer to "%s"', (host) => {
  expect(isKnown(host)).toBe(false);
  expect(isKnown(host, '/api/health/../../dev/inbox')).toBe(false);
});
