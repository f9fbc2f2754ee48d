import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import initCompiler, { get_font_info } from '@myriaddreamin/typst-ts-web-compiler';
import { beforeAll, expect, test } from 'vitest';
import { FONT_FACES } from '#documents/catalog/fonts.ts';
import { fontInfo, FontShelf } from './open-typst.ts';

const folder = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const read = (file: string): Buffer => readFileSync(folder + file);

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  await initCompiler({ module_or_path: await WebAssembly.compile(readFileSync(wasm)) });
});

/** What the compiler tells faces apart by. */
type Info = { info: { family: string; variant: object }[] };

test('every face is announced as the compiler itself would read it from its file', () => {
  const key = (info: unknown) => (info as Info).info.map(({ family, variant }) => ({ family, variant })); // Its shape.
  const announced = FONT_FACES.map((face) => ({ file: face.file, is: key(fontInfo(face)) }));
  expect(announced).toEqual(FONT_FACES.map(({ file }) => ({ file, is: key(get_font_info(read(file))) })));
}, 60_000);

test('a font that is missing, or is none, is remembered for the jobs that need it', () => {
  const shelf = new FontShelf((file) => (file === 'text' ? new Uint8Array(20) : undefined));
  expect([shelf.take('text'), shelf.take('nowhere')]).toEqual([new Uint8Array(), new Uint8Array()]);
  expect(shelf.faultyOf(['nowhere', 'never asked for', 'text'])).toEqual(['nowhere', 'text']);
});
