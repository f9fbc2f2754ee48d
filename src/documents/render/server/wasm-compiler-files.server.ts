import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { CompilerFiles } from '#documents/render/engine.ts';
import type { TypstInput } from '#documents/render/wasm/open-typst.ts';

/** Reads from disk what the WebAssembly compiler takes as bytes. */
export async function wasmCompilerInput({ templates, fonts }: CompilerFiles): Promise<TypstInput> {
  const [compiler, renderer] = await Promise.all([
    wasmModule('@myriaddreamin/typst-ts-web-compiler/wasm'),
    wasmModule('@myriaddreamin/typst-ts-renderer/wasm'),
  ]);
  return {
    modules: { compiler, renderer },
    templates: new Map(templateFiles(templates)),
    fontFiles: [...fonts.keys()],
    font(file) {
      const path = fonts.get(file);
      return path === undefined ? undefined : readFileSync(path);
    },
  };
}

function wasmModule(specifier: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve(specifier)));
}

function* templateFiles(root: string): Generator<[string, Uint8Array]> {
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.typ')) yield [path.split(sep).join('/'), readFileSync(join(root, path))];
  }
}
