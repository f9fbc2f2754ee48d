import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { constantFunction } from '#documents/render/wasm/constant-functions.ts';
import { assertNoCodeOfText, fitGlue } from './typst-glue.ts';

const require = createRequire(import.meta.url);
const packages = [
  ['@myriaddreamin/typst-ts-web-compiler', 'typst_ts_web_compiler', { functions: 2, paths: 0 }],
  ['@myriaddreamin/typst-ts-renderer', 'typst_ts_renderer', { functions: 1, paths: 1 }],
] as const;

describe.each(packages)('the glue of %s', (name, file, made) => {
  const glue = readFileSync(require.resolve(`${name}/pkg/${file}.mjs`), 'utf8');

  it('makes no function of text once the table is in it', () => {
    expect(() => assertNoCodeOfText(file, glue)).toThrow('runs text as code');
    const fit = fitGlue(glue, made);
    expect(() => assertNoCodeOfText(file, fit)).not.toThrow();
    expect(fit.match(/constantFunction\(/g)).toHaveLength(made.functions);
  });

  it('stops the build where it makes more functions than the table was taken from', () => {
    expect(() => fitGlue(`${glue}\nnew Function(text);`, made)).toThrow('The glue of Typst makes');
  });

  it('is the only place with texts that the table knows', () => {
    const wasm = readFileSync(require.resolve(`${name}/pkg/${file}_bg.wasm`), 'latin1');
    const texts = wasm.match(/(throw new Error\('[^']*'\)|return (this|0|true)(?![a-z]))/g) ?? [];
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(constantFunction(text)).toBeTypeOf('function');
  });
});

it('a text that the table does not know is refused', () => {
  expect(() => constantFunction('return 1')).toThrow('unknown text: return 1');
  expect(constantFunction('path', 'return path')('/a')).toBe('/a');
  expect(constantFunction('return this')()).toBe(globalThis);
});

it.each(['new Function("a")', 'Function("return this")()', 'eval(text)'])('%s is found', (code) => {
  expect(() => assertNoCodeOfText('worker.js', code)).toThrow('worker.js runs text as code');
});
