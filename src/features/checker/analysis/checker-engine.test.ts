import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANALYSIS_LIMIT_MS, startCheckerEngine, type CheckerPort } from './checker-engine.ts';
import type { Analysis, FromChecker, ToChecker } from './protocol.ts';

const today = { year: 2026, month: 11 };
const file = new File(['%PDF'], 'resume.pdf');
// Only handed through.
const analysis = {} as Analysis;

function fakePort() {
  const told: ToChecker[] = [];
  const port: CheckerPort & { terminated: boolean } = {
    terminated: false,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: ToChecker) => void told.push(message),
    terminate: () => void (port.terminated = true),
  };
  const answer = (data: FromChecker) => {
    port.onmessage?.call(port as unknown as Worker, new MessageEvent('message', { data }));
  };
  return { port, told, answer };
}

const ignore = () => undefined;

describe('the checker as its page sees it', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('begins to load what a file needs when it is chosen', () => {
    const { port, told } = fakePort();
    startCheckerEngine(port, 'resume.pdf');
    expect(told).toEqual([{ type: 'prepare', name: 'resume.pdf' }]);
  });

  it('tells the steps and then the analysis', async () => {
    const { port, answer } = fakePort();
    const steps: string[] = [];
    const outcome = startCheckerEngine(port, '').analyze(file, '', today, (step) => steps.push(step));
    answer({ type: 'step', step: 'opening' });
    answer({ type: 'step', step: 'reading' });
    answer({ type: 'analyzed', analysis });
    expect(await outcome).toEqual({ ok: true, analysis });
    expect(steps).toEqual(['opening', 'reading']);
  });

  it('gives up on a file that takes too long, and ends the worker', async () => {
    const { port } = fakePort();
    const outcome = startCheckerEngine(port, '').analyze(file, '', today, ignore);
    await vi.advanceTimersByTimeAsync(ANALYSIS_LIMIT_MS);
    expect(await outcome).toEqual({ ok: false, reason: 'took-too-long' });
    expect(port.terminated).toBe(true);
  });

  it('answers a crash of the worker, also what is asked after it', async () => {
    const { port } = fakePort();
    const engine = startCheckerEngine(port, '');
    const outcome = engine.analyze(file, '', today, ignore);
    const drawing = engine.draw(1, 800);
    port.onerror?.call(port as unknown as Worker, { message: 'out of memory' } as ErrorEvent);
    expect(await outcome).toEqual({ ok: false, reason: 'failed' });
    await expect(drawing).rejects.toThrow('out of memory');
    await expect(engine.importResume()).rejects.toThrow('out of memory');
    expect(await engine.analyze(file, '', today, ignore)).toEqual({ ok: false, reason: 'failed' });
  });

  it('is answered once where it is closed while it works', async () => {
    const { port, answer } = fakePort();
    const engine = startCheckerEngine(port, '');
    const outcome = engine.analyze(file, '', today, ignore);
    engine.close();
    answer({ type: 'analyzed', analysis });
    expect(await outcome).toEqual({ ok: false, reason: 'failed' });
  });

  it('brings each answer to its question', async () => {
    const { port, told, answer } = fakePort();
    const engine = startCheckerEngine(port, '');
    const [first, second] = [engine.draw(1, 800), engine.draw(2, 800)];
    const [, one, two] = told;
    if (one?.type !== 'draw' || two?.type !== 'draw') throw new Error('nothing was asked');
    // Handed through, as the analysis is.
    const [pictureOne, pictureTwo] = [{} as ImageBitmap, {} as ImageBitmap];
    answer({ type: 'drawn', id: two.id, bitmap: pictureTwo });
    answer({ type: 'drawn', id: one.id, bitmap: pictureOne });
    expect(await first).toBe(pictureOne);
    expect(await second).toBe(pictureTwo);
  });
});
