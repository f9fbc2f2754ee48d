import { useEffect, useMemo } from 'react';
import { inLook, type FitKind } from '#editor/fit/fit-kind.ts';
import { useFit } from '#editor/fit/use-fit.ts';
import { inTemplate } from '#editor/look/template-choice.ts';
import {
  onTried,
  tellLivePreview,
  triedLook,
  triedTemplate,
  type TriedLook,
} from '#editor/preview/tried-template.ts';
import { usePreview } from '#editor/preview/use-preview.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { explainPreviewError } from '#editor/preview-engine/server-preview.ts';
import { useBrowserPreview } from '#editor/preview-engine/use-browser-preview.ts';
import type { Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';

type DocumentPreviewParts<Data> = {
  /** What the engine is asked for. */
  toDocument: (content: Content<Data>) => PreviewDocument;
  /** How a document of the kind is fitted to its pages; loaded when somebody asks for it. */
  loadFit: () => Promise<FitKind<Data>>;
};

/** The pages of an open document, drawn while somebody can see them, and the way to fit it to them. */
export function useDocumentPreview<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { toDocument, loadFit }: DocumentPreviewParts<Data>,
  visible: boolean,
) {
  const feed = useMemo(() => previewFeed(session, toDocument), [session, toDocument]);
  const source = useBrowserPreview();
  useEffect(() => tellLivePreview(session, source), [session, source]);
  const preview = usePreview(source, feed, explainPreviewError, visible);
  const fit = useFit(session, source, toDocument, loadFit);
  return { preview, fit };
}

/**
 * What a preview follows: the document as it can be saved and printed, or in a template or a look that somebody looks at.
 * It is made anew only when one of these or the data changed.
 */
function previewFeed<Data extends Record<string, unknown>, Doc>(
  session: DocumentSession<Data>,
  toDocument: (content: Content<Data>) => Doc,
) {
  let last: { data: Data; templateId: string; tried: TriedLook | undefined; document: Doc } | null = null;
  return {
    current(): Doc {
      const { savable, content } = session.state();
      const { data } = savable;
      const templateId = triedTemplate(session) ?? savable.templateId;
      const tried = triedLook(session, content.data);
      if (last?.data !== data || last.templateId !== templateId || last.tried !== tried) {
        const shown = tried ? { ...savable, data: inLook(data, tried.look) } : savable;
        last = { data, templateId, tried, document: toDocument(inTemplate(session, shown, templateId)) };
      }
      return last.document;
    },
    subscribe(listener: () => void) {
      const ends = [session.subscribe(listener), onTried(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
