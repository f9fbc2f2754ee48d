import type { TypstRenderer } from '@myriaddreamin/typst-ts-renderer';
import type { TypstCompiler, TypstCompileWorld } from '@myriaddreamin/typst-ts-web-compiler';
import { describeDiagnostics, type Diagnostic } from './diagnostics.ts';
import { RenderFailedError } from './engine-errors.ts';
import type { Compiler, PdfResult, SvgResult } from './engine.ts';
import { coverageOfJobs, type JobCoverage } from './glyphs/font-coverage.ts';
import { unsettableCharacters } from './glyphs/unsettable.ts';
import { creationSeconds, DATA_FILE, fontFilesFor, jobData } from './job-data.ts';
import { END_OF_TEXT, type Spacing, spacingNoted } from './spacing.ts';
import { markPdfUa } from './pdf/pdf-ua-mark.ts';
import { pageElements } from './preview/svg-pages.ts';
import { svgResult } from './preview/svg-result.ts';
import { parseSvg, type SvgDocument } from './preview/svg-tree.ts';
import type { PrintJob } from './print-job.ts';
import { sparingPhotos } from './sparing-photos.ts';
import {
  type FontShelf,
  openTypst,
  STRUCTURED_DIAGNOSTICS,
  SVG_BODY_AND_DEFINITIONS,
  type Typst,
  type TypstInput,
} from './wasm/open-typst.ts';

/** Typst as WebAssembly, for browsers and for machines without a native build; the same output. */
export async function createWasmCompiler(input: TypstInput): Promise<Compiler> {
  return wasmCompilerOf(await openTypst(input), input.font);
}

/** A compiler beside whatever else an opened Typst is used for. */
export function wasmCompilerOf({ compiler, renderer, shelf }: Typst, font: TypstInput['font']): Compiler {
  return sparingPhotos(new WasmCompiler(compiler, renderer, coverageOfJobs(font), shelf));
}

/** Numbers of the compiler's interface. */
const PAGED = 0;
const VECTOR = 0;
const PDF = 1;

/** Scripts whose glyphs may not map back to code points, which fails PDF/UA-1 and cannot be seen here. */
const COMPLEX_SCRIPT = /[\u0590-\u08ff\u0900-\u109f\u1780-\u18af\ufb1d-\ufdff\ufe70-\ufefc]/u;

class WasmCompiler implements Compiler {
  readonly #typst: TypstCompiler;
  readonly #renderer: TypstRenderer;
  readonly #coverage: JobCoverage;
  readonly #shelf: FontShelf;

  constructor(typst: TypstCompiler, renderer: TypstRenderer, coverage: JobCoverage, shelf: FontShelf) {
    this.#typst = typst;
    this.#renderer = renderer;
    this.#coverage = coverage;
    this.#shelf = shelf;
  }

  pdf(job: PrintJob): PdfResult {
    return this.#set(job, (world, data) => {
      const svg = this.#svg(world);
      const pdf = atTime(creationSeconds(job), () => artifact(world, PDF));
      const unsupportedCharacters = unsettableCharacters(svg, this.#coverage(job));
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
      return svgResult(svg, job, this.#coverage);
    });
  }

  spacing(job: PrintJob): Spacing {
    return this.#set(job, (world) => spacingNoted(JSON.parse(world.query(PAGED, END_OF_TEXT, 'value'))));
  }

  #set<T>(job: PrintJob, use: (world: TypstCompileWorld, data: string) => T): T {
    const data = jobData(job);
    const { files = [] } = job;
    this.#typst.map_shadow(`/${DATA_FILE}`, new TextEncoder().encode(data));
    for (const { path, bytes } of files) this.#typst.map_shadow(`/${path}`, bytes);
    const world = this.#typst.snapshot(undefined, `/${job.entry}.typ`);
    try {
      // The generated types say any; the compiler answers this for structured diagnostics.
      const compiled = world.compile(PAGED, STRUCTURED_DIAGNOSTICS) as { diagnostics: Diagnostic[] };
      if (compiled.diagnostics.length > 0)
        throw new RenderFailedError(describeDiagnostics(compiled.diagnostics));
      const faulty = this.#shelf.faultyOf(fontFilesFor(job));
      if (faulty.length > 0) throw new RenderFailedError(faulty.map((file) => `no such font: ${file}`));
      return use(world, data);
    } catch (error) {
      if (error instanceof Error) throw error;
      throw new RenderFailedError([String(error)]);
    } finally {
      world.free();
      for (const { path } of files) this.#typst.unmap_shadow(`/${path}`);
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
