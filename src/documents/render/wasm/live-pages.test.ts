import { beforeAll, expect, test } from 'vitest';
import { RenderFailedError } from '../engine-errors.ts';
import { jobData } from '../job-data.ts';
import { svgPages } from '../preview/svg-pages.ts';
import type { PrintJob } from '../print-job.ts';
import { wasmCompilerInput } from '../server/wasm-compiler-files.server.ts';
import { FIXTURE_FONTS, fixtureJob, fixtureTemplates } from '../testing/fixture-job.ts';
import { LivePages } from './live-pages.ts';
import { openTypst, type Typst } from './open-typst.ts';

const FAULTY = '#let d = json("/data.json")\n#set text(font: "Inter", fallback: false)\n#d.absent';
const templates = fixtureTemplates({ 'letter.typ': FAULTY });
let typst: Typst;
beforeAll(async () => {
  typst = await openTypst(await wasmCompilerInput({ templates: templates.root, fonts: FIXTURE_FONTS }));
  return () => templates.remove();
});

const written = (paragraphs: number, last: string): PrintJob =>
  fixtureJob({ paragraphs: [...Array.from({ length: paragraphs }, (_, at) => `Paragraph ${at}.`), last] });
/** The pages of a document that is set by itself. */
const alone = (job: PrintJob): string[] => {
  const live = new LivePages(typst);
  live.set(job);
  return svgPages(live.svg());
};

test('a version set as a change of the one before looks as it would by itself', () => {
  const live = new LivePages(typst);
  for (const job of [
    written(3, 'A'),
    written(3, 'Ab'),
    written(90, 'Abc'),
    written(90, ''),
    written(1, 'x'),
  ]) {
    const sizes = live.set(job);
    const pages = svgPages(live.svg());
    expect(pages).toEqual(alone(job));
    expect(sizes).toHaveLength(pages.length);
    for (const { width, height } of sizes) {
      expect(width).toBeCloseTo(595.28, 1);
      expect(height).toBeCloseTo(841.89, 1);
    }
  }
});

test('a model that was written as JSON already is not written again', () => {
  const { model, ...job } = written(2, 'x');
  let times = 0;
  const counted = { ...job, model: { ...Object(model), toJSON: () => ((times += 1), model) } };
  const live = new LivePages(typst);
  live.set(counted, jobData(counted));
  expect(times).toBe(1);
  expect(svgPages(live.svg())).toEqual(alone(written(2, 'x')));
});

test('a version that cannot be set is refused, and the next one is set again', () => {
  const live = new LivePages(typst);
  live.set(written(3, 'before'));
  expect(() => live.set({ ...written(3, 'before'), entry: 'letter' })).toThrow(RenderFailedError);
  live.set(written(4, 'after'));
  expect(svgPages(live.svg())).toEqual(alone(written(4, 'after')));
});

test('a font that is not at hand is an error, since its text would be missing', async () => {
  const input = await wasmCompilerInput({ templates: templates.root, fonts: FIXTURE_FONTS });
  const live = new LivePages(await openTypst({ ...input, font: () => undefined }));
  expect(() => live.set(written(1, 'x'))).toThrow('no such font');
});
