import { RenderPageImageOptions, type RenderSession } from '@myriaddreamin/typst-ts-renderer';
import type { IncrServer } from '@myriaddreamin/typst-ts-web-compiler';
import { describeDiagnostics, type Diagnostic } from '../diagnostics.ts';
import { RenderFailedError } from '../engine-errors.ts';
import { DATA_FILE, fontFilesFor, jobData } from '../job-data.ts';
import { parseSvg, type SvgDocument } from '../preview/svg-tree.ts';
import type { PrintJob } from '../print-job.ts';
import { sparingFiles } from '../sparing-photos.ts';
import { STRUCTURED_DIAGNOSTICS, SVG_BODY_AND_DEFINITIONS, type Typst } from './open-typst.ts';

/** Width and height of a page in points. */
export type PageSize = { width: number; height: number };

/** A page as the renderer last drew it: the same key means the same picture. */
export type PageKey = string;

/** Of what the renderer can give of a page: how it looks, without its text and links as data. */
const PICTURE_ONLY = 1;

/**
 * A document that changes while it is written. Each version is set as a change of the one before, and a page is drawn
 * only where it differs.
 */
export class LivePages {
  readonly #typst: Typst;
  readonly #changes: IncrServer;
  readonly #session: RenderSession;
  #begun = false;
  /** What was set last, without a fault. */
  #last: { entry: string; data: string } | null = null;

  constructor(typst: Typst) {
    this.#typst = typst;
    this.#changes = typst.compiler.create_incr_server();
    this.#session = typst.renderer.create_session();
  }

  /**
   * Sets the next version.
   * @param data the job's model as JSON, for whoever has it already
   * @returns the pages it has
   * @throws RenderFailedError with the compiler's errors, or naming a font that is not at hand. Of warnings the
   * compiler says nothing here; templates are proven to give none.
   */
  set(job: PrintJob, data = jobData(job)): PageSize[] {
    // A photo's path is made of its bytes, so that the model says as well which photo it is.
    if (this.#last?.data === data && this.#last.entry === job.entry) return this.#sizes();
    this.#last = null;
    // What is known of a document with a photo that cannot be read is what came out without it.
    sparingFiles(job, (each) => this.#compile(each, each === job ? data : jobData(each)));
    this.#last = { entry: job.entry, data };
    return this.#sizes();
  }

  #compile(job: PrintJob, data: string): void {
    const { compiler, renderer, shelf } = this.#typst;
    const { files = [] } = job;
    compiler.map_shadow(`/${DATA_FILE}`, new TextEncoder().encode(data));
    for (const { path, bytes } of files) compiler.map_shadow(`/${path}`, bytes);
    compiler.reset();
    let answer: { result?: Uint8Array; diagnostics?: Diagnostic[] };
    try {
      // The generated types say any; the compiler answers this for structured diagnostics.
      answer = compiler.incr_compile(
        `/${job.entry}.typ`,
        [],
        this.#changes,
        STRUCTURED_DIAGNOSTICS,
      ) as typeof answer;
    } finally {
      for (const { path } of files) compiler.unmap_shadow(`/${path}`);
    }
    if (answer.result) {
      // What was set counts as the version before, even where a font that is missing makes it of no use.
      renderer.manipulate_data(this.#session, this.#begun ? 'merge' : 'reset', answer.result);
      this.#begun = true;
    }
    const problems = answer.diagnostics ?? [];
    if (problems.length > 0 || !answer.result) throw new RenderFailedError(describeDiagnostics(problems));
    const faulty = shelf.faultyOf(fontFilesFor(job));
    if (faulty.length > 0) throw new RenderFailedError(faulty.map((file) => `no such font: ${file}`));
  }

  /**
   * Draws a page of the version set last, unless it would come out as it was under `known`.
   * @returns what the page is known by from now on
   */
  async draw(
    page: number,
    context: OffscreenCanvasRenderingContext2D,
    pixelsPerPoint: number,
    known: PageKey | null,
  ): Promise<PageKey> {
    const options = new RenderPageImageOptions();
    options.page_off = page;
    options.pixel_per_pt = pixelsPerPoint;
    options.background_color = '#ffffff';
    options.data_selection = PICTURE_ONLY;
    if (known !== null) options.cache_key = known;
    // The generated types say any; this is what the renderer answers.
    const drawn = (await this.#typst.renderer.render_page_to_canvas(this.#session, context, options)) as {
      cacheKey: PageKey;
    };
    return drawn.cacheKey;
  }

  /** The version set last as the exporter's SVG, which tells the glyphs it is made of. */
  svg(): SvgDocument {
    return parseSvg(this.#typst.renderer.svg_data(this.#session, SVG_BODY_AND_DEFINITIONS));
  }

  #sizes(): PageSize[] {
    const pages = this.#session.pages_info;
    try {
      return Array.from({ length: pages.page_count }, (_, index) => {
        const page = pages.page(index);
        const size = { width: page.width_pt, height: page.height_pt };
        page.free();
        return size;
      });
    } finally {
      pages.free();
    }
  }
}
