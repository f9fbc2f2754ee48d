import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { CompilerFiles } from './compiler-options.ts';
import type { Compiler } from './compiler.ts';
import { describeDiagnostics, type Diagnostic } from './diagnostics.ts';
import { RenderFailedError } from './engine-errors.ts';
import type { PdfResult, SvgResult } from './engine.ts';
import { exportMessages, isAboutText } from './pdf/pdf-export-error.ts';
import { creationSeconds, jobData } from './job-data.ts';
import type { PrintJob } from './print-job.ts';
import { svgPages } from './preview/svg-pages.ts';
import { parseSvg } from './preview/svg-tree.ts';
import { withoutSystemFonts } from './system-fonts.server.ts';
import { type Coverage, coverageOf, unsettableCharacters } from './glyphs/unsettable.ts';

/** Results of Typst unused for so many documents are dropped: without it memory grows 1 MB a document. */
const CACHED_DOCUMENTS = 10;

/** Typst as a native library: the fast one. Throws where no native build loads. */
export function createNativeCompiler(files: CompilerFiles): Compiler {
  return new NativeCompiler(files);
}

class NativeCompiler implements Compiler {
  readonly #templates: string;
  readonly #typst: NodeCompiler;
  readonly #covers: Coverage;

  constructor({ templates, fonts }: CompilerFiles) {
    this.#templates = templates;
    this.#typst = withoutSystemFonts(() =>
      NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [...fonts] }] }),
    );
    this.#covers = coverageOf(() => fonts.map((font) => readFileSync(font)));
  }

  pdf(job: PrintJob): PdfResult {
    return this.#set(job, (document) => {
      const pages = document.numOfPages;
      const creationTimestamp = creationSeconds(job);
      const write = (pdfStandard: string): Uint8Array =>
        this.#typst.pdf(document, { pdfStandard, creationTimestamp });
      try {
        return { bytes: write('ua-1'), pages, unsupportedCharacters: [] };
      } catch (error) {
        const messages = exportMessages(error);
        if (!isAboutText(messages)) throw new RenderFailedError(messages);
      }
      const svg = parseSvg(this.#typst.svg(document));
      return { bytes: write('1.7'), pages, unsupportedCharacters: unsettableCharacters(svg, this.#covers) };
    });
  }

  svg(job: PrintJob): SvgResult {
    return this.#set(job, (document) => {
      const svg = parseSvg(this.#typst.svg(document));
      return { pages: svgPages(svg), unsupportedCharacters: unsettableCharacters(svg, this.#covers) };
    });
  }

  #set<T>(job: PrintJob, use: (document: NodeTypstDocument) => T): T {
    const data = jobData(job);
    try {
      const compiled = this.#typst.compile({
        mainFilePath: join(this.#templates, `${job.entry}.typ`),
        inputs: { data },
      });
      const problems = [compiled.takeError(), compiled.takeWarnings()]
        .filter((problem) => problem !== null)
        .flatMap((problem): Diagnostic[] => this.#typst.fetchDiagnostics(problem));
      if (problems.length > 0) throw new RenderFailedError(describeDiagnostics(problems, this.#templates));
      if (compiled.result === null)
        throw new RenderFailedError(['the compiler gave neither a document nor a reason']);
      return use(compiled.result);
    } finally {
      this.#typst.evictCache(CACHED_DOCUMENTS);
    }
  }
}
