import { useEffect, useMemo } from 'react';
import { useFitToPage } from '#editor/preview/fit-to-page.tsx';
import { inTemplate } from '#editor/look/template-choice.ts';
import { onTried, tellLivePreview, triedTemplate } from '#editor/preview/tried-template.ts';
import { usePreview } from '#editor/preview/use-preview.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { explainPreviewError } from '#editor/preview-engine/server-preview.ts';
import { useBrowserPreview } from '#editor/preview-engine/use-browser-preview.ts';
import type { Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';

type DocumentPreviewParts<Data> = {
  /** What the engine is asked for. */
  toDocument: (content: Content<Data>) => PreviewDocument;
  /** The document set closer, step by step. */
  closerVersions: (data: Data) => Data[];
  /** What helps where even the closest spacing leaves lines on a last page. */
  fitAdvice: string;
};

/** The pages of an open document, drawn while somebody can see them, and the attempt to need one page fewer. */
export function useDocumentPreview<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { toDocument, closerVersions, fitAdvice }: DocumentPreviewParts<Data>,
  visible: boolean,
) {
  const feed = useMemo(() => previewFeed(session, toDocument), [session, toDocument]);
  const source = useBrowserPreview();
  useEffect(() => tellLivePreview(session, source), [session, source]);
  const preview = usePreview(source, feed, explainPreviewError, visible);
  const fitToPage = useFitToPage(session, source, toDocument, closerVersions, fitAdvice);
  return { preview, fitToPage };
}

/**
 * What a preview follows: the document as it can be saved and printed, or in a template that somebody looks at. It is made anew only when
 * the template or the data changed.
 */
function previewFeed<Data extends Record<string, unknown>, Doc>(
  session: DocumentSession<Data>,
  toDocument: (content: Content<Data>) => Doc,
) {
  let last: { data: Data; templateId: string; document: Doc } | null = null;
  return {
    current(): Doc {
      const { savable } = session.state();
      const { data } = savable;
      const templateId = triedTemplate(session) ?? savable.templateId;
      if (last?.data !== data || last.templateId !== templateId)
        last = { data, templateId, document: toDocument(inTemplate(session, savable, templateId)) };
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
