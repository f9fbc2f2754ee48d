import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EngineBusyError } from '#documents/render/engine-errors.ts';
import { fixtureJob } from '../testing/fixture-job.ts';
import { children, testEngines } from '../testing/test-engines.ts';

/* The children that set documents: how they start, are replaced and end. */

const { engine, templates } = testEngines();

test('jobs are set by child processes, previews and PDFs alike', async () => {
  const pool = engine({ processes: 2 });
  const [pdf, svg] = await Promise.all([pool.pdf(fixtureJob()), pool.svg(fixtureJob())]);
  expect(Buffer.from(pdf.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(pdf.pages).toBe(1);
  expect(svg.pages[0]).toMatch(/^<svg /);
  expect(children()).toHaveLength(2);
});

test('a job whose child dies fails with a clear error, and the next is set', async () => {
  const pool = engine();
  await pool.pdf(fixtureJob());
  const [child = 0] = children();
  const lost = pool.pdf(fixtureJob({ endless: true }));
  process.kill(child, 'SIGKILL');
  await expect(lost).rejects.toThrow(/ended unexpectedly \(SIGKILL\)/);
  expect((await pool.pdf(fixtureJob())).pages).toBe(1);
  expect(children()).not.toContain(child);
});

test('a document whose child was killed from outside is set when it comes again; one that ends two is not', async () => {
  const pool = engine();
  const document = fixtureJob({ paragraphs: ['set again'] });
  await pool.pdf(fixtureJob());
  const ended = async () => {
    const [child = 0] = children();
    // Stopped, so that it ends while it works at the document, however fast that is.
    process.kill(child, 'SIGSTOP');
    const lost = pool.pdf(document);
    process.kill(child, 'SIGKILL');
    await expect(lost).rejects.toThrow(/ended unexpectedly \(SIGKILL\)/);
    expect(await pool.isReady()).toBe(true);
  };
  await ended();
  expect((await pool.pdf(document)).pages).toBe(1);
  await ended();
  await expect(pool.pdf(document)).rejects.toThrow(/ended unexpectedly/);
});

test('a child is replaced after its share of jobs, or of memory, and no job is lost', async () => {
  for (const options of [{ recycleAfterJobs: 2 }, { recycleAboveBytes: 1 }]) {
    const pool = engine(options);
    const results = await Promise.all(Array.from({ length: 5 }, () => pool.pdf(fixtureJob())));
    expect(results.map(({ pages }) => pages)).toEqual([1, 1, 1, 1, 1]);
    await pool.close();
  }
});

test('closing lets running and waiting jobs finish, refuses new ones and leaves no child', async () => {
  const pool = engine();
  const jobs = [pool.pdf(fixtureJob()), pool.pdf(fixtureJob()), pool.pdf(fixtureJob())];
  const closing = pool.close();
  await expect(pool.pdf(fixtureJob())).rejects.toThrow(EngineBusyError);
  expect(await Promise.all(jobs)).toHaveLength(3);
  await closing;
  expect(children()).toEqual([]);
});

test('an engine closed before it was used starts nothing', async () => {
  await engine().close();
  expect(children()).toEqual([]);
});

test('an engine whose children cannot start says why, instead of letting jobs wait', async () => {
  const pool = engine({ childEntry: '/nowhere/child.js' });
  await expect(pool.pdf(fixtureJob())).rejects.toThrow(/Cannot find module '\/nowhere\/child\.js'/);
});

test('a child at work in an endless call does not outlive a parent that is killed', async () => {
  const parent = fork(new URL('../testing/endless-parent.ts', import.meta.url), [templates], {
    execArgv: [],
  });
  const [child] = (await once(parent, 'message')) as [number];
  expect(isRunning(child)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(child), { timeout: 15_000 }).toBe(false);
});

/** Running, and not merely a dead process that nobody has asked after yet. */
function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
}

test('it is ready while there is a child, one that is being replaced included, and not once it closes', async () => {
  const pool = engine();
  expect(await pool.isReady()).toBe(true);
  for (const child of children()) process.kill(child, 'SIGKILL');
  expect(await pool.isReady()).toBe(true);
  await pool.close();
  expect(await pool.isReady()).toBe(false);
});

test('without a child that starts it is not ready', async () => {
  expect(await engine({ childEntry: '/nowhere/child.js' }).isReady()).toBe(false);
});
