import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyKeyFor, dropCopyKey } from './duplicate.ts';

let shelf: Map<string, string>;
beforeEach(() => {
  shelf = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => void shelf.set(name, value),
    removeItem: (name: string) => void shelf.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SAVED = '2026-11-22T10:00:00.000Z';
const LATER = '2026-11-22T10:05:00.000Z';

it('until an answer has come a copy keeps its key, also in another tab and after a reload', () => {
  const key = copyKeyFor(1, 'resume/7', SAVED);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(copyKeyFor(1, 'resume/7', SAVED)).toBe(key);
  dropCopyKey(1, 'resume/7');
  expect(copyKeyFor(1, 'resume/7', SAVED)).not.toBe(key);
});

it('another document, another account and another version of the document have keys of their own', () => {
  const all = [
    copyKeyFor(1, 'resume/7', SAVED),
    copyKeyFor(1, 'letter/7', SAVED),
    copyKeyFor(2, 'resume/7', SAVED),
    copyKeyFor(1, 'resume/7', LATER),
  ];
  expect(new Set(all).size).toBe(4);
});

it('after ten minutes duplicating means another copy', () => {
  const key = copyKeyFor(1, 'resume/7', SAVED);
  vi.advanceTimersByTime(9 * 60_000);
  expect(copyKeyFor(1, 'resume/7', SAVED)).toBe(key);
  vi.advanceTimersByTime(60_000);
  expect(copyKeyFor(1, 'resume/7', SAVED)).not.toBe(key);
});

it('storage that is switched off, or holds something else, costs no copy', () => {
  const never = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const odd of ['{', '7', 'null', '{"key":7}']) {
    shelf.set('foothold-copy:1:resume/7', odd);
    expect(copyKeyFor(1, 'resume/7', SAVED)).toMatch(/^[0-9a-f-]{36}$/);
  }
  vi.stubGlobal('localStorage', { getItem: never, setItem: never, removeItem: never });
  expect(copyKeyFor(1, 'resume/7', SAVED)).toMatch(/^[0-9a-f-]{36}$/);
  expect(() => dropCopyKey(1, 'resume/7')).not.toThrow();
});
