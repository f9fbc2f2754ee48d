import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineBusyError } from '#documents/render/engine-errors.ts';
import type { Urgency } from '#documents/render/engine.ts';
import { JobQueue, type QueueLimits } from './job-queue.ts';

const LIMITS: QueueLimits = {
  maxWaiting: 4,
  maxWaitMs: 1000,
  maxEach: 2,
  maxRunningEach: 1,
  maxRunningLesser: 9,
  maxRunningSlow: 9,
  retryAfterSeconds: (waiting) => waiting * 10,
};

/** A queue whose jobs are named, with the names of those it refused. */
function queueOf(limits: Partial<QueueLimits> = {}) {
  const queue = new JobQueue<string>({ ...LIMITS, ...limits });
  const refused: [string, EngineBusyError][] = [];
  const add = (item: string, person?: string, urgency: Urgency = 'download', isSmall = false) =>
    queue.add(item, { person, urgency, isSmall }, (error) => refused.push([item, error]));
  /** Lets all run, one after the other. */
  const rest = () => {
    const order: string[] = [];
    for (let turn = queue.take(); turn; turn = queue.take()) {
      order.push(turn.item);
      turn.done();
    }
    return order;
  };
  return { queue, add, rest, refused };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('first come, first served', () => {
  const { add, rest, refused } = queueOf();
  add('a');
  add('b');
  expect(rest()).toEqual(['a', 'b']);
  vi.advanceTimersByTime(5000);
  expect(refused).toEqual([]);
});

test('past its bound it refuses, and says when to come back', () => {
  const { queue, add } = queueOf({ maxWaiting: 2 });
  queue.assertRoom();
  add('a');
  add('b');
  expect(() => add('c')).toThrow(expect.objectContaining({ retryAfterSeconds: 20 }));
  expect(() => queue.assertRoom()).toThrow(EngineBusyError);
  queue.take();
  add('c');
  expect(queue.size).toBe(2);
});

test('what waited too long is refused and taken out, the others stay in order', () => {
  const { add, rest, refused } = queueOf();
  add('a');
  vi.advanceTimersByTime(600);
  add('b');
  vi.advanceTimersByTime(600);
  expect(refused).toEqual([['a', expect.any(EngineBusyError)]]);
  expect(rest()).toEqual(['b']);
});

test('what is withdrawn leaves its place to another', () => {
  const { queue, add, rest } = queueOf();
  const withdraw = add('a', 'ana');
  add('b', 'ana');
  withdraw();
  withdraw();
  expect(queue.size).toBe(1);
  add('c', 'ana');
  expect(rest()).toEqual(['b', 'c']);
});

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

test('downloads go before previews, and previews before what nobody looks at', () => {
  const { add, rest } = queueOf();
  add('picture', 'ana', 'background');
  add('preview', 'ben', 'preview');
  add('download', 'cem', 'download');
  expect(rest()).toEqual(['download', 'preview', 'picture']);
});

test('a waiting preview gives its place to the next of the same person, even while the queue is full', () => {
  const { queue, add, rest, refused } = queueOf({ maxWaiting: 2 });
  add('old', 'ana', 'preview');
  add('other', 'ben', 'preview');
  queue.assertRoom({ person: 'ana', urgency: 'preview' });
  add('new', 'ana', 'preview');
  expect(refused).toEqual([['old', expect.objectContaining({ retryAfterSeconds: 1 })]]);
  expect(queue.size).toBe(2);
  expect(rest()).toEqual(['new', 'other']);
});

test('the least urgent that waits gives its place to a more urgent job of the same person', () => {
  const { queue, add, rest, refused } = queueOf();
  add('preview', 'ana', 'preview');
  add('picture', 'ana', 'background');
  queue.assertRoom({ person: 'ana', urgency: 'download' });
  add('download', 'ana');
  expect(refused.map(([item]) => item)).toEqual(['picture']);
  expect(() => add('another', 'ana', 'background')).toThrow(EngineBusyError);
  expect(rest()).toEqual(['download', 'preview']);
});

test('previews and pictures, of however many people, keep no download out', () => {
  const { queue, add, rest, refused } = queueOf();
  for (const person of ['a', 'b', 'c']) add(`preview of ${person}`, person, 'preview');
  add('picture', 'd', 'background');
  expect(() => add('late', 'e', 'background')).toThrow(EngineBusyError);
  for (const person of ['f', 'g']) {
    queue.assertRoom({ person, urgency: 'download' });
    add(`download of ${person}`, person);
  }
  expect(refused).toEqual([
    ['picture', expect.objectContaining({ retryAfterSeconds: 40 })],
    ['preview of c', expect.any(EngineBusyError)],
  ]);
  expect(queue.size).toBe(4);
  expect(rest()).toEqual(['download of f', 'download of g', 'preview of a', 'preview of b']);
});

test('where all places are taken, a preview takes that of a picture, and none of a preview or a download', () => {
  const { queue, add, rest, refused } = queueOf({ maxWaiting: 2 });
  add('picture', 'a', 'background');
  add('download', 'b');
  add('preview', 'c', 'preview');
  expect(refused.map(([item]) => item)).toEqual(['picture']);
  expect(() => queue.assertRoom({ person: 'd', urgency: 'preview' })).toThrow(EngineBusyError);
  expect(() => add('late', 'd', 'preview')).toThrow(EngineBusyError);
  expect(rest()).toEqual(['download', 'preview']);
});

test('downloads that take all places are bounded as before', () => {
  const { queue, add } = queueOf({ maxWaiting: 2 });
  add('a', 'a');
  add('b', 'b');
  expect(() => queue.assertRoom({ person: 'c', urgency: 'download' })).toThrow(EngineBusyError);
  expect(() => add('c', 'c')).toThrow(EngineBusyError);
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

test('of less urgent jobs only so many run at a time, of all people together, and a download runs beside them', () => {
  const { queue, add } = queueOf({ maxRunningLesser: 1 });
  add('preview', 'ana', 'preview');
  add('picture', 'ben', 'background');
  const first = queue.take();
  expect([first?.item, queue.take()]).toEqual(['preview', undefined]);
  add('download', 'cem');
  const download = queue.take();
  expect(download?.item).toBe('download');
  download?.done();
  expect(queue.take()).toBeUndefined();
  first?.done();
  expect(queue.take()?.item).toBe('picture');
});

test('a child that is away counts as one at work on what is less urgent', () => {
  const { queue, add } = queueOf({ maxRunningLesser: 1 });
  add('preview', 'ana', 'preview');
  expect(queue.take(1)).toBeUndefined();
  add('download', 'ben');
  expect(queue.take(1)?.item).toBe('download');
  expect(queue.take(0)?.item).toBe('preview');
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

test('all that wait can be taken out together', () => {
  const { queue, add, refused } = queueOf();
  add('a', 'ana');
  add('b', 'ana');
  add('c', 'ben');
  expect(queue.takeAll()).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(5000);
  expect([queue.size, refused]).toEqual([0, []]);
});
