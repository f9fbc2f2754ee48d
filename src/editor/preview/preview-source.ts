import type { Layout } from '#documents/render/places/document-layout.ts';

/** A page ready to be shown; the same object for as long as it need not be put up anew. Its size is in points. */
export type PaintedPage = { width: number; height: number } & (
  | /** Markup of an `<svg>` document whole in itself. */ { kind: 'svg'; markup: string }
  | /** A canvas that is painted over when the page changes. */ { kind: 'canvas'; canvas: HTMLCanvasElement }
);

/** What a source draws of a document. */
export type PaintedPages = {
  pages: readonly PaintedPage[];
  /** Characters that no typeface at hand can set. */
  unsupportedCharacters: string[];
};

/** How fast a source may be asked: the shortest time between two starts, in ms, and how many may be under way. */
export type PreviewPace = { gapMs: number; atOnce: number };

/** Draws documents: the server does, or an engine in the browser. */
export type PreviewSource<Doc> = {
  /** May reject; an aborted call always does. */
  render(doc: Doc, signal: AbortSignal): Promise<PaintedPages>;
  /** How a document comes out, whether it is shown or not. May reject like `render`. */
  locate(doc: Doc, signal: AbortSignal): Promise<Layout>;
  pace(): PreviewPace;
  /** Whether pages come from the server until the screen is left, since this browser cannot draw them. */
  serverOnly: PreviewFeed<boolean>;
  /** Told how wide pages are shown, in pixels of the device. */
  showAt(pageWidth: number): void;
  /**
   * Calls back when the same document would be drawn otherwise than before: at another size, by another engine, or with a
   * photo that came late, which moves its texts.
   */
  subscribe(listener: (movesTexts: boolean) => void): () => void;
};

/** Why the page cannot follow the text at the moment. */
export type PreviewProblem = {
  kind: 'busy' | 'offline' | 'signedOut' | 'unknownPerson' | 'failed';
  /** The source's own words; empty where it has none. */
  message: string;
  /** When to try again without being asked, in ms; null to wait for the next change or for the person. */
  retryAfterMs: number | null;
};

/** What the preview follows: the document on the screen and news that it may have changed. */
export type PreviewFeed<Doc> = {
  /** The same object for as long as nothing changed. */
  current(): Doc;
  subscribe(listener: () => void): () => void;
};
