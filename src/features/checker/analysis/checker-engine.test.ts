import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerPort } from '#platform/worker-channel.ts';
import {
  ANALYSIS_LIMIT_MS,
  FURTHER_LIMIT_MS,
  startCheckerEngine,
  type CheckerEngine,
} from './checker-engine.ts';
import type { Analysis } from './protocol.ts';

const today = { year: 2026, month: 11 };
const file = new File(['%PDF'], 'resume.pdf');
// Only handed through.
const analysis = {} as Analysis;

type Told = { call: string; id: number; request: unknown };

function fakePort() {
  const told: Told[] = [];
  const port: WorkerPort & { terminated: boolean } = {
    terminated: false,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: Told) => void told.push(message),
    terminate: () => void (port.terminated = true),
  };
  const say = (data: unknown) => {
    port.onmessage?.call(port as unknown as Worker, new MessageEvent('message', { data }));
  };
  /** Answers the last call of that name. */
  const answer = (call: string, given: unknown) =>
    say({ id: told.findLast((one) => one.call === call)?.id, answer: given });
  const step = (news: string) => say({ news });
  return { port, told, say, answer, step };
}

const ignore = () => undefined;

describe('the checker as its page sees it', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('begins to load what a file needs when it is chosen', () => {
    const { port, told } = fakePort();
    startCheckerEngine(port, 'resume.pdf');
    expect(told).toEqual([{ call: 'prepare', id: 1, request: { name: 'resume.pdf' } }]);
  });

  it('tells the steps and then the analysis', async () => {
    const { port, answer, step } = fakePort();
    const steps: string[] = [];
    const outcome = startCheckerEngine(port, '').analyze(file, '', today, (step) => steps.push(step));
    step('opening');
    step('reading');
    answer('analyze', { ok: true, analysis });
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

  it.each<[string, (engine: CheckerEngine) => Promise<unknown>]>([
    ['a comparison', (engine) => engine.compare('Baker')],
    ['a picture of a page', (engine) => engine.draw(1, 800)],
    ['what the builder takes', (engine) => engine.importResume()],
  ])('gives up on %s that takes too long, and ends the worker', async (_, ask) => {
    const { port } = fakePort();
    const asked = ask(startCheckerEngine(port, ''));
    const refused = expect(asked).rejects.toThrow('the worker gave no answer in time');
    await vi.advanceTimersByTimeAsync(FURTHER_LIMIT_MS);
    await refused;
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
    answer('analyze', { ok: true, analysis });
    expect(await outcome).toEqual({ ok: false, reason: 'failed' });
  });

  it('brings each answer to its question', async () => {
    const { port, told, say } = fakePort();
    const engine = startCheckerEngine(port, '');
    const [first, second] = [engine.draw(1, 800), engine.draw(2, 800)];
    const [, one, two] = told;
    // Handed through, as the analysis is.
    const [pictureOne, pictureTwo] = [{} as ImageBitmap, {} as ImageBitmap];
    say({ id: two?.id, answer: pictureTwo });
    say({ id: one?.id, answer: pictureOne });
    expect(await first).toBe(pictureOne);
    expect(await second).toBe(pictureTwo);
  });
});
