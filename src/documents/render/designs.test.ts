import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { RESUME_CATEGORIES } from '../catalog/categories.ts';
import { resumePrintJob } from '../resume/print-model.ts';
import { templateResume } from '../samples/template-resumes.ts';
import type { Compiler } from './engine.ts';
import type { PrintJob } from './print-job.ts';
import { fontPaths } from './server/font-files.server.ts';
import { createNativeCompiler } from './server/native-compiler.server.ts';
import { wasmCompilerInput } from './server/wasm-compiler-files.server.ts';
import { claimsPdfUa } from './testing/read-pdf.ts';
import { createWasmCompiler } from './wasm-compiler.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let native: Compiler;
let wasm: Compiler;

beforeAll(async () => {
  const files = { templates: `${root}templates`, fonts: fontPaths(`${root}node_modules`) };
  native = createNativeCompiler(files);
  wasm = await createWasmCompiler(await wasmCompilerInput(files));
}, 30_000);

/** The first design of every category stands for its family of layouts. */
const designs = RESUME_CATEGORIES.map((category) => `${category}-1`);

function sampleJob(templateId: string, linked: boolean): PrintJob {
  const data = structuredClone(templateResume(templateId));
  if (!linked) Object.assign(data.personalInfo, { email: '', phone: '', links: [] });
  return resumePrintJob({ templateId, data, updatedAt: new Date('2026-03-04T05:06:07Z') });
}

test.each(designs)(
  '%s looks the same from both builds',
  (id) => {
    expect(wasm.svg(sampleJob(id, true))).toEqual(native.svg(sampleJob(id, true)));
  },
  20_000,
);

// Of a link that takes several boxes only PDF/UA export makes one annotation, so these go without.
test.each(designs)(
  '%s is the same file from both builds',
  (id) => {
    const { bytes, unsupportedCharacters } = native.pdf(sampleJob(id, false));
    expect(unsupportedCharacters).toEqual([]);
    expect(claimsPdfUa(bytes)).toBe(true);
    expect(Buffer.compare(wasm.pdf(sampleJob(id, false)).bytes, bytes)).toBe(0);
  },
  20_000,
);

test('a sign that only the compiler itself carries a typeface for counts as missing', () => {
  const job = sampleJob('simple-1', false);
  const model = structuredClone(job.model) as { header: { title: string } }; // What resumePrintJob makes.
  model.header.title = 'Integral ∮ and \u{1d504}';
  for (const compiler of [native, wasm]) {
    expect(compiler.svg({ ...job, model }).unsupportedCharacters).toContain('\u{1d504}');
  }
});
