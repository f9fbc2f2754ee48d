import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerCalls,
  openWorkerChannel,
  type CallHandlers,
  type WorkerPort,
  type WorkerScope,
} from './worker-channel.ts';

type Calls = {
  double(value: number): number;
  open(): void;
};

/** A page's end and a worker's end, joined; `handlers` do the worker's work. */
function joined(
  handlers: Partial<CallHandlers<Calls>> = {},
  options?: Parameters<typeof answerCalls<Calls>>[1],
) {
  const seen: { transfers: Transferable[][]; asked: unknown[] } = { transfers: [], asked: [] };
  const scope: WorkerScope = {
    onmessage: null,
    postMessage(data, transfer) {
      seen.transfers.push(transfer);
      port.onmessage?.call(port as unknown as Worker, new MessageEvent('message', { data }));
    },
  };
  const port: WorkerPort & { terminated: boolean } = {
    terminated: false,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage(data: unknown) {
      seen.asked.push(data);
      scope.onmessage?.(new MessageEvent('message', { data }));
    },
    terminate: () => void (port.terminated = true),
  };
  const tellNews = answerCalls<Calls, string>(
    { double: (value) => value * 2, open: () => undefined, ...handlers },
    options,
    scope,
  );
  const news: string[] = [];
  const channel = openWorkerChannel<Calls, string>(port, (one) => news.push(one));
  const crash = (message: string) => port.onerror?.call(port as unknown as Worker, { message } as ErrorEvent);
  return { channel, port, scope, seen, news, tellNews, crash };
}

/** A worker that takes its time: what it was asked, and the way to answer. */
function slow() {
  const asked: { value: number; answer: (value: number) => void }[] = [];
  const double = (value: number) => new Promise<number>((answer) => asked.push({ value, answer }));
  return { asked, double };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the channel between a page and a worker', () => {
  it('brings each answer to its question, in whatever order they come', async () => {
    const { asked, double } = slow();
    const { channel } = joined({ double });
    const [first, second] = [channel.ask('double', 1), channel.ask('double', 2)];
    asked[1]?.answer(4);
    asked[0]?.answer(2);
    expect(await Promise.all([first, second])).toEqual([2, 4]);
  });

  it('brings news beside the answers', async () => {
    const { channel, news, tellNews } = joined();
    tellNews('under way');
    expect(await channel.ask('double', 3)).toBe(6);
    expect(news).toEqual(['under way']);
  });

  it('ends a worker that misses a deadline: every call that waits fails, and every later one', async () => {
    const { channel, port } = joined(slow());
    const patient = channel.ask('double', 1);
    const hurried = channel.ask('double', 2, 1_000);
    const failed = Promise.allSettled([patient, hurried]);
    await vi.advanceTimersByTimeAsync(999);
    expect(port.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(port.terminated).toBe(true);
    for (const outcome of await failed) expect(outcome).toMatchObject({ reason: { late: true } });
    await expect(channel.ask('double', 3)).rejects.toThrow('the worker gave no answer in time');
  });

  it('forgets the deadline of what was answered', async () => {
    const { channel, port } = joined();
    expect(await channel.ask('double', 4, 1_000)).toBe(8);
    expect(vi.getTimerCount()).toBe(0);
    expect(port.terminated).toBe(false);
  });

  it('fails with the words of what the worker stumbled over, and of its crash', async () => {
    const stumbling = joined({ double: () => Promise.reject(new Error('no memory')) });
    await expect(stumbling.channel.ask('double', 1)).rejects.toThrow('no memory');
    expect(stumbling.port.terminated).toBe(true);

    const crashing = joined(slow());
    const asked = crashing.channel.ask('double', 1);
    crashing.crash('gone');
    await expect(asked).rejects.toMatchObject({ message: 'gone', late: false });
  });

  it('is silent once it is closed, whatever the worker still says', async () => {
    const { asked, double } = slow();
    const { channel, port, news, tellNews } = joined({ double });
    const waiting = channel.ask('double', 1);
    channel.close();
    asked[0]?.answer(2);
    tellNews('too late');
    await expect(waiting).rejects.toThrow('closed');
    expect(port.terminated).toBe(true);
    expect(news).toEqual([]);
  });

  it('answers one call after the other where the worker wants that', async () => {
    const { asked, double } = slow();
    const { channel } = joined({ double }, { inOrder: true });
    const [first, second] = [channel.ask('double', 1), channel.ask('double', 2)];
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ value }) => value)).toEqual([1]);
    asked[0]?.answer(2);
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ value }) => value)).toEqual([1, 2]);
    asked[1]?.answer(4);
    expect(await second).toBe(4);
  });

  it('hands over what an answer names instead of copying it', async () => {
    const part = new ArrayBuffer(1);
    const { channel, seen } = joined({}, { transferOf: () => [part] });
    await channel.ask('double', 1);
    expect(seen.transfers).toEqual([[part]]);
  });

  it.each(['print', 'toString'])(
    'fails a call that the worker does not know, at once: %s',
    async (unknown) => {
      const { channel, port } = joined();
      // As a page of another version may ask.
      const asked = channel.ask(unknown as 'double', 1);
      await expect(asked).rejects.toThrow(`the worker knows no call "${unknown}"`);
      expect(port.terminated).toBe(false);
      expect(await channel.ask('double', 5)).toBe(10);
    },
  );

  it('passes over what is no call, and goes on', async () => {
    const { channel, port, scope } = joined();
    for (const data of [{}, null, 'print', { id: 9 }])
      scope.onmessage?.(new MessageEvent('message', { data }));
    expect(await channel.ask('double', 5)).toBe(10);
    expect(port.terminated).toBe(false);
  });
});
