import type { PrintedData, PrintedKindName } from '#documents/printed-kinds.ts';
import type { Layout } from '#documents/render/places/document-layout.ts';
import type { PageSize } from '#documents/render/wasm/live-pages.ts';

/** What is to be drawn: a document as it stands on the screen. */
export type PreviewDocument<Name extends PrintedKindName = PrintedKindName> = {
  /**
   * `date` is the person's own day, for kinds that print one; `photo` the bytes that its data names, which are put there
   * on the way to the worker; `layout` for a design with two columns in one.
   */
  [Kind in Name]: {
    kind: Kind;
    templateId: string;
    data: PrintedData[Kind];
    date?: string;
    photo?: Uint8Array;
    layout?: 'single';
  };
}[Name];

/** How wide a page is shown, in pixels of the device. */
export type PageWidth = number;

/** One drawing of a document. */
export type DrawRequest = {
  document: PreviewDocument;
  pageWidth: PageWidth;
  /** Whether to draw all pages, also those that look as they did the last time. */
  everything: boolean;
  /**
   * Whether to fetch the fonts it needs first, however long that takes; otherwise the answer is `needsFonts` unless they
   * are on the device.
   */
  patient: boolean;
};

/** What the worker with the engine can be asked. It fails only when the engine is of no use any more. */
export type EngineCalls = {
  /** Loads the engine. Nothing compiled is answered: Firefox hands no WebAssembly to a page whose policy forbids it. */
  start(): void;
  draw(request: DrawRequest): DrawAnswer;
  /** A picture of the first page alone, for which fonts are fetched however long that takes. */
  picture(request: PictureRequest): PictureAnswer;
  /** How a document comes out, without drawing it. */
  locate(request: { document: PreviewDocument }): LocateAnswer;
};

/** A page of the answer: its picture where it changed, and null where the one before stands. */
export type PageBitmap = PageSize & { bitmap: ImageBitmap | null };

export type DrawAnswer =
  | {
      type: 'painted';
      pages: PageBitmap[];
      /** Characters that no typeface at hand can set. */
      unsupportedCharacters: string[];
      /** What the engine holds of memory; it never gives any back. */
      memoryBytes: number;
    }
  | { type: 'needsFonts' }
  /** The document cannot be set; the engine is well. */
  | { type: 'refused'; message: string };

export type PictureRequest = Pick<DrawRequest, 'document' | 'pageWidth'>;

export type PictureAnswer =
  | { type: 'picture'; picture: Blob; /** Of the whole document. */ pages: number; memoryBytes: number }
  | Extract<DrawAnswer, { type: 'refused' }>;

export type LocateAnswer = { type: 'located'; layout: Layout } | Exclude<DrawAnswer, { type: 'painted' }>;
