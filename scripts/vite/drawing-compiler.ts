import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { withExports } from './wasm-exports.ts';

const WHOLE = '@myriaddreamin/typst-ts-web-compiler/wasm';
const KEPT_IN = '.cache/typst';

/**
 * What the browser's worker calls of the compiler: it sets a document as a change of the one before, which answers
 * what the renderer draws. Nothing here writes a file: of `compile`, `snapshot` and `get_artifact`, which do, there is
 * none, so that pages get no PDF from their workers whatever is sent to these (decision 30).
 */
const DRAWS: ReadonlySet<string> = new Set([
  'memory',
  'typstcompilerbuilder_new',
  'typstcompilerbuilder_set_dummy_access_model',
  'typstcompilerbuilder_add_lazy_font',
  'typstcompilerbuilder_build',
  '__wbg_typstcompilerbuilder_free',
  'typstcompiler_map_shadow',
  'typstcompiler_unmap_shadow',
  'typstcompiler_reset',
  'typstcompiler_create_incr_server',
  'typstcompiler_incr_compile',
  '__wbg_typstcompiler_free',
  '__wbg_incrserver_free',
]);
/** What the glue calls for itself: memory, the stack, and functions of ours that the compiler calls. */
const OF_THE_GLUE = /^(__wbindgen_|__wasm_bindgen_func_)/;

/** Gives the browser a compiler that can only draw. */
export function drawingCompiler(): Plugin {
  return {
    name: 'drawing-compiler',
    enforce: 'pre',
    resolveId: (source) => (source === `${WHOLE}?url` ? `${fileOfDrawingCompiler()}?url` : null),
  };
}

/** The compiler without its ways to a file. */
export function onlyDrawing(compiler: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(compiler));
  const ofTheGlue = exported.map(({ name }) => name).filter((name) => OF_THE_GLUE.test(name));
  return withExports(compiler, DRAWS.union(new Set(ofTheGlue)));
}

function fileOfDrawingCompiler(): string {
  const whole = readFileSync(createRequire(import.meta.url).resolve(WHOLE));
  const drawing = onlyDrawing(whole);
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 12);
  const file = join(process.cwd(), KEPT_IN, `drawing-compiler-${hash}.wasm`);
  if (!existsSync(file)) {
    mkdirSync(join(process.cwd(), KEPT_IN), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, drawing);
    renameSync(unfinished, file);
  }
  return file;
}
