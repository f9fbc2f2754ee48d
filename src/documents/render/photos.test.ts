import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Compiler } from './engine.ts';
import { RenderFailedError } from './engine-errors.ts';
import { svgPages } from './preview/svg-pages.ts';
import type { PrintJob } from './print-job.ts';
import { createNativeCompiler } from './server/native-compiler.server.ts';
import { wasmCompilerInput } from './server/wasm-compiler-files.server.ts';
import { FIXTURE_FONTS, fixtureJob, fixtureTemplates } from './testing/fixture-job.ts';
import { createWasmCompiler } from './wasm-compiler.ts';
import { LivePages } from './wasm/live-pages.ts';
import { openTypst } from './wasm/open-typst.ts';

// Many tests share few cores, and WebAssembly is slow until it is warm.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ENTRY = `
#let d = json("/data.json")
#set document(title: d.title, author: "Ana Silva", date: auto)
#set text(font: d.fonts.body, size: 10pt, lang: "en", fallback: false)
#heading(level: 1, d.title)
#if "photo" in d { image("/" + d.photo.file, alt: d.photo.alt, width: 3cm) }
#if "faulty" in d { d.absent }
#for p in d.paragraphs { par(p) }
`;
/** Reads a photo by its path without being told of one. */
const CURIOUS = '#let d = json("/data.json")\n#image("/" + d.title)';

const templates = fixtureTemplates({ 'resume.typ': ENTRY, 'letter.typ': CURIOUS });
const files = { templates: templates.root, fonts: FIXTURE_FONTS };
afterAll(templates.remove);

const pictures = ['baseline.jpg', 'progressive.jpg', 'portrait.png'];
const bytesOf = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../tests/factories/photos/${name}`, import.meta.url)));

function photographed(path: string, bytes: Uint8Array, more: object = {}): PrintJob {
  const job = fixtureJob();
  const photo = { file: path, alt: 'Photo of Ana Silva' };
  return { ...job, model: { ...Object(job.model), photo, ...more }, files: [{ path, bytes }] };
}

/** A picture by its first bytes, and none that a decoder can draw. */
function broken(name: string): Uint8Array {
  const bytes = bytesOf(name);
  if (name.endsWith('.png')) return bytes.fill(0x55, 60, bytes.length - 12);
  return new Uint8Array([...bytes.subarray(0, 4), ...new Uint8Array(300), ...bytes.subarray(-400)]);
}

const builds: Record<'native' | 'wasm', () => Promise<Compiler>> = {
  native: async () => createNativeCompiler(files),
  wasm: async () => createWasmCompiler(await wasmCompilerInput(files)),
};
const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

describe.each(Object.entries(builds))('the %s compiler', (_, create) => {
  let compiler: Compiler;
  beforeAll(async () => {
    compiler = await create();
  });

  test.each(pictures)('draws %s with its description', (name) => {
    const pdf = Buffer.from(compiler.pdf(photographed(name, bytesOf(name))).bytes).toString('latin1');
    expect(pdf).toMatch(/\/Subtype\s*\/Image/);
    expect(pdf).toContain('/Alt (Photo of Ana Silva)');
  });

  test.each(pictures)('sets a document without a photo that cannot be read: %s', (name) => {
    const job = photographed(name, broken(name));
    expect(same(compiler.pdf(job).bytes, compiler.pdf(fixtureJob()).bytes)).toBe(true);
    expect(compiler.svg(job)).toEqual(compiler.svg(fixtureJob()));
  });

  test('has nothing of a photo in the next job', () => {
    const plain = compiler.pdf(fixtureJob()).bytes;
    compiler.pdf(photographed('photo-1.jpg', bytesOf('baseline.jpg')));
    expect(same(compiler.pdf(fixtureJob()).bytes, plain)).toBe(true);
    const curious = { ...fixtureJob({ title: 'photo-1.jpg' }), entry: 'letter' as const };
    expect(() => compiler.pdf(curious)).toThrow(RenderFailedError);
  });

  test('has nothing of a photo in the next job where its own failed', () => {
    const faulty = photographed('photo-2.jpg', bytesOf('baseline.jpg'), { faulty: true });
    expect(() => compiler.pdf(faulty)).toThrow(RenderFailedError);
    const curious = { ...fixtureJob({ title: 'photo-2.jpg' }), entry: 'letter' as const };
    expect(() => compiler.pdf(curious)).toThrow(RenderFailedError);
  });
});

/** What a PDF holds, but for the box that one compiler notes of a figure, and the offsets and hashes that follow from it. */
function contentOf(pdf: Uint8Array): string {
  const [objects = ''] = Buffer.from(pdf).toString('latin1').split('\nxref\n');
  return objects
    .replace(/\n\s*\/BBox \[[^\]]*\]/g, '')
    .replace(/<xmpMM:(InstanceID|DocumentID)>[^<]*/g, '<xmpMM:$1>');
}

test.each(pictures)('both compilers draw %s alike', async (name) => {
  const [native, wasm] = await Promise.all([builds.native(), builds.wasm()]);
  const job = photographed(name, bytesOf(name));
  expect(contentOf(wasm.pdf(job).bytes) === contentOf(native.pdf(job).bytes)).toBe(true);
  expect(wasm.svg(job)).toEqual(native.svg(job));
});

test('pages that are set as a change show a photo, another one and none as they would by themselves', async () => {
  const typst = await openTypst(await wasmCompilerInput(files));
  const alone = (job: PrintJob): string[] => {
    const live = new LivePages(typst);
    live.set(job);
    return svgPages(live.svg());
  };
  const live = new LivePages(typst);
  const [one, other] = [
    photographed('photo-1.jpg', bytesOf('baseline.jpg')),
    photographed('photo-2.png', bytesOf('portrait.png')),
  ];
  for (const job of [
    fixtureJob(),
    one,
    other,
    photographed('bad.png', broken('portrait.png')),
    one,
    fixtureJob(),
  ]) {
    live.set(job);
    expect(svgPages(live.svg())).toEqual(alone(job));
  }
  live.set(photographed('bad.jpg', broken('baseline.jpg')));
  expect(svgPages(live.svg())).toEqual(alone(fixtureJob()));
});
