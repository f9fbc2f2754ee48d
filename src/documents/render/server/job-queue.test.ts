import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineBusyError } from '#documents/render/engine-errors.ts';
import { queueOf } from '../testing/test-queue.ts';

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

test('all that wait can be taken out together', () => {
  const { queue, add, refused } = queueOf();
  add('a', 'ana');
  add('b', 'ana');
  add('c', 'ben');
  expect(queue.takeAll()).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(5000);
  expect([queue.size, refused]).toEqual([0, []]);
});
