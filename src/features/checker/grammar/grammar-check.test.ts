import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckInput } from '#documents/checks/check-input.ts';
import type { Finding } from '#documents/checks/finding.ts';
import type { WorkerPort } from '#platform/worker-channel.ts';
import { GRAMMAR_LIMIT_MS, startGrammarCheck } from './grammar-check.ts';

// Only handed through.
const input = {} as CheckInput;
const findings = [{} as Finding];

function fakePort() {
  const told: unknown[] = [];
  const port: WorkerPort & { terminated: boolean } = {
    terminated: false,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: unknown) => void told.push(message),
    terminate: () => void (port.terminated = true),
  };
  const answer = (data: unknown) => {
    port.onmessage?.call(port as unknown as Worker, new MessageEvent('message', { data }));
  };
  return { port, told, answer };
}

describe('a grammar check as its page sees it', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('hands over what was read, gives what was found, and ends the worker', async () => {
    const { port, told, answer } = fakePort();
    const check = startGrammarCheck(port, input);
    expect(told).toEqual([{ call: 'check', id: 1, request: input }]);
    expect(port.terminated).toBe(false);
    answer({ id: 1, answer: findings });
    expect(await check.findings).toBe(findings);
    expect(port.terminated).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<[string, (fake: ReturnType<typeof fakePort>) => void]>([
    ['it says so', ({ answer }) => answer({ failure: 'no network' })],
    ['it crashes', ({ port }) => port.onerror?.call(port as unknown as Worker, {} as ErrorEvent)],
    ['it gives no answer', () => vi.advanceTimersByTime(GRAMMAR_LIMIT_MS)],
  ])('has failed where %s, and the worker is ended', async (_, happen) => {
    const fake = fakePort();
    const check = startGrammarCheck(fake.port, input);
    happen(fake);
    expect(await check.findings).toBeNull();
    expect(fake.port.terminated).toBe(true);
  });

  it('finds nothing once it is closed', async () => {
    const { port, answer } = fakePort();
    const check = startGrammarCheck(port, input);
    check.close();
    answer({ id: 1, answer: findings });
    expect(await check.findings).toBeNull();
    expect(port.terminated).toBe(true);
  });
});
