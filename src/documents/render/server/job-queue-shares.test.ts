import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Urgency } from '#documents/render/engine.ts';
import { queueOf } from '../testing/test-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a person has at most two jobs, whether they run or wait, and another is taken in all the same', () => {
  const { queue, add } = queueOf();
  add('a', 'ana');
  const running = queue.take();
  add('b', 'ana');
  const soon = expect.objectContaining({ retryAfterSeconds: 1 });
  expect(() => add('c', 'ana')).toThrow(soon);
  expect(() => queue.assertRoom({ person: 'ana', urgency: 'download' })).toThrow(soon);
  queue.assertRoom({ person: 'ben', urgency: 'download' });
  running?.done();
  add('c', 'ana');
});

test('jobs of one person run one after the other while another could be served', () => {
  const { queue, add } = queueOf();
  add('a', 'ana');
  add('b', 'ana');
  const first = queue.take();
  expect(queue.take()).toBeUndefined();
  add('c', 'ben');
  expect(queue.take()?.item).toBe('c');
  first?.done();
  expect(queue.take()?.item).toBe('b');
});

test('people take turns', () => {
  const { add, rest } = queueOf({ maxEach: 3, maxWaiting: 9 });
  for (const item of ['a1', 'a2', 'a3']) add(item, 'ana');
  for (const item of ['b1', 'b2']) add(item, 'ben');
  add('c1', 'cem');
  expect(rest()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('who has most waiting gives up a place first', () => {
  const { add, refused } = queueOf();
  add('a1', 'ana', 'background');
  add('a2', 'ana', 'background');
  add('b', 'ben', 'background');
  add('c', 'cem', 'background');
  add('download', 'dag');
  expect(refused.map(([item]) => item)).toEqual(['a2']);
});

/** Lets somebody have a child for so long. */
function served(
  { queue, add }: ReturnType<typeof queueOf>,
  person: string,
  ms: number,
  urgency: Urgency = 'preview',
) {
  add('earlier', person, urgency);
  const turn = queue.take();
  expect(turn?.item).toBe('earlier');
  vi.advanceTimersByTime(ms);
  turn?.done();
}

test("who had least of the children's time lately goes first, and a newcomer not before everybody", () => {
  const tested = queueOf();
  served(tested, 'quick', 30);
  served(tested, 'slow', 900);
  const { add, rest } = tested;
  add("slow's", 'slow', 'preview');
  add("quick's", 'quick', 'preview');
  add("new one's", 'new', 'preview');
  expect(rest()).toEqual(["quick's", "new one's", "slow's"]);
});

test('downloads go first all the same, also those of somebody slow', () => {
  const tested = queueOf();
  served(tested, 'slow', 900);
  tested.add('preview', 'quick', 'preview');
  tested.add('download', 'slow');
  expect(tested.rest()).toEqual(['download', 'preview']);
});

test('what was used long ago counts no more', () => {
  const tested = queueOf();
  served(tested, 'slow', 5_000);
  vi.advanceTimersByTime(120_000);
  served(tested, 'quick', 30);
  tested.add("slow's", 'slow', 'preview');
  tested.add("quick's", 'quick', 'preview');
  expect(tested.rest()).toEqual(["slow's", "quick's"]);
});

test('several people with slow documents leave a child to the quick previews of others', () => {
  const tested = queueOf({ maxRunningLesser: 2, maxRunningSlow: 1 });
  for (const person of ['a', 'b', 'c']) served(tested, person, 5_000);
  const { queue, add } = tested;
  for (const person of ['a', 'b', 'c']) add(`slow one of ${person}`, person, 'preview');
  const slow = queue.take();
  expect([slow?.item, queue.take()]).toEqual(['slow one of a', undefined]);
  add('quick', 'quiet', 'preview', true);
  const quick = queue.take();
  expect(quick?.item).toBe('quick');
  // Pictures of the quiet do not make the slow go on either.
  quick?.done();
  expect(queue.take()).toBeUndefined();
  // A download of somebody slow is a download.
  add('download', 'b');
  expect(queue.take()?.item).toBe('download');
  slow?.done();
  expect(queue.take()?.item).toMatch(/^slow one of [bc]$/);
});

test('twenty new accounts with one large document each leave a child to the quick and to small documents', () => {
  const tested = queueOf({ maxWaiting: 64, maxWaitMs: 15_000, maxRunningLesser: 2, maxRunningSlow: 1 });
  served(tested, 'typist', 30);
  const { queue, add } = tested;
  for (let account = 0; account < 20; account += 1) add('large', `new ${account}`, 'preview');
  const large = queue.take();
  expect([large?.item, queue.take()]).toEqual(['large', undefined]);
  for (let key = 0; key < 100; key += 1) {
    add("typist's", 'typist', 'preview');
    const turn = queue.take();
    expect(turn?.item).toBe("typist's");
    vi.advanceTimersByTime(30);
    turn?.done();
  }
  add('small one of somebody new', 'new and honest', 'preview', true);
  expect(queue.take()?.item).toBe('small one of somebody new');
  // The large ones go on too, one by one.
  large?.done();
  expect(queue.take()?.item).toBe('large');
});

test('where previews have one child only, new accounts do not go before whoever is at work', () => {
  const tested = queueOf({ maxWaiting: 64, maxRunningLesser: 1, maxRunningSlow: 1 });
  served(tested, 'typist', 30);
  const { queue, add } = tested;
  add("typist's", 'typist', 'preview');
  for (let account = 0; account < 20; account += 1) add('large', `new ${account}`, 'preview');
  expect(queue.take()?.item).toBe("typist's");
});

test('a child that a slow document wore out counts as one at work for the slow', () => {
  const tested = queueOf({ maxRunningLesser: 3, maxRunningSlow: 1 });
  served(tested, 'slow', 5_000);
  tested.add('slow one', 'slow', 'preview');
  expect(tested.queue.take(1)).toBeUndefined();
  tested.add('quick', 'quiet', 'preview', true);
  expect(tested.queue.take(1)?.item).toBe('quick');
  expect(tested.queue.take(0)?.item).toBe('slow one');
});
