import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { svgPages } from '#documents/render/preview/svg-pages.ts';
import { FIXTURE_FONTS, fixtureJob, fixtureTemplates } from '#documents/render/testing/fixture-job.ts';
import { wasmCompilerInput } from '#documents/render/server/wasm-compiler-files.server.ts';
import { LivePages } from '#documents/render/wasm/live-pages.ts';
import { openTypst, type Typst } from '#documents/render/wasm/open-typst.ts';
import { onlyDrawing } from './drawing-compiler.ts';

const whole = readFileSync(
  createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm'),
);
const drawing = onlyDrawing(whole);
const templates = fixtureTemplates();
let typst: Typst;
beforeAll(async () => {
  const input = await wasmCompilerInput({ templates: templates.root, fonts: FIXTURE_FONTS });
  const compiler = await WebAssembly.compile(drawing);
  typst = await openTypst({ ...input, modules: { ...input.modules, compiler } });
});
afterAll(templates.remove);

it('the compiler of the browser sets a document and draws its pages', () => {
  const live = new LivePages(typst);
  expect(live.set(fixtureJob())).toHaveLength(1);
  expect(svgPages(live.svg())[0]).toMatch(/^<svg /);
});

it('the compiler of the browser takes what a document brings along, such as a photo', () => {
  const live = new LivePages(typst);
  const job = { ...fixtureJob(), files: [{ path: 'photo.jpg', bytes: new Uint8Array(10) }] };
  expect(live.set(job)).toHaveLength(1);
});

it('the compiler of the browser has no way to a file of any kind', () => {
  const { compiler } = typst;
  const entry = `/${fixtureJob().entry}.typ`;
  expect(() => compiler.compile(entry, [], 'pdf', 3)).toThrow('is not a function');
  expect(() => compiler.get_artifact('pdf', 3)).toThrow('is not a function');
  expect(() => compiler.snapshot(undefined, entry)).toThrow('is not a function');
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(drawing)).map(({ name }) => name);
  expect(exported.filter((name) => /artifact|snapshot|world|_compile$/.test(name))).toEqual([
    'typstcompiler_incr_compile',
  ]);
});

it('what writes files is taken out of it, not only hidden', () => {
  expect(drawing.length).toBeLessThan(whole.length - 1_000_000);
});
