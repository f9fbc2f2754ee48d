import type { Fields } from '#documents/fields.ts';
import { hasOwnWords } from '#documents/own-words.ts';
import { newEngineWorker, startEngineWorker } from '#editor/preview-engine/engine-worker.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { livePreviewOf } from '#editor/preview/tried-template.ts';
import type { Content } from '#editor/session/content.ts';
import type { EditorSession } from '#editor/session/use-session.ts';
import { createOwnPages, type OwnPages, type PicturedDocument } from './own-pages.ts';
import { createPictureEngine } from './picture-engine.ts';

/** What has to be known of a kind of documents to picture its pages. */
export type PicturedKind = {
  fields: Fields;
  toDocument: (content: Content<never>) => PreviewDocument;
};

/** A card's picture, in CSS pixels; twice as sharp as that is enough for a page that is not read. */
const CARD_WIDTH = 230;
const SHARPEST = 2.5;

/** They outlive the chooser, so that what was drawn is there when it is opened again. */
const pagesOf = new WeakMap<EditorSession, OwnPages>();

/** One's own pages in the templates, of an open document. */
export function ownPages(session: EditorSession, kind: PicturedKind): OwnPages {
  const known = pagesOf.get(session);
  if (known) return known;
  const pages = createOwnPages({
    document: picturedDocument(session, kind),
    engine: createPictureEngine(() => startEngineWorker(newEngineWorker('template-pages'))),
    previewIsBusy: () => livePreviewOf(session)?.isBusy() ?? false,
    width: () => Math.round(CARD_WIDTH * Math.min(Math.max(devicePixelRatio, 1.3), SHARPEST)),
  });
  pagesOf.set(session, pages);
  return pages;
}

function picturedDocument(session: EditorSession, { fields, toDocument }: PicturedKind): PicturedDocument {
  let last: { data: unknown; document: PreviewDocument } | null = null;
  return {
    current() {
      const { content } = session.state();
      // The session is of the kind that the chooser was made for.
      if (last?.data !== content.data)
        last = { data: content.data, document: toDocument(content as Content<never>) };
      return last.document;
    },
    subscribe(listener) {
      let { data } = session.state().content;
      return session.subscribe(() => {
        const { content } = session.state();
        if (content.data === data) return;
        data = content.data;
        listener();
      });
    },
    isEmpty: () => !hasOwnWords(fields, session.state().content.data),
  };
}
