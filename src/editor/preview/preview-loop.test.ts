import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreviewLoop, type PreviewState } from './preview-loop.ts';
import type { PaintedPages, PreviewProblem } from './preview-source.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BUSY: PreviewProblem = { kind: 'busy', message: 'busy', retryAfterMs: 2_000 };

const drawn = (text: string): PaintedPages => ({
  pages: [{ kind: 'svg', markup: text, width: 595, height: 842 }],
  unsupportedCharacters: [],
});
const textOf = (pages: PaintedPages | null) =>
  pages?.pages.map((page) => (page.kind === 'svg' ? page.markup : '')).join('');

/** A source whose answers come when the test says so. */
function setUp(takesMs: (doc: { text: string }, turn: number) => number = () => 10, showingTook = 0) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const states: PreviewState[] = [];
  let error: unknown;
  const loop = createPreviewLoop<{ text: string }>({
    source: {
      pace: () => ({ gapMs: 90, atOnce: 2 }),
      render(doc, signal) {
        asked.push(doc.text);
        const failure = error;
        return new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted.push(doc.text);
            reject(new DOMException('aborted', 'AbortError'));
          });
          setTimeout(
            () => (failure ? reject(failure) : resolve(drawn(doc.text))),
            takesMs(doc, asked.length),
          );
        });
      },
    },
    explain: () => BUSY,
    showingTook: () => showingTook,
    onChange: (state) => states.push(state),
  });
  const shown = () =>
    states.map((state) => textOf(state.drawn)).filter((page, i, all) => page !== all[i - 1]);
  return { loop, asked, aborted, states, shown, failWith: (reason: unknown) => (error = reason) };
}

describe('the preview', () => {
  it('draws a single change at once', async () => {
    const { loop, shown } = setUp();
    loop.show({ text: 'a' });
    await vi.advanceTimersByTimeAsync(10);
    expect(shown().at(-1)).toBe('a');
  });

  it('follows while somebody types, with fewer drawings than keys, and ends on the last text', async () => {
    const { loop, asked, shown } = setUp(() => 30);
    for (let key = 1; key <= 40; key += 1) {
      loop.show({ text: `key ${key}` });
      await vi.advanceTimersByTimeAsync(30);
    }
    expect(shown().length).toBeGreaterThan(8);
    expect(asked.length).toBeLessThan(20);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown().at(-1)).toBe('key 40');
  });

  it('goes on following over a line slower than the typing', async () => {
    const { loop, shown } = setUp(() => 400);
    for (let key = 1; key <= 40; key += 1) {
      loop.show({ text: `key ${key}` });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(shown().length).toBeGreaterThan(8);
  });

  it('leaves a slow device at least as much time for the typing as it takes to show a page', async () => {
    const { loop, asked } = setUp(() => 10, 250);
    for (let key = 1; key <= 40; key += 1) {
      loop.show({ text: `key ${key}` });
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  it('never puts an older answer over a newer one, and aborts what was overtaken', async () => {
    const { loop, shown, aborted } = setUp((_, turn) => (turn === 1 ? 1_000 : 10));
    loop.show({ text: 'old' });
    await vi.advanceTimersByTimeAsync(100);
    loop.show({ text: 'new' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown().filter(Boolean)).toEqual(['new']);
    expect(aborted).toEqual(['old']);
  });

  it('keeps the drawn page while the engine is busy, and tries again when it was told to', async () => {
    const { loop, states, asked, failWith } = setUp();
    loop.show({ text: 'a' });
    await vi.advanceTimersByTimeAsync(100);
    failWith(new Error('busy'));
    loop.show({ text: 'b' });
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toMatchObject({ drawn: drawn('a'), problem: BUSY, behind: true });
    failWith(undefined);
    await vi.advanceTimersByTimeAsync(1_700);
    expect(asked).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(500);
    expect(states.at(-1)).toMatchObject({ drawn: drawn('b'), problem: null, behind: false });
  });

  it('does not hurry a busy engine because of more typing', async () => {
    const { loop, asked, failWith } = setUp();
    failWith(new Error('busy'));
    loop.show({ text: 'a' });
    for (let key = 0; key < 15; key += 1) {
      await vi.advanceTimersByTimeAsync(100);
      loop.show({ text: `a${key}` });
    }
    expect(asked).toEqual(['a']);
  });

  it('says so when the source never answers, and draws the next change', async () => {
    const { loop, states, shown } = setUp((doc) => (doc.text === 'stuck' ? 1e9 : 10));
    loop.show({ text: 'stuck' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(states.at(-1)?.problem?.kind).toBe('failed');
    loop.show({ text: 'next' });
    await vi.advanceTimersByTimeAsync(10);
    expect(shown().at(-1)).toBe('next');
  });

  it('tells nothing and asks nothing once it is closed', async () => {
    const { loop, asked, states } = setUp();
    loop.show({ text: 'a' });
    await vi.advanceTimersByTimeAsync(50);
    loop.show({ text: 'b' });
    const told = states.length;
    loop.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(['a']);
    expect(states.length).toBe(told);
  });
});
