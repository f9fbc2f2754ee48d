import { expect, test } from 'vitest';
import { EngineBusyError, RenderDeadlineError } from '#documents/render/engine-errors.ts';
import { fixtureJob } from '../testing/fixture-job.ts';
import { children, testEngines } from '../testing/test-engines.ts';

/* Whose turn it is, whatever others have set. */

const { engine } = testEngines();

test('a waiting job of somebody who has gone is not set', async () => {
  const pool = engine();
  const before = pool.svg(fixtureJob());
  const controller = new AbortController();
  const gone = pool.svg(fixtureJob({ endless: true }), { urgency: 'preview', signal: controller.signal });
  const next = pool.svg(fixtureJob());
  controller.abort();
  await expect(gone).rejects.toThrow(/abort/);
  await Promise.all([before, next]);
  await expect(
    pool.svg(fixtureJob({ endless: true }), { urgency: 'preview', signal: controller.signal }),
  ).rejects.toThrow(/abort/);
});

test('while one person sets what never ends, another gets a PDF from the other child', async () => {
  const pool = engine({ processes: 2, deadlineMs: 60_000 });
  await pool.pdf(fixtureJob());
  const controller = new AbortController();
  const endless = (paragraph: string) =>
    pool
      .svg(fixtureJob({ endless: true, paragraphs: [paragraph] }), {
        person: 'ana',
        urgency: 'background',
        signal: controller.signal,
      })
      .catch((error: unknown) => error);
  const ended = Promise.race([endless('one'), endless('two')]);
  const bens = pool.pdf(fixtureJob(), { person: 'ben', urgency: 'download' });
  expect(await Promise.race([ended, bens])).toMatchObject({ pages: 1 });
  controller.abort();
  for (const child of children()) process.kill(child, 'SIGKILL');
  await ended;
});

test('while two people set what never ends, a third gets a PDF from the child that is kept for it', async () => {
  const pool = engine({ processes: 2, deadlineMs: 60_000 });
  await pool.pdf(fixtureJob());
  const controller = new AbortController();
  const endless = (person: string) =>
    pool
      .svg(fixtureJob({ endless: true, paragraphs: [person] }), {
        person,
        urgency: 'preview',
        signal: controller.signal,
      })
      .catch((error: unknown) => error);
  const ended = Promise.all(['ana', 'ben'].map(endless));
  const cems = pool.pdf(fixtureJob(), { person: 'cem', urgency: 'download' });
  expect(await Promise.race([ended, cems])).toMatchObject({ pages: 1 });
  controller.abort();
  for (const child of children()) process.kill(child, 'SIGKILL');
  await ended;
});

test('however many small documents of new people never end, a quick preview of another gets a child', async () => {
  const pool = engine({ processes: 3, deadlineMs: 600_000, smallDeadlineMs: 400 });
  const controller = new AbortController();
  const { signal } = controller;
  const errors: unknown[] = [];
  const ended = ['ana', 'ben', 'cem', 'dua'].map((person) =>
    pool
      .svg(fixtureJob({ endless: true, paragraphs: [person] }), { person, urgency: 'preview', signal })
      .catch((error: unknown) => errors.push(error)),
  );
  const typist = await pool.svg(fixtureJob(), { person: 'typist', urgency: 'preview' });
  expect(typist.pages).toHaveLength(1);
  // Those that were cut off early wait among the slow, and are not told that they take too long.
  expect(errors.filter((error) => error instanceof RenderDeadlineError)).toEqual([]);
  controller.abort();
  for (const child of children()) process.kill(child, 'SIGKILL');
  await Promise.all(ended);
});

test('a waiting preview is refused for a download that finds all places taken', async () => {
  const pool = engine({ maxWaiting: 1 });
  const preview = pool.svg(fixtureJob(), { person: 'ana', urgency: 'preview' });
  await pool.assertRoom({ person: 'ben', urgency: 'download' });
  const download = pool.pdf(fixtureJob(), { person: 'ben', urgency: 'download' });
  await expect(preview).rejects.toThrow(EngineBusyError);
  expect((await download).pages).toBe(1);
});

test('a waiting job is refused when too many wait, and told when to come back', async () => {
  const pool = engine({ maxWaiting: 2 });
  const jobs = [1, 2, 3].map(() => pool.pdf(fixtureJob()));
  const [first, second, third] = await Promise.allSettled(jobs);
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(jobs[2]).rejects.toSatisfy(
    (error: unknown) => error instanceof EngineBusyError && error.retryAfterSeconds >= 1,
  );
});

test('jobs are taken in the order they came', async () => {
  const pool = engine();
  const order: number[] = [];
  await Promise.all([1, 2, 3, 4].map((at) => pool.svg(fixtureJob()).then(() => order.push(at))));
  expect(order).toEqual([1, 2, 3, 4]);
});
