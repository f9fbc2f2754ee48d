import { expect, test } from 'vitest';
import { clientAddressReader, limitNetwork } from './client-address.server.ts';

test('without trusted proxies the header is not believed', () => {
  expect(clientAddressReader([])('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

test('behind a trusted proxy the nearest address that is not ours counts', () => {
  const read = clientAddressReader(['10.0.0.0/8', '2001:db8::1']);
  expect(read('10.1.2.3', '198.51.100.1')).toBe('198.51.100.1');
  expect(read('::ffff:10.1.2.3', '6.6.6.6, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1');
  expect(read('2001:db8::1', '198.51.100.1')).toBe('198.51.100.1');
  expect(read('10.1.2.3', '198.51.100.1:51234')).toBe('198.51.100.1');
  expect(read('10.1.2.3', '[2001:db8::7]:443, 10.9.9.9:80')).toBe('2001:db8::7');
  expect(read('10.1.2.3', '"[2001:db8::7]"')).toBe('2001:db8::7');
  expect(read('10.1.2.3', undefined)).toBe('10.1.2.3');
  expect(read('10.1.2.3', 'not an address')).toBe('10.1.2.3');
});

test('an IPv6 network counts as one', () => {
  expect(limitNetwork('203.0.113.9')).toBe('203.0.113.9');
  expect(limitNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(limitNetwork('2001:db8::6')).toBe('2001:db8:0:0::/64');
  expect(limitNetwork('2001:0DB8::6')).toBe(limitNetwork('2001:db8::7'));
});

test('an IPv4 address that came over IPv6 counts as itself, however it is written', () => {
  const read = clientAddressReader(['10.0.0.0/8']);
  for (const written of [
    '::ffff:203.0.113.9',
    '::FFFF:cb00:7109',
    '0:0:0:0:0:ffff:cb00:7109',
    '64:ff9b::cb00:7109',
    '64:ff9b::203.0.113.9',
  ])
    expect(read('10.1.2.3', written)).toBe('203.0.113.9');
  expect(read('10.1.2.3', '2001:db8::203.0.113.9')).toBe('2001:db8::203.0.113.9');
  expect(limitNetwork('2001:db8::203.0.113.9')).toBe('2001:db8:0:0::/64');
});
