import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { COMPACT } from '#documents/catalog/traits.ts';
import { textRuns } from '#documents/render/places/text-runs.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { wasmCompilerInput } from '#documents/render/server/wasm-compiler-files.server.ts';
import { LivePages } from '#documents/render/wasm/live-pages.ts';
import { openTypst } from '#documents/render/wasm/open-typst.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { threePageResume } from '../factories/three-page-resume.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** How many letters of the same long resume stand on its first two pages, by template. */
let letters: ReadonlyMap<string, number>;

beforeAll(async () => {
  const files = { templates: `${root}templates`, fonts: fontPaths(`${root}node_modules`) };
  const pages = new LivePages(await openTypst(await wasmCompilerInput(files)));
  const data = threePageResume();
  // One job after the other without end, of lines short and long: where a page happens to break counts for little.
  const lines = data.employment.flatMap(({ description }) => description.split('\n'));
  const [job] = data.employment;
  if (!job) throw new Error('the resume has no job');
  const description = Array.from({ length: 120 }, (_, at) => lines[at % lines.length]).join('\n');
  const long = { ...data, employment: [{ ...job, description }] };
  letters = new Map(
    resumeTemplates.map(({ id }) => {
      pages.set(resumePrintJob({ templateId: id, data: long, updatedAt: new Date(0) }));
      const first = textRuns(pages.svg()).filter(({ page }) => page < 2);
      return [id, first.reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0)];
    }),
  );
}, 60_000);

test('a design that is said to fit more takes more of the same resume on two pages than any that is not', () => {
  const of = (compact: boolean) =>
    [...letters].flatMap(([id, count]) => (COMPACT.has(id) === compact ? [count] : []));
  expect(COMPACT.size).toBeGreaterThan(0);
  expect(Math.min(...of(true))).toBeGreaterThan(Math.max(...of(false)));
});
