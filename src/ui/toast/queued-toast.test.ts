import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queueToast, takeQueuedToast } from './queued-toast.ts';

/** As much of the browser's session storage as a tab has. */
function sessionStorageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

describe('a toast for the next page', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', sessionStorageOf(kept));
    return () => vi.unstubAllGlobals();
  });

  it('arrives there whole, and once', () => {
    const toast = { title: 'Error', description: 'Try again.', variant: 'destructive' as const };
    queueToast(toast);
    expect(takeQueuedToast()).toEqual(toast);
    expect(takeQueuedToast()).toBeUndefined();
  });

  it('gives way to a later one', () => {
    queueToast({ title: 'First' });
    queueToast({ title: 'Second' });
    expect(takeQueuedToast()?.title).toBe('Second');
  });

  it.each(['{', '[]', 'null', '{"description":"no title"}'])('is nothing where %s was kept', (text) => {
    queueToast({ title: 'Saved' });
    for (const key of kept.keys()) kept.set(key, text);
    expect(takeQueuedToast()).toBeUndefined();
  });

  it('is lost without harm where storage is switched off', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => queueToast({ title: 'Saved' })).not.toThrow();
    expect(takeQueuedToast()).toBeUndefined();
  });
});
