import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { createOwnPages } from './own-pages.ts';
import type { FirstPage } from './picture-engine.ts';

const written = (firstName: string): PreviewDocument => {
  const data = emptyResume();
  return {
    kind: 'resume',
    templateId: 'modern-1',
    data: { ...data, personalInfo: { ...data.personalInfo, firstName } },
  };
};

/** An engine that draws when it is told to, and a document that somebody writes in. */
function setUp({ busy = false, empty = false } = {}) {
  let document = written('A');
  const listeners = new Set<() => void>();
  /** What was begun, in order: the preview's pages as well. */
  const begun: string[] = [];
  const underWay: { answer: (page: FirstPage | null) => void; fail: () => void }[] = [];
  const state = { busy, empty, rested: 0 };
  const pages = createOwnPages({
    document: {
      current: () => document,
      inTemplate: (templateId) => ({ ...document, templateId }),
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
      isEmpty: () => state.empty,
    },
    engine: {
      draw({ templateId, data }) {
        begun.push(`${templateId} ${(data as ReturnType<typeof emptyResume>).personalInfo.firstName}`);
        return new Promise((answer, reject) =>
          underWay.push({ answer, fail: () => reject(new Error('no engine')) }),
        );
      },
      rest: () => void (state.rested += 1),
    },
    previewIsBusy: () => state.busy,
    width: () => 300,
  });
  return {
    pages,
    begun,
    state,
    type(text: string) {
      document = written(text);
      for (const listener of listeners) listener();
    },
    /** Ends the drawing that is under way. */
    async draws(picture: Blob | null = new Blob(['page'])) {
      underWay.shift()?.answer(picture && { picture, pages: 1 });
      await vi.advanceTimersByTimeAsync(0);
      return picture;
    },
    async fails() {
      underWay.shift()?.fail();
      await vi.advanceTimersByTimeAsync(0);
    },
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("one's own pages in the templates", () => {
  it('are awaited until each in sight is drawn or cannot be', async () => {
    const { pages, draws, wait, type } = setUp();
    const told = vi.fn(() => pages.areAwaited());
    pages.subscribe(told);
    expect(pages.areAwaited()).toBe(true);
    pages.want('modern-1', 0);
    pages.want('simple-1', 1);
    expect(told).toHaveLastReturnedWith(true);
    await wait(0);
    await draws();
    expect(told).toHaveLastReturnedWith(true);
    await wait(0);
    await draws(null);
    expect(told).toHaveLastReturnedWith(false);
    type('B');
    await wait(0);
    expect(pages.areAwaited()).toBe(true);
  });

  it('are awaited no longer once there is no engine, nor where what waits has gone out of sight', async () => {
    const { pages, draws, fails, wait } = setUp();
    pages.want('modern-1', 0);
    await wait(0);
    await draws();
    const leave = pages.want('simple-1', 1);
    expect(pages.areAwaited()).toBe(true);
    leave();
    expect(pages.areAwaited()).toBe(false);
    pages.want('tech-1', 1);
    await wait(0);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await fails();
      await wait(60_000);
    }
    expect(pages.areAwaited()).toBe(false);
  });

  it('come back after a failure of the engine that passes, and fall back to the samples after one that stays', async () => {
    const { pages, begun, wait, draws, fails, type } = setUp();
    pages.want('modern-1', 0);
    await wait(0);
    await fails();
    expect(pages.hasFailed()).toBe(false);
    await wait(2_000);
    expect(await draws()).toBe(pages.picture('modern-1'));
    expect(begun).toHaveLength(2);
    type('B');
    await wait(1_000);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await fails();
      await wait(30_000);
    }
    expect(pages.hasFailed()).toBe(true);
    // Nothing of before passes for what is written now.
    expect(pages.picture('modern-1')).toBeUndefined();
    // The chooser is looked at again later.
    await wait(60_000);
    pages.want('tech-1', 1);
    await wait(0);
    expect(pages.hasFailed()).toBe(false);
    await draws();
    expect(pages.picture('modern-1')).toBeDefined();
  });

  it('are drawn one after the other, those in sight from the first on, and no others', async () => {
    const { pages, begun, draws, wait } = setUp();
    pages.want('tech-1', 9);
    const leave = pages.want('simple-1', 4);
    pages.want('modern-1', 2);
    await wait(0);
    expect(begun).toEqual(['modern-1 A']);
    leave();
    await draws();
    expect(begun).toEqual(['modern-1 A', 'tech-1 A']);
    await draws();
    await wait(5_000);
    expect(begun).toHaveLength(2);
    expect(pages.picture('modern-1')).toBeDefined();
    expect(pages.picture('simple-1')).toBeUndefined();
  });

  it('wait while something is typed, however long that goes on, and while the preview draws', async () => {
    const { pages, begun, type, wait, state, draws } = setUp();
    pages.want('modern-1', 0);
    pages.want('tech-1', 1);
    await wait(0);
    for (let key = 0; key < 50; key += 1) {
      type(`A${key}`);
      if (key === 3) await draws();
      await wait(100);
    }
    // What had been begun before the first key came to its end; nothing else was begun.
    expect(begun).toEqual(['modern-1 A']);
    state.busy = true;
    await wait(10_000);
    expect(begun).toEqual(['modern-1 A']);
    state.busy = false;
    await wait(200);
    expect(begun).toEqual(['modern-1 A', 'modern-1 A49']);
  });

  it('of what was written before stand until the new ones are there', async () => {
    const { pages, type, wait, draws } = setUp();
    pages.want('modern-1', 0);
    await wait(0);
    const old = await draws();
    type('B');
    expect(pages.picture('modern-1')).toBe(old);
    await wait(2_000);
    expect(pages.picture('modern-1')).toBe(old);
    const fresh = await draws();
    expect(pages.picture('modern-1')).toBe(fresh);
  });

  it('are drawn once for what is written: seen again, or written again, they are there at once', async () => {
    const { pages, begun, type, wait, draws } = setUp();
    const leave = pages.want('modern-1', 0);
    await wait(0);
    const first = await draws();
    leave();
    pages.want('modern-1', 0);
    await wait(2_000);
    type('B');
    await wait(2_000);
    await draws();
    // As after undoing.
    type('A');
    await wait(2_000);
    expect(begun).toEqual(['modern-1 A', 'modern-1 B']);
    expect(pages.picture('modern-1')).toBe(first);
  });

  it('are none of an empty document, and go when all is taken out again', async () => {
    const { pages, begun, type, wait, draws, state } = setUp({ empty: true });
    pages.want('modern-1', 0);
    await wait(2_000);
    expect(begun).toEqual([]);
    state.empty = false;
    type('A');
    await wait(2_000);
    await draws();
    expect(pages.picture('modern-1')).toBeDefined();
    state.empty = true;
    type('');
    await wait(2_000);
    expect(pages.picture('modern-1')).toBeUndefined();
  });

  it('leave out a design that cannot be set, and are given up where the engine fails', async () => {
    const { pages, begun, wait, draws, fails, type } = setUp();
    pages.want('modern-1', 0);
    pages.want('tech-1', 1);
    await wait(0);
    await draws(null);
    expect(begun).toEqual(['modern-1 A', 'tech-1 A']);
    expect(pages.picture('modern-1')).toBeUndefined();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await fails();
      await wait(30_000);
    }
    expect(pages.hasFailed()).toBe(true);
    type('B');
    await wait(5_000);
    expect(begun).toHaveLength(5);
  });

  it('let the engine rest when nobody looks at them, or all are drawn', async () => {
    const { pages, wait, draws, state } = setUp();
    const leave = pages.want('modern-1', 0);
    await wait(0);
    await draws();
    expect(state.rested).toBe(0);
    await wait(20_000);
    expect(state.rested).toBe(1);
    leave();
    await wait(20_000);
    expect(state.rested).toBe(2);
  });
});
