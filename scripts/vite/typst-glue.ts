import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { TYPST_VERSION } from '../../src/documents/render/wasm/constant-functions.ts';

const OURS = fileURLToPath(new URL('../../src/documents/render/wasm/', import.meta.url));

/** How often a package's glue makes a function of text, and a path of an outline, in the version we know. */
type Made = { functions: number; paths: number };
const GLUE: Readonly<Record<string, Made & { file: string }>> = {
  '@myriaddreamin/typst-ts-web-compiler': { file: 'pkg/typst_ts_web_compiler.mjs', functions: 2, paths: 0 },
  '@myriaddreamin/typst-ts-renderer': { file: 'pkg/typst_ts_renderer.mjs', functions: 1, paths: 1 },
};
const MAKES_FUNCTION = /\bnew Function\s*\(/g;
const MAKES_PATH = /\bnew Path2D\s*\(/g;
/** What a worker under a strict policy must not hold, however it is written. */
const CODE_OF_TEXT = /\bFunction\s*\(\s*["'`]|\bnew Function\b|\beval\s*\(/;

/**
 * Makes the packages of Typst fit for a policy that allows WebAssembly and no text run as code: their glue is taken
 * without the shim for Node, and what it would make of text comes from a table. Besides, each outline is read once.
 */
export function typstGlue(): Plugin {
  return {
    name: 'typst-glue',
    enforce: 'pre',
    resolveId(source) {
      const glue = GLUE[source];
      return glue ? gluePath(source, glue.file) : null;
    },
    transform(code, id) {
      const glue = glueAt(id);
      return glue ? { code: fitGlue(code, glue), map: null } : null;
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') assertNoCodeOfText(output.fileName, output.code);
      }
    },
  };
}

/**
 * The glue with our table in place of `new Function(...)` and our cache in place of `new Path2D(...)`.
 * @param made how many there were of each in the version that these were written for
 * @throws Error when the glue is of another version
 */
export function fitGlue(code: string, made: Made): string {
  const found: Made = {
    functions: code.match(MAKES_FUNCTION)?.length ?? 0,
    paths: code.match(MAKES_PATH)?.length ?? 0,
  };
  if (found.functions !== made.functions || found.paths !== made.paths) {
    throw new Error(
      `The glue of Typst makes ${JSON.stringify(found)}, not ${JSON.stringify(made)}: see ${OURS}`,
    );
  }
  const ours = [
    `import { constantFunction } from ${JSON.stringify(`${OURS}constant-functions.ts`)};`,
    `import { cachedPath } from ${JSON.stringify(`${OURS}path-cache.ts`)};`,
  ];
  const fit = code.replace(MAKES_FUNCTION, 'constantFunction(').replace(MAKES_PATH, 'cachedPath(');
  return [...ours, fit].join('\n');
}

/** The glue that a file is, by its path; nothing for any other file. */
export function glueAt(path: string): Made | undefined {
  return Object.values(GLUE).find(({ file }) => path.endsWith(`/${file}`));
}

/** @throws Error where a file for the browser's worker runs text as code */
export function assertNoCodeOfText(name: string, code: string): void {
  const [found] = CODE_OF_TEXT.exec(code) ?? [];
  if (found !== undefined) throw new Error(`${name} runs text as code: ${found}`);
}

function gluePath(name: string, file: string): string {
  const path = createRequire(import.meta.url).resolve(`${name}/${file}`);
  const { version } = createRequire(import.meta.url)(`${name}/package.json`);
  if (version !== TYPST_VERSION) {
    throw new Error(`${name} is ${version}, but constant-functions.ts was taken from ${TYPST_VERSION}`);
  }
  return path;
}
