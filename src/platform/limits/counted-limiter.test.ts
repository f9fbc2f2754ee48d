import { expect, test } from 'vitest';
import { limitName } from './counted-limiter.ts';

test.each([
  ['preview:17', 'preview'],
  ['guesses:address:203.0.113.7', 'guesses:address'],
  ['guesses:address:dead:beef:0:0::/64', 'guesses:address'],
  ['preview:dead:beef', 'preview'],
  ['mail:busy-hour', 'mail:busy-hour'],
  ['sms:country:US', 'sms:country'],
  ['contact:sender:ana@example.com', 'contact:sender'],
  ['contact:ana@example.com', 'contact'],
  ['17', 'other'],
])('a hit on %s is counted as %s, without whom it is about', (key, name) => {
  expect(limitName(key)).toBe(name);
});
