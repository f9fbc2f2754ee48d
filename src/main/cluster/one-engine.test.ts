import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { EngineBusyError } from '#documents/render/engine-errors.ts';
import type { Engine } from '#documents/render/engine.ts';
import { startEngine } from '#documents/render/server/process-engine.server.ts';
import { FIXTURE_FONTS, fixtureJob, fixtureTemplates } from '#documents/render/testing/fixture-job.ts';
import { joinedEnds } from '#tests/support/joined-ends.ts';
import { serveEngine } from './serve-engine.server.ts';
import type { PrintingCalls } from './machine-calls.ts';
import { remoteEngine } from './remote-engine.server.ts';

// Starting processes takes its time where many tests share few cores.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const templates = fixtureTemplates();
let engine: Engine | undefined;
afterEach(() => engine?.close());
afterAll(templates.remove);

/** Two processes and the one engine that both ask. */
function setUp(deadlineMs = 1_000) {
  const one = startEngine({
    ...{ templates: templates.root, fonts: FIXTURE_FONTS, processes: 1 },
    ...{ deadlineMs, smallDeadlineMs: deadlineMs },
  });
  engine = one;
  return [1, 2].map(() => {
    const serving = serveEngine(one);
    return { serving, remote: remoteEngine(joinedEnds<PrintingCalls>(serving.handlers)) };
  }) as [Process, Process]; // As many as were counted.
}
type Process = { serving: ReturnType<typeof serveEngine>; remote: Engine };

const MALLORY = { person: 'mallory', urgency: 'download' } as const;
const ANA = { person: 'ana', urgency: 'download' } as const;
const endless = () => fixtureJob({ endless: true });

test('a person has two jobs over all processes, and a third is refused in any of them', async () => {
  const [first, second] = setUp();
  const running = [first.remote.pdf(endless(), MALLORY), second.remote.pdf(endless(), MALLORY)];
  const ended = Promise.allSettled(running);
  for (const { remote } of [first, second]) {
    await expect(Promise.resolve(remote.assertRoom(MALLORY))).rejects.toThrow(EngineBusyError);
    await expect(remote.pdf(fixtureJob(), MALLORY)).rejects.toThrow(EngineBusyError);
    await remote.assertRoom(ANA);
  }
  await ended;
});

test('who asks at one process waits for one job of somebody at another, not for all of theirs', async () => {
  const [first, second] = setUp();
  const order: string[] = [];
  const jobs = [
    first.remote.pdf(fixtureJob(), MALLORY).then(() => order.push('mallory')),
    first.remote.pdf(fixtureJob(), MALLORY).then(() => order.push('mallory')),
    second.remote.pdf(fixtureJob(), ANA).then(() => order.push('ana')),
  ];
  await Promise.all(jobs);
  expect(order).toEqual(['mallory', 'ana', 'mallory']);
});

test('what waits of a process that is gone is not set, and the others go on', async () => {
  const [first, second] = setUp(30_000);
  const blocking = first.remote.pdf(fixtureJob(), { urgency: 'download' });
  const waiting = first.remote.pdf(endless(), MALLORY);
  const others = second.remote.pdf(fixtureJob(), ANA);
  // Until all have come to the engine.
  await second.remote.assertRoom();
  first.serving.drop();
  for (const job of [blocking, waiting]) await expect(job).rejects.toThrow('withdrawn');
  expect((await others).pages).toBe(1);
});
