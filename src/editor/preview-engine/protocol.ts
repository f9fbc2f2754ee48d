import type { DataByKind, KindName } from '#documents/kinds.ts';
import type { Layout } from '#documents/render/places/document-layout.ts';
import type { PageSize } from '#documents/render/wasm/live-pages.ts';

/** What is to be drawn: a document as it stands on the screen. */
export type PreviewDocument<Name extends KindName = KindName> = {
  /** `date` is the person's own day, for kinds that print one. */
  [Kind in Name]: { kind: Kind; templateId: string; data: DataByKind[Kind]; date?: string };
}[Name];

/** How wide a page is shown, in pixels of the device. */
export type PageWidth = number;

/** One drawing of a document. */
export type DrawRequest = {
  type: 'draw';
  id: number;
  document: PreviewDocument;
  pageWidth: PageWidth;
  /** Whether to draw all pages, also those that look as they did the last time. */
  everything: boolean;
  /** Whether to fetch the fonts it needs first, however long that takes; otherwise the answer is `needsFonts`. */
  patient: boolean;
};

/** Asks how a document comes out, without drawing it. */
export type LocateRequest = { type: 'locate'; id: number; document: PreviewDocument };

export type ToWorker = { type: 'start' } | DrawRequest | LocateRequest;

/** A page of the answer: its picture where it changed, and null where the one before stands. */
export type PaintedPage = PageSize & { bitmap: ImageBitmap | null };

export type DrawAnswer =
  | {
      type: 'painted';
      id: number;
      pages: PaintedPage[];
      /** Characters that no typeface at hand can set. */
      unsupportedCharacters: string[];
      /** What the engine holds of memory; it never gives any back. */
      memoryBytes: number;
    }
  | { type: 'needsFonts'; id: number }
  /** The document cannot be set; the engine is well. */
  | { type: 'refused'; id: number; message: string };

export type LocateAnswer =
  { type: 'located'; id: number; layout: Layout } | Exclude<DrawAnswer, { type: 'painted' }>;

export type FromWorker =
  /** Never with what was compiled: Firefox hands no WebAssembly to a page whose policy forbids it. */
  | { type: 'ready' }
  | DrawAnswer
  | LocateAnswer
  /** The engine is of no use any more. */
  | { type: 'failed'; message: string };
