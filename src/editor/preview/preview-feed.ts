import type { Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';

/** What a preview follows: the document on the screen, made anew only when its template or data changed. */
export function previewFeed<Data extends Record<string, unknown>, Doc>(
  session: DocumentSession<Data>,
  toDocument: (content: Content<Data>) => Doc,
) {
  let last: { content: Content<Data>; document: Doc } | null = null;
  return {
    current(): Doc {
      const { content } = session.state();
      if (!last || last.content.data !== content.data || last.content.templateId !== content.templateId) {
        last = { content, document: toDocument(content) };
      }
      return last.document;
    },
    subscribe: session.subscribe,
  };
}
