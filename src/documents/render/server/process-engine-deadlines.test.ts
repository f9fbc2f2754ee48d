import { expect, test } from 'vitest';
import { EngineBusyError, RenderDeadlineError } from '#documents/render/engine-errors.ts';
import type { Engine } from '#documents/render/engine.ts';
import { fixtureJob } from '../testing/fixture-job.ts';
import { children, testEngines } from '../testing/test-engines.ts';

/* What takes too long: by the processor's time, so that a busy machine is not taken for a slow document. */

const { engine } = testEngines();

test('a job that runs on is cut off at its deadline, and the next is set', async () => {
  const pool = engine({ deadlineMs: 700 });
  const endless = pool.pdf(fixtureJob({ endless: true }));
  const next = pool.pdf(fixtureJob());
  await expect(endless).rejects.toThrow(RenderDeadlineError);
  expect((await next).pages).toBe(1);
});

test('a document that ran into the deadline is answered at once when it comes again, whoever asks', async () => {
  const pool = engine({ deadlineMs: 700 });
  const ask = (person: string) =>
    pool.svg(fixtureJob({ endless: true }), { person, urgency: 'preview' }).catch((error: unknown) => error);
  const [first, waiting] = await Promise.all([ask('ana'), ask('ben')]);
  expect(first).toBeInstanceOf(RenderDeadlineError);
  // Neither the one that waited meanwhile nor the one that comes later gets to a child.
  expect(waiting).toBe(first);
  expect((await pool.pdf(fixtureJob())).pages).toBe(1);
  const before = children();
  expect(await ask('cem')).toBe(first);
  expect(children()).toEqual(before);
});

/** Keeps the only child from running, as a machine does that has no time for it. */
async function stopChild(pool: Engine): Promise<number> {
  await pool.pdf(fixtureJob());
  const [child = 0] = children();
  process.kill(child, 'SIGSTOP');
  return child;
}

test('what was kept from running past its deadline is set all the same', async () => {
  const pool = engine({ deadlineMs: 700 });
  const child = await stopChild(pool);
  const job = pool.pdf(fixtureJob({ paragraphs: ['kept from running'] }));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  process.kill(child, 'SIGCONT');
  expect((await job).pages).toBe(1);
});

test('where the machine has no time at all we are busy, and the document is tried again when it comes again', async () => {
  const pool = engine({ deadlineMs: 1000, longestMs: 1000 });
  await stopChild(pool);
  const again = () => pool.pdf(fixtureJob({ paragraphs: ['kept from running for good'] }));
  await expect(again()).rejects.toThrow(EngineBusyError);
  // The machine that tests it may itself have no time; anything but that is a fault.
  const pages = async (): Promise<number> => {
    try {
      return (await again()).pages;
    } catch (error) {
      if (error instanceof EngineBusyError) return pages();
      throw error;
    }
  };
  expect(await pages()).toBe(1);
});
