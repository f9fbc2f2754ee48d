import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { createBrowserPreview } from './browser-preview.ts';
import { createLocalEngine, startEngineWorker, type DrawingWorker } from './local-engine.ts';
import type { DrawAnswer } from './protocol.ts';
import type { WorkerPort } from '#platform/worker-channel.ts';

const DOCUMENT = { kind: 'resume', templateId: 'modern-1', data: emptyResume() } as const;
const A4 = { width: 595, height: 842 };

/** Workers whose memory grows by 100 MB a drawing. */
function setUp({ successorFails = false } = {}) {
  const started: (DrawingWorker & { drawings: boolean[]; closed: boolean })[] = [];
  const engine = createLocalEngine(() => {
    const fails = successorFails && started.length > 0;
    const worker = {
      drawings: [] as boolean[],
      closed: false,
      ready: fails ? Promise.reject(new Error('no memory')) : Promise.resolve(),
      draw({ everything }: { everything: boolean }): Promise<DrawAnswer> {
        worker.drawings.push(everything);
        const bitmap = everything ? ({ close: () => undefined } as ImageBitmap) : null; // All that is called of it.
        return Promise.resolve({
          type: 'painted',
          pages: [{ ...A4, bitmap }],
          unsupportedCharacters: [],
          memoryBytes: worker.drawings.length * 100e6,
        });
      },
      locate: () => Promise.reject(new Error('not asked here')),
      close: () => void (worker.closed = true),
    };
    worker.ready.catch(() => undefined);
    started.push(worker);
    return worker;
  });
  const draw = async () => {
    const answer = await engine.draw(DOCUMENT, 800);
    // Lets what goes on beside it come to its end.
    await vi.waitFor(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    return answer.type === 'painted' && answer.pages[0]?.bitmap !== null;
  };
  return { engine, started, draw };
}

afterEach(() => void vi.useRealTimers());

describe('the engine in the browser', () => {
  it('hands out every page first, then those that changed', async () => {
    const { engine, draw } = setUp();
    await engine.prepare(DOCUMENT, 800);
    expect([await draw(), await draw()]).toEqual([true, false]);
  });

  it('gives way to a successor when its memory is full, which has drawn before it takes over', async () => {
    const { engine, started, draw } = setUp();
    await engine.prepare(DOCUMENT, 800);
    await draw();
    await draw();
    expect(started).toHaveLength(1);
    await draw();
    expect(started.map(({ closed }) => closed)).toEqual([false, false]);
    expect(started[1]?.drawings).toEqual([true]);
    // Every page comes from the new one, once.
    expect([await draw(), await draw()]).toEqual([true, false]);
    expect(started.map(({ closed }) => closed)).toEqual([true, false]);
  });

  it('goes on with a full memory where a successor cannot be had, and asks for no second one', async () => {
    const { engine, started, draw } = setUp({ successorFails: true });
    await engine.prepare(DOCUMENT, 800);
    for (let drawing = 0; drawing < 6; drawing += 1) await draw();
    expect(started).toHaveLength(2);
    expect(started.map(({ closed }) => closed)).toEqual([false, true]);
  });

  it('ends with all its workers', async () => {
    const { engine, started, draw } = setUp();
    for (let drawing = 0; drawing < 4; drawing += 1) await draw();
    engine.close();
    expect(started.length).toBe(2);
    expect(started.map(({ closed }) => closed)).toEqual([true, true]);
  });

  it('is given up where a stalled line never brings it, and the screen is told that the server draws', async () => {
    vi.useFakeTimers();
    let becomeIdle = () => undefined as void;
    // A worker that is asked and says nothing, as while it loads.
    const port = {
      postMessage: () => undefined,
      terminate: vi.fn<WorkerPort['terminate']>(),
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    } satisfies WorkerPort;
    const preview = createBrowserPreview({
      server: {
        render: async () => ({ pages: [], unsupportedCharacters: [] }),
        locate: () => Promise.reject(new Error('not asked here')),
        pace: () => ({ gapMs: 90, atOnce: 2 }),
      },
      startEngine: () => createLocalEngine(() => startEngineWorker(port)),
      whenIdle: (callback) => (becomeIdle = callback),
    });
    const told = vi.fn<() => void>();
    preview.serverOnly.subscribe(told);
    preview.open();
    await preview.render(DOCUMENT, new AbortController().signal);
    becomeIdle();
    await vi.advanceTimersByTimeAsync(179_000);
    expect(preview.serverOnly.current()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(preview.serverOnly.current()).toBe(true);
    expect(told).toHaveBeenCalledOnce();
    expect(port.terminate).toHaveBeenCalledOnce();
  });
});
