import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { CompilerFiles, Compiler, PdfResult, SvgResult } from '#documents/render/engine.ts';
import {
  describeDiagnostics,
  type Diagnostic,
  exportMessages,
  isAboutText,
} from '#documents/render/diagnostics.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { creationSeconds, DATA_FILE, jobData } from '#documents/render/job-data.ts';
import { END_OF_TEXT, type Spacing, spacingNoted } from '#documents/render/spacing.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { sparingPhotos } from '#documents/render/sparing-photos.ts';
import { svgResult } from '#documents/render/preview/svg-result.ts';
import { parseSvg } from '#documents/render/preview/svg-tree.ts';
import { coverageOfJobs, type JobCoverage } from '#documents/render/glyphs/font-coverage.ts';
import { unsettableCharacters } from '#documents/render/glyphs/unsettable.ts';
import { tmpdir } from 'node:os';

/**
 * Results of Typst unused for so many documents are dropped: without it memory grows 1 MB a document. More than there
 * are designs, so that each stays warm where people use all of them: two fifths less time than with 10, for 60 MB.
 */
const CACHED_DOCUMENTS = 60;
/** Looking through the results takes 2 ms, so it is done after so many documents. */
const EVICT_AFTER = 10;

/**
 * Typst as a native library: the fast one. Throws where no native build loads. Of a font file it reads the names
 * at once and the rest when the first text is set in it, so that fonts nobody writes for cost nothing.
 */
export function createNativeCompiler(files: CompilerFiles): Compiler {
  return sparingPhotos(new NativeCompiler(files));
}

class NativeCompiler implements Compiler {
  readonly #templates: string;
  readonly #typst: NodeCompiler;
  readonly #coverage: JobCoverage;
  #documents = 0;

  constructor({ templates, fonts }: CompilerFiles) {
    // A file that is kept in memory is found by its whole path alone.
    this.#templates = resolve(templates);
    this.#typst = withoutSystemFonts(() =>
      NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [...fonts.values()] }] }),
    );
    this.#coverage = coverageOfJobs((file) => {
      const path = fonts.get(file);
      return path === undefined ? undefined : readFileSync(path);
    });
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
      return {
        bytes: write('1.7'),
        pages,
        unsupportedCharacters: unsettableCharacters(svg, this.#coverage(job)),
      };
    });
  }

  svg(job: PrintJob): SvgResult {
    return this.#set(job, (document) => {
      const svg = parseSvg(this.#typst.svg(document));
      return svgResult(svg, job, this.#coverage);
    });
  }

  spacing(job: PrintJob): Spacing {
    const found = this.#set(
      job,
      (document): unknown =>
        this.#typst.query(document, { selector: END_OF_TEXT, field: 'value' }) as unknown,
    );
    return spacingNoted(found);
  }

  #set<T>(job: PrintJob, use: (document: NodeTypstDocument) => T): T {
    const { files = [] } = job;
    this.#typst.mapShadow(join(this.#templates, DATA_FILE), Buffer.from(jobData(job)));
    for (const { path, bytes } of files)
      this.#typst.mapShadow(join(this.#templates, path), Buffer.from(bytes));
    try {
      const compiled = this.#typst.compile({ mainFilePath: join(this.#templates, `${job.entry}.typ`) });
      const problems = [compiled.takeError(), compiled.takeWarnings()]
        .filter((problem) => problem !== null)
        .flatMap((problem) => this.#typst.fetchDiagnostics(problem) as Diagnostic[]); // Its own type says any.
      if (problems.length > 0) throw new RenderFailedError(describeDiagnostics(problems, this.#templates));
      if (compiled.result === null)
        throw new RenderFailedError(['the compiler gave neither a document nor a reason']);
      return use(compiled.result);
    } finally {
      for (const { path } of files) this.#typst.unmapShadow(join(this.#templates, path));
      this.#documents += 1;
      // The engine counts the times it was asked.
      if (this.#documents % EVICT_AFTER === 0) this.#typst.evictCache(CACHED_DOCUMENTS / EVICT_AFTER);
    }
  }
}

/**
 * Runs `load` with the fonts of the machine out of sight. The native compiler always searches for them,
 * and with them a document would look different on every machine. On Linux it reads fontconfig's settings,
 * and one that names a single empty folder leaves nothing to find; elsewhere it cannot be told not to
 * look, which matters only where a font of the machine has the name of one of ours.
 */
function withoutSystemFonts<T>(load: () => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-fonts-'));
  const settings = join(directory, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${join(directory, 'none')}</dir></fontconfig>`,
  );
  const before = process.env.FONTCONFIG_FILE;
  process.env.FONTCONFIG_FILE = settings;
  try {
    return load();
  } finally {
    if (before === undefined) delete process.env.FONTCONFIG_FILE;
    else process.env.FONTCONFIG_FILE = before;
    rmSync(directory, { recursive: true, force: true });
  }
}
