/** Drawn pages, each an `<svg>` document whole in itself. */
export type PreviewPages = {
  pages: string[];
  /** Characters that no typeface at hand can set. */
  unsupportedCharacters: string[];
};

/** Draws documents: the server does, or an engine in the browser. May reject; an aborted call always does. */
export type PreviewSource<Doc> = { render(doc: Doc, signal: AbortSignal): Promise<PreviewPages> };

/** Why the page cannot follow the text at the moment. */
export type PreviewProblem = {
  kind: 'busy' | 'offline' | 'signedOut' | 'failed';
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
