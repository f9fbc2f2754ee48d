import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundLowPriority, type LowPriorityLimits } from './low-priority-calls.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS: LowPriorityLimits = { each: 2, all: 3, countedMs: 100, maxWaitMs: 1_000 };

/** Calls are never answered by themselves; what was begun and refused, in order, stands in `begun` and `refused`. */
function setUp(limits = LIMITS) {
  const begun: string[] = [];
  const refused: string[] = [];
  const about = new Map<unknown, { name: string; caller: string }>();
  const nameOf = (call: unknown) => about.get(call)?.name ?? '';
  const callerOf = (call: unknown) => about.get(call)?.caller ?? '';
  const listener = boundLowPriority(
    (request) => begun.push(nameOf(request)),
    {
      ...{ networkOf: callerOf, callerOf },
      isLowPriority: (request) => !nameOf(request).startsWith('download'),
      refuse: (request) => refused.push(nameOf(request)),
    },
    limits,
  );
  const send = (name: string, caller: string) => {
    const request = {};
    const response = new EventEmitter();
    about.set(request, { name, caller });
    listener(request as unknown as IncomingMessage, response as unknown as ServerResponse); // All it looks at.
    /** The call is over: answered, or left by whoever asked. */
    return (isAnswered = true) => {
      Object.assign(response, { writableFinished: isAnswered });
      response.emit('close');
    };
  };
  return { begun, refused, send };
}

test('of one caller as many are worked on as the engine takes, and the next when one is over', () => {
  const { begun, send } = setUp();
  const end = send('1', 'ana');
  for (const name of ['2', '3', '4']) send(name, 'ana');
  expect(begun).toEqual(['1', '2']);
  end();
  expect(begun).toEqual(['1', '2', '3']);
});

test('of all callers few are worked on, and whatever is more urgent meets none that wait', () => {
  const { begun, send } = setUp();
  for (const caller of ['a', 'b', 'c', 'd', 'e']) send(caller, caller);
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['download 1', 'download 2', 'download 3']) send(name, 'f');
  expect(begun.slice(3)).toEqual(['download 1', 'download 2', 'download 3']);
});

test('callers take turns, however much one of them sends', () => {
  const { begun, send } = setUp({ ...LIMITS, all: 1 });
  const ends = [send('first', 'flood')];
  for (let at = 0; at < 50; at += 1) send('flood', 'flood');
  send('page', 'ana');
  for (let at = 0; at < 2; at += 1) ends.shift()?.();
  vi.advanceTimersByTime(200);
  expect(begun.indexOf('page')).toBeGreaterThan(-1);
  expect(begun.indexOf('page')).toBeLessThan(3);
});

test('what waits for the engine keeps no others waiting', () => {
  const { begun, send } = setUp();
  for (const caller of ['a', 'b', 'c', 'd', 'e', 'f']) send(caller, caller);
  vi.advanceTimersByTime(LIMITS.countedMs);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('who has waited in vain is refused, and not begun any more; nobody is refused at once', () => {
  const { begun, refused, send } = setUp();
  const end = send('1', 'ana');
  send('2', 'ana');
  send('3', 'ana');
  vi.advanceTimersByTime(LIMITS.maxWaitMs - 1);
  expect(refused).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(refused).toEqual(['3']);
  end();
  expect(begun).toEqual(['1', '2']);
});

test('who leaves while waiting is neither begun nor refused', () => {
  const { begun, refused, send } = setUp();
  const end = send('1', 'ana');
  send('2', 'ana');
  send('3', 'ana')();
  vi.advanceTimersByTime(LIMITS.maxWaitMs);
  end();
  send('4', 'ana');
  expect([begun, refused]).toEqual([['1', '2', '4'], []]);
});

test('whoever has none under way goes before those who have', () => {
  const { begun, send } = setUp();
  const end = send('1', 'ana');
  send('2', 'ana');
  send('3', 'ben');
  for (const caller of ['ana', 'ben']) send('more', caller);
  send('first', 'cem');
  end();
  expect(begun[3]).toBe('first');
});

test('who leaves and asks again at once gains nothing', () => {
  const { begun, send } = setUp();
  for (let at = 0; at < 10; at += 1) send(String(at), 'ana')(false);
  expect(begun).toEqual(['0', '1']);
  vi.advanceTimersByTime(LIMITS.countedMs);
  send('next', 'ana');
  expect(begun).toEqual(['0', '1', 'next']);
});
