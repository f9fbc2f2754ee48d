import initCompiler, {
  type TypstCompiler,
  TypstCompilerBuilder,
  type TypstCompileWorld,
} from '@myriaddreamin/typst-ts-web-compiler';
import initRenderer, { type TypstRenderer, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import type { Compiler } from './compiler.ts';
import { describeDiagnostics, type Diagnostic } from './diagnostics.ts';
import { RenderFailedError } from './engine-errors.ts';
import type { PdfResult, SvgResult } from './engine.ts';
import { creationSeconds, jobData } from './job-data.ts';
import { markPdfUa } from './pdf/pdf-ua-mark.ts';
import type { PrintJob } from './print-job.ts';
import { pageElements, svgPages } from './preview/svg-pages.ts';
import { parseSvg, type SvgDocument } from './preview/svg-tree.ts';
import { type Coverage, coverageOf, unsettableCharacters } from './glyphs/unsettable.ts';

export type WasmCompilerInput = {
  /** Compiled modules, so that a worker can be given those of its predecessor. */
  compilerModule: WebAssembly.Module;
  rendererModule: WebAssembly.Module;
  /** Every file under the template root by its path from there, such as `resume.typ` and `lib/page.typ`. */
  templates: ReadonlyMap<string, Uint8Array>;
  fonts: readonly Uint8Array[];
};

/** Typst as WebAssembly, for browsers and for machines without a native build; the same output. */
export async function createWasmCompiler(input: WasmCompilerInput): Promise<Compiler> {
  await Promise.all([
    initCompiler({ module_or_path: input.compilerModule }),
    initRenderer({ module_or_path: input.rendererModule }),
  ]);
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of input.fonts) await builder.add_raw_font(font);
  const typst = await builder.build();
  for (const [path, content] of input.templates) typst.map_shadow(`/${path}`, content);
  const renderer = await new TypstRendererBuilder().build();
  return new WasmCompiler(
    typst,
    renderer,
    coverageOf(() => input.fonts),
  );
}

/** Numbers of the compiler's interface. */
const PAGED = 0;
const VECTOR = 0;
const PDF = 1;
const STRUCTURED_DIAGNOSTICS = 3;
const SVG_BODY_AND_DEFINITIONS = 1 | 2;

/** Scripts whose glyphs may not map back to code points, which fails PDF/UA-1 and cannot be seen here. */
const COMPLEX_SCRIPT = /[\u0590-\u08ff\u0900-\u109f\u1780-\u18af\ufb1d-\ufdff\ufe70-\ufefc]/u;

class WasmCompiler implements Compiler {
  readonly #typst: TypstCompiler;
  readonly #renderer: TypstRenderer;
  readonly #covers: Coverage;

  constructor(typst: TypstCompiler, renderer: TypstRenderer, covers: Coverage) {
    this.#typst = typst;
    this.#renderer = renderer;
    this.#covers = covers;
  }

  pdf(job: PrintJob): PdfResult {
    return this.#set(job, (world, data) => {
      const svg = this.#svg(world);
      const pdf = atTime(creationSeconds(job), () => artifact(world, PDF));
      const unsupportedCharacters = unsettableCharacters(svg, this.#covers);
      const meetsUa = unsupportedCharacters.length === 0 && !COMPLEX_SCRIPT.test(data);
      return {
        bytes: meetsUa ? markPdfUa(pdf) : pdf,
        pages: pageElements(svg).length,
        unsupportedCharacters,
      };
    });
  }

  svg(job: PrintJob): SvgResult {
    return this.#set(job, (world) => {
      const svg = this.#svg(world);
      return { pages: svgPages(svg), unsupportedCharacters: unsettableCharacters(svg, this.#covers) };
    });
  }

  #set<T>(job: PrintJob, use: (world: TypstCompileWorld, data: string) => T): T {
    const data = jobData(job);
    const world = this.#typst.snapshot(undefined, `/${job.entry}.typ`, [['data', data]]);
    try {
      // The generated types say any; the compiler answers this for structured diagnostics.
      const compiled = world.compile(PAGED, STRUCTURED_DIAGNOSTICS) as { diagnostics: Diagnostic[] };
      if (compiled.diagnostics.length > 0)
        throw new RenderFailedError(describeDiagnostics(compiled.diagnostics));
      return use(world, data);
    } catch (error) {
      if (error instanceof Error) throw error;
      throw new RenderFailedError([String(error)]);
    } finally {
      world.free();
      this.#typst.reset();
    }
  }

  #svg(world: TypstCompileWorld): SvgDocument {
    const session = this.#renderer.create_session();
    try {
      this.#renderer.manipulate_data(session, 'reset', artifact(world, VECTOR));
      return parseSvg(this.#renderer.svg_data(session, SVG_BODY_AND_DEFINITIONS));
    } finally {
      session.free();
    }
  }
}

function artifact(world: TypstCompileWorld, format: number): Uint8Array {
  // The generated types say any; the document has been compiled, so that there is a result.
  return (world.get_artifact(format, STRUCTURED_DIAGNOSTICS) as { result: Uint8Array }).result;
}

/**
 * The WebAssembly build takes no creation time and asks the clock for it: for the length of this one
 * synchronous call the clock stands still at the time wanted.
 */
function atTime<T>(seconds: number, run: () => T): T {
  const { now } = Date;
  Date.now = () => seconds * 1000;
  try {
    return run();
  } finally {
    Date.now = now;
  }
}
