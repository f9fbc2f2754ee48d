import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReadyBytes } from './ready-bytes.server.ts';

const MB = 1024 * 1024;

/** Makes what is so long, and counts how often. */
const maker = (length: number) => vi.fn(() => Promise.resolve(new Uint8Array(length)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what links show', () => {
  test('is made once for all who ask, and is out of memory after a minute, however often it is asked for', async () => {
    const [ready, make] = [new ReadyBytes(), maker(10)];
    await Promise.all([ready.get('a', make), ready.get('a', make)]);
    for (let seconds = 0; seconds < 50; seconds += 10) {
      vi.advanceTimersByTime(10_000);
      await ready.get('a', make);
    }
    expect(make).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(vi.getTimerCount()).toBe(0);
    await ready.get('a', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('takes 16 MB at most: what was not asked for lately makes room', async () => {
    const [ready, first, second] = [new ReadyBytes(), maker(4 * MB), maker(4 * MB)];
    await ready.get('first', first);
    await ready.get('second', second);
    for (const name of ['third', 'fourth']) await ready.get(name, maker(4 * MB));
    await ready.get('first', first);
    await ready.get('fifth', maker(4 * MB));
    await ready.get('first', first);
    expect(first).toHaveBeenCalledTimes(1);
    await ready.get('second', second);
    expect(second).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(4);
  });

  test('is not kept where it is very long, or could not be made', async () => {
    const [ready, long] = [new ReadyBytes(), maker(4 * MB + 1)];
    await ready.get('long', long);
    await ready.get('long', long);
    expect(long).toHaveBeenCalledTimes(2);
    const gone = new Error('gone');
    await expect(ready.get('gone', () => Promise.reject(gone))).rejects.toBe(gone);
    expect((await ready.get('gone', maker(1))).length).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
  });
});
