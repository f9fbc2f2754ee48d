import { expect, test, vi } from 'vitest';
import type { Engine } from '#documents/render/engine.ts';
import { AppError } from '#platform/http/app-error.ts';
import { patientEngine, PrintingTurns } from './printing-turns.ts';

const here = () => new AbortController();

/** Work that ends when it is told to, and what has begun and ended of it so far. */
function works() {
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    told.push(`${name} ends`);
    return name;
  };
  const end = async (name: string) => {
    await vi.waitFor(() => expect(ends.has(name)).toBe(true));
    ends.get(name)?.();
  };
  return { told, work, end };
}

test('what a person has printed is done one after the other, beside what others have', async () => {
  const turns = new PrintingTurns();
  const { told, work, end } = works();
  const all = [
    turns.run(1, here(), work('first')),
    turns.run(1, here(), work('second')),
    turns.run(2, here(), work('other')),
  ];
  await end('other');
  await end('first');
  await end('second');
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other']);
  expect(told.indexOf('second begins')).toBeGreaterThan(told.indexOf('first ends'));
  expect(told.indexOf('other begins')).toBeLessThan(told.indexOf('first ends'));
});

test('of more than may wait the next is refused at once, and there is room again afterwards', async () => {
  const turns = new PrintingTurns();
  const { work, end } = works();
  const all = Array.from({ length: 8 }, (_, at) => turns.run(1, here(), work(`${at}`)));
  await expect(turns.run(1, here(), work('ninth'))).rejects.toMatchObject({
    ...{ code: 'rate_limited', retryAfterSeconds: 5 },
  });
  for (let at = 0; at < 8; at += 1) await end(`${at}`);
  await Promise.all(all);
  const again = turns.run(1, here(), work('again'));
  await end('again');
  expect(await again).toBe('again');
});

test('who withdraws while waiting lets nobody begin before those who were there', async () => {
  const turns = new PrintingTurns();
  const { told, work, end } = works();
  const first = turns.run(1, here(), work('first'));
  const leaving = here();
  const gone = turns.run(1, leaving, work('gone'));
  const last = turns.run(1, here(), work('last'));
  leaving.abort();
  await expect(gone).rejects.toThrow('withdrawn');
  expect(told).toEqual(['first begins']);
  await end('first');
  await end('last');
  expect([await first, await last]).toEqual(['first', 'last']);
});

test('who waits too long is refused, and lets nobody begin before those who were there', async () => {
  vi.useFakeTimers();
  try {
    const turns = new PrintingTurns();
    const { told, work, end } = works();
    const first = turns.run(1, here(), work('first'));
    const late = turns.run(1, here(), work('late'));
    const refused = expect(late).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 });
    await vi.advanceTimersByTimeAsync(19_000);
    const next = turns.run(1, here(), work('next'));
    await vi.advanceTimersByTimeAsync(2_000);
    await refused;
    expect(told).toEqual(['first begins']);
    await end('first');
    await end('next');
    expect([await first, await next]).toEqual(['first', 'next']);
  } finally {
    vi.useRealTimers();
  }
});

test('who had withdrawn before its turn was asked for has nothing made', async () => {
  const turns = new PrintingTurns();
  const { told, work } = works();
  const leaving = here();
  leaving.abort();
  await expect(turns.run(1, leaving, work('gone'))).rejects.toThrow('withdrawn');
  expect(told).toEqual([]);
});

test('what failed leaves its turn', async () => {
  const turns = new PrintingTurns();
  await expect(turns.run(1, here(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run(1, here(), async () => 'next')).toBe('next');
});

test('a job that finds no place waits for one; what is no matter of room fails at once', async () => {
  vi.useFakeTimers();
  try {
    const busy = new AppError('engine_busy', 'busy', { retryAfterSeconds: 1 });
    const pdf = vi.fn<Engine['pdf']>().mockRejectedValueOnce(busy).mockRejectedValue(new Error('broken'));
    // Of an engine nothing else is called.
    const engine = patientEngine({ pdf } as Partial<Engine> as Engine);
    // Only handed through.
    const outcome = expect(engine.pdf({} as Parameters<Engine['pdf']>[0])).rejects.toThrow('broken');
    await vi.advanceTimersByTimeAsync(2_000);
    await outcome;
    expect(pdf).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
