import { expect, test } from 'vitest';
import { callerReader, KnownCallers } from './callers.server.ts';

const TOKEN = 'a-token-of-a-session-0123456789';
const request = (authorization?: string, address = '203.0.113.7', forwarded?: string) =>
  ({
    socket: { remoteAddress: address },
    headers: { authorization, ...(forwarded && { 'x-forwarded-for': forwarded }) },
    // All that is looked at of a call.
  }) as unknown as Parameters<ReturnType<typeof callerReader>['callerOf']>[0];

test('made-up tokens, and none, are one caller an address', () => {
  const { callerOf } = callerReader([], new KnownCallers());
  const made = [
    undefined,
    '',
    'Bearer',
    `Bearer ${TOKEN}1`,
    `Bearer ${TOKEN}2`,
    'Basic YTpi',
    'x'.repeat(9_000),
  ];
  expect(new Set(made.map((header) => callerOf(request(header))))).toEqual(new Set(['address 203.0.113.7']));
  expect(callerOf(request(`Bearer ${TOKEN}`, '203.0.113.8'))).toBe('address 203.0.113.8');
});

test('a session that was let in is its person, however it is spelled and whatever other sessions they have', () => {
  const known = new KnownCallers();
  const { callerOf } = callerReader([], known);
  known.keep(TOKEN, 'user 7');
  known.keep(`${TOKEN}-of-a-phone`, 'user 7');
  const spelled = [`Bearer ${TOKEN}`, `bearer ${TOKEN}`, `BEARER ${TOKEN}`, `Bearer ${TOKEN}-of-a-phone`];
  expect(new Set(spelled.map((header) => callerOf(request(header))))).toEqual(new Set(['user 7']));
  known.forget(TOKEN);
  expect(callerOf(request(`Bearer ${TOKEN}`))).toBe('address 203.0.113.7');
});

test('what is remembered is bounded, and the session that was used longest ago goes first', () => {
  const known = new KnownCallers();
  known.keep(TOKEN, 'user 7');
  known.keep(`${TOKEN}-other`, 'user 8');
  for (let at = 0; at < 19_998; at += 1) known.keep(`${TOKEN}${at}`, `user ${at}`);
  known.keep(TOKEN, 'user 7');
  known.keep(`${TOKEN}-one-more`, 'user 9');
  expect(known.personOf(`Bearer ${TOKEN}`)).toBe('user 7');
  expect(known.personOf(`Bearer ${TOKEN}-other`)).toBeUndefined();
});

test('networks are those of the client, which only our own proxies are believed', () => {
  const { networkOf, callerOf } = callerReader(['10.0.0.0/8']);
  expect(networkOf(request(undefined, '10.0.0.1', '198.51.100.9'))).toBe('198.51.100.0/24');
  expect(callerOf(request(undefined, '10.0.0.1', '2001:db8:1:2:3::4'))).toBe('address 2001:db8:1:2::/64');
  expect(networkOf(request(undefined, '203.0.113.7', '198.51.100.9'))).toBe('203.0.113.0/24');
});
