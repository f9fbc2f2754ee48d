import { expect, test } from 'vitest';
import { FONT_FOLDER, TEMPLATES } from '#main/paths.server.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { printJobOf } from '#documents/printable.ts';
import { toJsonResume } from '#documents/resume/json-resume.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { printedResume } from '#documents/resume/printed-resume.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { fixtureJob } from '../testing/fixture-job.ts';
import { children, testEngines } from '../testing/test-engines.ts';
import { fontPaths } from './font-files.server.ts';

/* What children make of documents. */

const { engine } = testEngines();

test('a document is cleaned and made a job of by a child, with the bytes of a job that was made before', async () => {
  const pool = engine({ templates: TEMPLATES, fonts: fontPaths(FONT_FOLDER) });
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

test('a document that cannot be set is refused with diagnostics by a child that lives on', async () => {
  const pool = engine();
  await pool.pdf(fixtureJob());
  const before = children();
  await expect(pool.pdf({ ...fixtureJob(), model: {} })).rejects.toThrow(RenderFailedError);
  await expect(pool.pdf({ ...fixtureJob(), model: () => 1 })).rejects.toThrow(RenderFailedError);
  expect((await pool.pdf(fixtureJob())).pages).toBe(1);
  expect(children()).toEqual(before);
});

test('the WebAssembly build takes over where it is asked for, with the same bytes', async () => {
  const [native, wasm] = await Promise.all(
    (['native', 'wasm'] as const).map((build) => engine({ build }).pdf(fixtureJob())),
  );
  expect(Buffer.compare(wasm?.bytes ?? new Uint8Array(), native?.bytes ?? new Uint8Array())).toBe(0);
});
