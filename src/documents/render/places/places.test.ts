import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { letterTemplates } from '../../catalog/letter-templates.ts';
import { resumeTemplates } from '../../catalog/resume-templates.ts';
import { letterPrintJob } from '../../letter/print-model.ts';
import { letterFields } from '../../letter/printed-fields.ts';
import { resumePrintJob } from '../../resume/print-model.ts';
import { resumeFields } from '../../resume/printed-fields.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { templateLetter } from '../../samples/template-letters.ts';
import { templateResume } from '../../samples/template-resumes.ts';
import type { Compiler } from '../engine.ts';
import type { PrintedField } from '../print-job.ts';
import { fontPaths } from '../server/font-files.server.ts';
import { createNativeCompiler } from '../server/native-compiler.server.ts';
import { wasmCompilerInput } from '../server/wasm-compiler-files.server.ts';
import { createWasmCompiler } from '../wasm-compiler.ts';
import type { Layout } from './document-layout.ts';
import { lettersOf } from './letter-stream.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const files = { templates: `${root}templates`, fonts: fontPaths(`${root}node_modules`) };
const updatedAt = new Date('2026-03-04T05:06:07Z');
let native: Compiler;

beforeAll(() => {
  native = createNativeCompiler(files);
}, 30_000);

const resumeJob = (templateId: string, data: ResumeData) => ({
  ...resumePrintJob({ templateId, data, updatedAt }),
  fields: resumeFields(data),
});
const letterJob = (templateId: string) => {
  const data = templateLetter(templateId);
  return {
    ...letterPrintJob({ templateId, data, date: '2026-03-04', updatedAt }),
    fields: letterFields(data),
  };
};

/** The letters of each field, as they are to be printed and as they stand at the places found for it. */
function compared(fields: readonly PrintedField[], layout: Layout | undefined) {
  const said = (parts: readonly { path: string; text: string }[]) => {
    const byPath = new Map<string, string>();
    for (const { path, text } of parts) byPath.set(path, (byPath.get(path) ?? '') + lettersOf(text));
    return Object.fromEntries([...byPath].sort(([one], [other]) => one.localeCompare(other)));
  };
  const ofFields = layout?.places.filter(({ path }) => path !== '') ?? [];
  return { wanted: said(fields), found: said(ofFields) };
}

test.each(resumeTemplates.map(({ id }) => id))(
  'every field of a resume is found on the pages of %s',
  (id) => {
    const job = resumeJob(id, templateResume(id));
    const { layout } = native.svg(job);
    const { wanted, found } = compared(job.fields, layout);
    expect(found).toEqual(wanted);
    for (const { x, y, width, height } of layout?.places ?? []) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(612);
      expect(y + height).toBeLessThan(842);
      expect(width).toBeGreaterThan(0);
    }
  },
);

test.each(letterTemplates.map(({ id }) => id))(
  'every field of a letter is found on the pages of %s',
  (id) => {
    const job = letterJob(id);
    const { wanted, found } = compared(job.fields, native.svg(job).layout);
    expect(found).toEqual(wanted);
  },
);

test('what is printed and no field’s, such as the date of a letter, stands where it is read', () => {
  for (const id of ['professional-1', 'creative-1']) {
    const places = native.svg(letterJob(id)).layout?.places ?? [];
    const at = places.findIndex(({ path, text }) => path === '' && text === 'March 4, 2026');
    expect(at).toBeGreaterThan(0);
    const paths = places.slice(at).map(({ path }) => path);
    expect(paths).toContain('content.opening');
    expect(paths).not.toContain('personalInfo.email');
  }
});

test('an address that is broken in two at a line’s end goes on; words do not', () => {
  const data = structuredClone(templateResume('simple-1'));
  data.summary = `${'See the work '.repeat(7)}https://portfolio.example/${'long-way-to-the-work/'.repeat(8)}`;
  const summary = native.svg(resumeJob('simple-1', data)).layout?.places ?? [];
  const lines = summary.filter(({ path }) => path === 'summary');
  expect(lines.length).toBeGreaterThan(2);
  const said = lines.reduce((text, { text: line, glued }) => text + (glued ? '' : ' ') + line, '').trim();
  expect(said).toBe(data.summary);
});

test('what several entries say alike is found with each of them, in order', () => {
  const data = structuredClone(templateResume('simple-1'));
  for (const job of data.employment)
    Object.assign(job, { company: 'Northwind', location: 'Porto', position: 'Analyst' });
  const { layout } = native.svg(resumeJob('simple-1', data));
  const companies = layout?.places.filter(({ text }) => text.includes('Northwind')) ?? [];
  expect(companies.map(({ path }) => path)).toEqual(
    data.employment.map((_, index) => `employment.${index}.company`),
  );
  const heights = companies.map(({ page, y }) => page * 1_000 + y);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});

test('text of both directions is found by its pieces', () => {
  const data = structuredClone(templateResume('simple-1'));
  data.settings.language = 'he';
  data.personalInfo.title = 'מהנדס תוכנה';
  data.summary = 'מפתח TypeScript עם 12 שנות ניסיון בחברת Northwind, בעיקר מערכות תשלום ולוגיסטיקה.';
  const { layout } = native.svg(resumeJob('simple-1', data));
  const said = (path: string) =>
    [
      ...lettersOf(
        (layout?.places ?? []).flatMap((place) => (place.path === path ? place.text : [])).join(''),
      ),
    ].toSorted();
  expect(said('personalInfo.title')).toEqual([...lettersOf(data.personalInfo.title)].toSorted());
  expect(said('summary')).toEqual([...lettersOf(data.summary)].toSorted());
});

test('the last page is as full as its text, whatever stands at its foot, and so is a single page', () => {
  const withLines = (count: number) => {
    const data = structuredClone(templateResume('simple-1'));
    data.employment = [];
    data.education = [];
    data.sections = [];
    data.skills = [];
    data.summary = Array.from({ length: count }, (_, line) => `Line ${line}`).join('\n');
    return native.svg(resumeJob('simple-1', data)).layout;
  };
  const single = [10, 20, 40].map(withLines);
  expect(single.map((layout) => layout?.pages)).toEqual([1, 1, 1]);
  const [sparse = 0, more = 0, most = 0] = single.map((layout) => layout?.lastPageFill ?? 0);
  expect((most - sparse) / (more - sparse)).toBeCloseTo(3, 0);
  expect(most).toBeLessThan(0.9);
  const fills = [55, 60, 70, 80].map(withLines);
  expect(fills.map((layout) => layout?.pages)).toEqual([2, 2, 2, 2]);
  const [few = 0, , , many = 0] = fills.map((layout) => layout?.lastPageFill ?? 0);
  const lines = fills.map((layout) => layout?.lastPageLines ?? 0);
  expect((many - few) / (80 - 55)).toBeCloseTo(many / (lines[3] ?? 0), 2);
});

test('both builds tell the same places', async () => {
  const wasm = await createWasmCompiler(await wasmCompilerInput(files));
  const job = resumeJob('modern-1', templateResume('modern-1'));
  expect(wasm.svg(job).layout).toEqual(native.svg(job).layout);
}, 30_000);

test('a short text of both directions, which is set in pieces, has its places', () => {
  const data = templateResume('modern-1');
  const settings = { ...data.settings, language: 'he' as const };
  const job = resumeJob('modern-1', { ...data, settings, skills: ['SQL ידע'], skillGroups: [] });
  const places = native.svg(job).layout?.places ?? [];
  const found = places.filter(({ path }) => path === 'skills.0').map(({ text }) => text);
  expect(found.join(' ')).toContain('SQL');
  expect(found.join(' ')).toContain('ידע');
});
