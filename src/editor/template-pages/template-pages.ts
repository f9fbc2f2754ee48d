import type { Fields } from '#documents/fields.ts';
import { hasOwnWords } from '#documents/own-words.ts';
import { newEngineWorker, startEngineWorker } from '#editor/preview-engine/local-engine.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { inTemplate } from '#editor/look/template-choice.ts';
import { livePreviewOf } from '#editor/preview/tried-template.ts';
import type { Content } from '#editor/session/content.ts';
import type { EditorSession } from '#editor/session/use-session.ts';
import { createOwnPages, type OwnPages } from './own-pages.ts';
import type { PicturedDocument } from './own-pictures.ts';
import { createPictureEngine, type PictureEngine } from './picture-engine.ts';

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
const engineOf = new WeakMap<EditorSession, PictureEngine>();

/** One's own pages in the templates, of an open document. */
export function ownPages(session: EditorSession, kind: PicturedKind): OwnPages {
  const known = pagesOf.get(session);
  if (known) return known;
  const pages = createOwnPages({
    document: picturedDocument(session, kind),
    engine: pictureEngineOf(session),
    previewIsBusy: () => livePreviewOf(session)?.isBusy() ?? false,
    width: () => Math.round(CARD_WIDTH * Math.min(Math.max(devicePixelRatio, 1.3), SHARPEST)),
  });
  pagesOf.set(session, pages);
  return pages;
}

/** The engine that draws pictures of an open document: one, whoever asks. */
export function pictureEngineOf(session: EditorSession): PictureEngine {
  const known = engineOf.get(session);
  if (known) return known;
  const engine = createPictureEngine(() => startEngineWorker(newEngineWorker('template-pages')));
  engineOf.set(session, engine);
  return engine;
}

function picturedDocument(session: EditorSession, { fields, toDocument }: PicturedKind): PicturedDocument {
  let last: { data: unknown; document: PreviewDocument } | null = null;
  // The session is of the kind that the chooser was made for.
  const documentOf = (content: Content<unknown>) => toDocument(content as Content<never>);
  return {
    current() {
      const { content } = session.state();
      if (last?.data !== content.data) last = { data: content.data, document: documentOf(content) };
      return last.document;
    },
    inTemplate: (templateId) => documentOf(inTemplate(session, session.state().content, templateId)),
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
