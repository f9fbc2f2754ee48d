import { textKey } from '#documents/text/text-key.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';

/** What the pictures follow. */
export type PicturedDocument = {
  /** The document as it stands. The same object while nothing changed. */
  current(): PreviewDocument;
  /** The same in another template. */
  inTemplate(templateId: string): PreviewDocument;
  /** Told of each change of it, at every key: it is not made anew for that. */
  subscribe(listener: () => void): () => void;
  /** Whether there is anything in it to show. */
  isEmpty(): boolean;
};

/** Pictures that are kept, of one version after the other: all designs of two versions. */
const KEPT_MOST = 64;

/** Pictures of a document by what was written and by template, and which of them each template shows. */
export function createOwnPictures(document: PicturedDocument, width: () => number) {
  /** Pictures by version and template, those used last at the end. */
  const kept = new Map<string, Blob>();
  /** What each template shows. */
  const shown = new Map<string, Blob>();
  /** Versions that a template cannot be set with. */
  const refused = new Set<string>();
  let last: { of: PreviewDocument['data']; version: string } | null = null;

  /** Tells what is written now from what was written before. */
  function version(): string {
    const { data, kind, date } = document.current();
    if (last?.of !== data) last = { of: data, version: textKey(JSON.stringify([kind, data, date, width()])) };
    return last.version;
  }

  const keyOf = (version: string, templateId: string) => `${version} ${templateId}`;

  function keep(key: string, picture: Blob) {
    kept.delete(key);
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
  }

  return {
    version,
    of: (templateId: string): Blob | undefined => shown.get(templateId),
    isEmpty: () => shown.size === 0,
    /** Whether a template cannot be set with what is written now. */
    isRefused: (templateId: string) => refused.has(keyOf(version(), templateId)),

    /** Shows what is kept of the present version. @returns the first template that nothing is kept of */
    showKept(templateIds: readonly string[]): { missing: string | undefined; changed: boolean } {
      const now = version();
      let missing: string | undefined;
      let changed = false;
      for (const templateId of templateIds) {
        const key = keyOf(now, templateId);
        const picture = kept.get(key);
        if (picture) {
          keep(key, picture);
          changed ||= shown.get(templateId) !== picture;
          shown.set(templateId, picture);
        } else if (!refused.has(key)) missing ??= templateId;
      }
      return { missing, changed };
    },

    /** Shows what was drawn, or nothing where that version could not be set. */
    show(templateId: string, drawnVersion: string, picture: Blob | undefined): void {
      const key = keyOf(drawnVersion, templateId);
      if (picture) keep(key, picture);
      else refused.add(key);
      // Of a document that was changed meanwhile it is still nearer to what is written than what stood there.
      if (picture) shown.set(templateId, picture);
      else shown.delete(templateId);
    },

    /** Shows nothing. @returns whether anything was shown */
    clear(): boolean {
      const wasShown = shown.size > 0;
      shown.clear();
      return wasShown;
    },
  };
}
