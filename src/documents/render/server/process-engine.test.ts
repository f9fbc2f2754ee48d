import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { FONT_FOLDER, TEMPLATES } from '#main/paths.server.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { printJobOf } from '#documents/printable.ts';
import { toJsonResume } from '#documents/resume/json-resume.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { printedResume } from '#documents/resume/printed-resume.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import { EngineBusyError, RenderDeadlineError, RenderFailedError } from '#documents/render/engine-errors.ts';
import type { Engine } from '#documents/render/engine.ts';
import { fontPaths } from './font-files.server.ts';
import { type EngineOptions, startEngine } from './process-engine.server.ts';
import { FIXTURE_FONTS, fixtureJob, fixtureTemplates } from '#documents/render/testing/fixture-job.ts';

// Starting processes takes its time where many tests share few cores.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Longer than a test: what a busy machine has no time for is then waited for; the processor's time alone decides. */
const PATIENT = 120_000;

const templates = fixtureTemplates();
const started: Engine[] = [];

function engine(options: Partial<EngineOptions> = {}): Engine {
  const patience = { longestMs: PATIENT, maxWaitMs: PATIENT };
  const files = { templates: templates.root, fonts: FIXTURE_FONTS };
  const made = startEngine({ ...files, processes: 1, ...patience, ...options });
  started.push(made);
  return made;
}
/** Children of this process, by id. */
function children(): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const lines = list.split('\n').filter((line) => line.includes('worker-process.server'));
  return lines.map((line) => Number.parseInt(line, 10));
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.close()));
});
afterAll(templates.remove);

test('jobs are set by child processes, previews and PDFs alike', async () => {
  const pool = engine({ processes: 2 });
  const [pdf, svg] = await Promise.all([pool.pdf(fixtureJob()), pool.svg(fixtureJob())]);
  expect(Buffer.from(pdf.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(pdf.pages).toBe(1);
  expect(svg.pages[0]).toMatch(/^<svg /);
  expect(children()).toHaveLength(2);
});

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

test('a job that runs on is cut off at its deadline, and the next is set', async () => {
  const pool = engine({ deadlineMs: 1500 });
  const endless = pool.pdf(fixtureJob({ endless: true }));
  const next = pool.pdf(fixtureJob());
  await expect(endless).rejects.toThrow(RenderDeadlineError);
  expect((await next).pages).toBe(1);
});

test('a document that ran into the deadline is answered at once when it comes again, whoever asks', async () => {
  const pool = engine({ deadlineMs: 1500 });
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
  const pool = engine({ deadlineMs: 1500 });
  const child = await stopChild(pool);
  const job = pool.pdf(fixtureJob({ paragraphs: ['kept from running'] }));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  process.kill(child, 'SIGCONT');
  expect((await job).pages).toBe(1);
});

test('where the machine has no time at all we are busy, and the document is tried again when it comes again', async () => {
  const pool = engine({ deadlineMs: 2000, longestMs: 2000 });
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
  const pool = engine({ processes: 3, deadlineMs: 600_000, smallDeadlineMs: 600 });
  const controller = new AbortController();
  const { signal } = controller;
  const errors: unknown[] = [];
  const ended = ['ana', 'ben', 'cem', 'dua', 'eva'].map((person) =>
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

test('a document is cleaned and made a job of by a child, with the bytes of a job that was made before', async () => {
  const pool = startEngine({ templates: TEMPLATES, fonts: fontPaths(FONT_FOLDER), processes: 1 });
  started.push(pool);
  const updatedAt = new Date('2026-03-04T05:06:07Z');
  const dated = { updatedAt, date: '2026-03-04' };
  const resume = { kind: 'resume', templateId: 'modern-1', data: typicalResume(), ...dated } as const;
  const letter = { ...resume, kind: 'letter', data: typicalLetter() } as const;
  const job = { ...resumePrintJob(resume), fields: resumeFields(resume.data), known: [] };
  expect(await pool.svg({ ...resume, places: true, known: [] })).toEqual(await pool.svg(job));
  for (const document of [resume, letter]) {
    const { bytes } = await pool.pdf(document);
    expect(Buffer.compare(bytes, (await pool.pdf(printJobOf(document))).bytes)).toBe(0);
  }
  expect(await pool.exchange(resume)).toEqual(
    JSON.parse(JSON.stringify(toJsonResume(printedResume(resume.data), updatedAt))),
  );
});

test.each(['native', 'wasm'] as const)(
  'what is read back of a resume is what was written, and none of it comes from the data inside (%s)',
  async (build) => {
    const pool = engine({ templates: TEMPLATES, fonts: fontPaths(FONT_FOLDER), build });
    const data = typicalResume();
    const when = { updatedAt: new Date(0), date: '1970-01-01' };
    const document = { kind: 'resume', templateId: 'modern-1', data, ...when } as const;
    const read = await pool.readBack(document);
    expect(read.emails.map(({ value }) => value)).toEqual([data.personalInfo.email]);
    expect(read.jobs.map(({ employer }) => employer?.value)).toEqual(
      data.employment.map(({ company }) => company),
    );
    // Read of lines on pages, which the data inside has none of.
    expect(read.name?.source.box).toMatchObject({ page: expect.any(Number) });
    // The same child goes on.
    expect(Buffer.from((await pool.pdf(document)).bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(children()).toHaveLength(1);
  },
);

test('a document of which no job can be made is refused by a child that lives on', async () => {
  const pool = engine();
  await pool.pdf(fixtureJob());
  const before = children();
  const broken = { kind: 'letter', templateId: 'modern-1', data: {}, date: '', updatedAt: new Date() };
  await expect(pool.pdf(broken as never)).rejects.toThrow(RenderFailedError);
  expect(children()).toEqual(before);
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

test('a document that cannot be set is refused with diagnostics by a child that lives on', async () => {
  const pool = engine();
  await pool.pdf(fixtureJob());
  const before = children();
  await expect(pool.pdf({ ...fixtureJob(), model: {} })).rejects.toThrow(RenderFailedError);
  await expect(pool.pdf({ ...fixtureJob(), model: () => 1 })).rejects.toThrow(RenderFailedError);
  expect((await pool.pdf(fixtureJob())).pages).toBe(1);
  expect(children()).toEqual(before);
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

test('the WebAssembly build takes over where it is asked for, with the same bytes', async () => {
  const [native, wasm] = await Promise.all(
    (['native', 'wasm'] as const).map((build) => engine({ build }).pdf(fixtureJob())),
  );
  expect(Buffer.compare(wasm?.bytes ?? new Uint8Array(), native?.bytes ?? new Uint8Array())).toBe(0);
});

test('a child at work in an endless call does not outlive a parent that is killed', async () => {
  const parent = fork(new URL('../testing/endless-parent.ts', import.meta.url), [templates.root], {
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
