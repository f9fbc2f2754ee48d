import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurns, type TurnLimits } from './call-turns.server.ts';

/** A clock of the test's own: a call takes as long as the test says. */
let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const LIMITS: TurnLimits = { turnMs: 4, underWay: 3, countedMs: 100 };

type Sent = { name: string; from: string; caller: string; answer: () => void };

/** Begins nothing by itself: what was begun, in order, stands in `begun`. */
function setUp(limits = LIMITS, msOfCall = 3) {
  const begun: string[] = [];
  const names = new Map<unknown, Sent>();
  const listener = takeTurns(
    (request) => {
      begun.push(names.get(request)?.name ?? '');
      now += msOfCall;
    },
    {
      networkOf: (request) => names.get(request)?.from ?? '',
      callerOf: (request) => names.get(request)?.caller ?? '',
      isWork: (request) => !names.get(request)?.name.startsWith('file'),
    },
    limits,
  );
  return {
    begun,
    send(name: string, from = 'campus', caller = ''): Sent {
      const response = new EventEmitter();
      const request = {};
      const sent = { name, from, caller, answer: () => void response.emit('close') };
      names.set(request, sent);
      listener(request as unknown as IncomingMessage, response as unknown as ServerResponse); // All it looks at.
      return sent;
    },
  };
}

const turn = () => new Promise((over) => setImmediate(over));
async function turns(many: number): Promise<void> {
  for (let at = 0; at < many; at += 1) await turn();
}

test('where nothing else is to be done a call is begun at once', () => {
  const { begun, send } = setUp();
  send('a');
  send('b');
  expect(begun).toEqual(['a', 'b']);
});

test('once a turn of the event loop is over the rest waits for the next, and all of it is begun', async () => {
  const { begun, send } = setUp({ ...LIMITS, underWay: 100 });
  for (let at = 0; at < 10; at += 1) send(String(at));
  expect(begun).toHaveLength(2);
  await turn();
  expect(begun.length).toBeLessThan(8);
  await turns(10);
  expect(begun).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('networks take turns, however much one of them sends', async () => {
  const { begun, send } = setUp({ ...LIMITS, underWay: 100 });
  for (let at = 0; at < 50; at += 1) send('flood', 'stranger');
  send('page', 'campus');
  await turns(2);
  expect(begun.indexOf('page')).toBeGreaterThan(-1);
  expect(begun.indexOf('page')).toBeLessThan(5);
});

test('within a network callers take turns', async () => {
  const { begun, send } = setUp({ ...LIMITS, underWay: 100 });
  for (let at = 0; at < 50; at += 1) send('flood', 'campus', 'user 1');
  send('save', 'campus', 'user 2');
  send('page', 'campus');
  await turns(3);
  expect(begun.indexOf('save')).toBeGreaterThan(-1);
  expect(begun.indexOf('page')).toBeGreaterThan(-1);
  expect(begun.indexOf('page')).toBeLessThan(8);
});

test('a network has so many calls under way, and the next when one of them is answered', async () => {
  const { begun, send } = setUp(LIMITS, 0);
  const [first] = [send('1'), send('2'), send('3'), send('4')];
  send('other', 'elsewhere');
  await turns(3);
  expect(begun).toEqual(['1', '2', '3', 'other']);
  first?.answer();
  await turns(3);
  expect(begun).toEqual(['1', '2', '3', 'other', '4']);
});

test('a call that takes long, as one that waits for the engine, keeps nobody of its network waiting for ever', async () => {
  const { begun, send } = setUp(LIMITS, 0);
  for (const name of ['1', '2', '3']) send(name);
  now += LIMITS.countedMs;
  send('4');
  await turns(3);
  expect(begun).toEqual(['1', '2', '3', '4']);
});

test('files that are being sent keep no place, however slowly they are taken', async () => {
  const { begun, send } = setUp(LIMITS, 0);
  for (const name of ['file 1', 'file 2', 'file 3', 'file 4', 'call']) send(name);
  await turns(3);
  expect(begun).toEqual(['file 1', 'file 2', 'file 3', 'file 4', 'call']);
});
