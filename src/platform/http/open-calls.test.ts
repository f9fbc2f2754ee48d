import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundOpenCalls, openCallLimitsAmong, type OpenCallLimits } from './open-calls.server.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const LIMITS: OpenCallLimits = {
  ...{ network: 4, widerNetwork: 6, longMs: 100, longOfNetwork: 2, longOfWiderNetwork: 3 },
};
const PROXY = '10.0.0.1';

/** Calls are never answered by themselves; `taken` and `refused` name who called. */
function setUp(limits = LIMITS) {
  const taken: string[] = [];
  const refused: string[] = [];
  const names = new Map<unknown, string>();
  const listener = boundOpenCalls(
    (request) => taken.push(names.get(request) ?? ''),
    {
      isTrusted: (address) => address === PROXY,
      addressOf: (request) => names.get(request) ?? '',
      refuse: (response) => refused.push(names.get(response) ?? ''),
    },
    limits,
  );
  const call = (address: string, from = PROXY) => {
    const request = { socket: { remoteAddress: from } };
    const response = new EventEmitter();
    names.set(request, address).set(response, address);
    listener(request as unknown as IncomingMessage, response as unknown as ServerResponse); // All it looks at.
    return () => void response.emit('close');
  };
  return { taken, refused, call };
}

test('a client behind our proxy has so many calls open, and further ones once some are over', () => {
  const { taken, refused, call } = setUp();
  const [end] = [1, 2, 3, 4, 5].map(() => call('203.0.113.7'));
  expect([taken.length, refused.length]).toEqual([4, 1]);
  call('198.51.100.1');
  end?.();
  call('203.0.113.7');
  expect([taken.length, refused.length]).toEqual([6, 1]);
});

test('of those that are open for long there are fewer', () => {
  const { taken, refused, call } = setUp();
  call('203.0.113.7');
  const end = call('203.0.113.7');
  now = 100;
  call('203.0.113.7');
  expect([taken.length, refused.length]).toEqual([2, 1]);
  end();
  call('203.0.113.7');
  call('203.0.113.7');
  expect([taken.length, refused.length]).toEqual([4, 1]);
});

test('the network around clients has a bound of its own', () => {
  const { taken, refused, call } = setUp();
  for (let at = 1; at <= 7; at += 1) call(`203.0.113.${at}`);
  expect([taken.length, refused]).toEqual([6, ['203.0.113.7']]);
  now = 100;
  for (let at = 1; at <= 4; at += 1) {
    call(`2001:db8:1:${at}::1`);
    now += 100;
  }
  expect(refused).toEqual(['203.0.113.7', '2001:db8:1:4::1']);
});

test('whoever has a connection of their own is bounded by these', () => {
  const { taken, call } = setUp();
  for (let at = 0; at < 20; at += 1) call('203.0.113.7', '203.0.113.7');
  expect(taken).toHaveLength(20);
});

test('thirty people behind one address who open their documents at the same moment are all answered', () => {
  // Two processes share them about evenly.
  const { taken, refused, call } = setUp(openCallLimitsAmong(2));
  for (let calls = 0; calls < (30 * 89 * 1.1) / 2; calls += 1) call('203.0.113.7');
  expect([taken.length, refused.length]).toEqual([1_469, 0]);
});
