import type { CopyResult } from '../export/file-format.ts';
import type { ParsedResume } from '../parser/parsed-resume.ts';
import type { Printable } from '../printable.ts';
import type { Layout } from './places/document-layout.ts';
import type { PrintJob } from './print-job.ts';
import type { Spacing } from './spacing.ts';

/** A finished PDF. `unsupportedCharacters` lists, sorted and once each, what no typeface of ours can set. */
export type PdfResult = { bytes: Uint8Array; pages: number; unsupportedCharacters: string[] };

/**
 * A preview: one complete `<svg>` document a page, safe as the source of an `<img>`; with its layout where the job
 * names the document's fields.
 */
export type SvgResult = {
  /** Empty for a page that whoever asks has already. */
  pages: string[];
  /** What each page is known by, where the job names pages that are known. */
  keys?: string[];
  unsupportedCharacters: string[];
  layout?: Layout;
};

/** `background` is what nobody looks at while it is made: pictures of a list, the pages of an export. */
export type Urgency = 'download' | 'preview' | 'background';

/** Who asks, and for what. */
export type Requester = {
  /** Whoever has a share of the engine: a person. Without a name the job has no share to keep to. */
  person?: string | undefined;
  urgency: Urgency;
};

export type EngineRequest = Requester & {
  /** When it is aborted nobody waits any more: a job that has not begun is not set. */
  signal?: AbortSignal;
};

/** Sets documents. Every call may reject with one of the errors in `engine-errors.ts`. */
export interface Engine {
  /**
   * Looks whether a job would be taken on just now; to be asked before anything is read or made for it. An engine in
   * another process has to be asked, too.
   * @throws EngineBusyError
   */
  assertRoom(requester?: Requester): void | Promise<void>;
  pdf(document: Printable, request?: EngineRequest): Promise<PdfResult>;
  svg(document: Printable, request?: EngineRequest): Promise<SvgResult>;
  /** Its content in the exchange format of its kind: a resume's as JSON Resume. */
  exchange(document: Printable, request?: EngineRequest): Promise<object>;
  /** A document as the file that it names as its `copy`: for Word, as text, as data, as pictures. */
  copy(document: Printable, request?: EngineRequest): Promise<CopyResult>;
  /** What software reads from the PDF of a resume; the PDF itself goes nowhere. */
  readBack(document: Printable, request?: EngineRequest): Promise<ParsedResume>;
  /** Whether there is a child process that takes jobs; one that is just starting is waited for a moment. */
  isReady(): Promise<boolean>;
  /** Lets running and waiting jobs finish, then frees everything; later calls are refused. */
  close(): Promise<void>;
}

/**
 * Typst in this process. Calls block until the document is set and cannot be stopped from inside, so
 * that what must keep answering runs it in a process or worker of its own.
 * Both throw {@link RenderFailedError} with the compiler's diagnostics; every warning counts as an error,
 * because a font that cannot be read is only a warning to Typst and yields a PDF without text.
 */
export interface Compiler {
  /** PDF/UA-1; plain tagged PDF 1.7 when a character cannot be set. */
  pdf(job: PrintJob): PdfResult;
  svg(job: PrintJob): SvgResult;
  /** How far a resume's parts are set apart so that its last page does not hold a few lines (templates/lib/fit.typ). */
  spacing(job: PrintJob): Spacing;
}

/** Where a compiler in Node finds what it needs: absolute paths. */
export type CompilerFiles = {
  /** The folder of `resume.typ`, `letter.typ` and `receipt.typ`; nothing outside it can be read. */
  templates: string;
  /** Paths of font files, full TrueType or OpenType, by their names in the catalogue (`FONT_FILES`). */
  fonts: ReadonlyMap<string, string>;
};
