import { useState } from 'react';
import type { PreviewLayout } from '#ui/editor/preview/field-places.ts';
import type { PreviewSource } from '#ui/editor/preview/preview-source.ts';
import type { Content } from '../editing/content.ts';
import type { DocumentSession } from '../editing/document-session.ts';
import { useSession } from './use-session.ts';

/** What came of the attempt to spare the last page. */
export type FitOutcome = 'fits' | { linesLeft: number } | 'failed';

/**
 * Sets a document closer so that its last page is spared: the first of the `tighter` versions that does it becomes the
 * document, in one step that can be undone. The outcome stands until the document changes.
 */
export function useFit<Data extends Record<string, unknown>, Doc>(
  session: DocumentSession<Data>,
  source: Pick<PreviewSource<Doc>, 'locate'>,
  toDocument: (content: Content<Data>) => Doc,
  tighter: (data: Data) => Data[],
) {
  const data = useSession(session, ({ content }) => content.data);
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ outcome: FitOutcome; data: Data } | null>(null);

  const attempt = async (layout: PreviewLayout): Promise<FitOutcome | null> => {
    const { content } = session.state();
    let linesLeft = layout.lastPageLines;
    for (const closer of tighter(content.data)) {
      const found = await source.locate(
        toDocument({ ...content, data: closer }),
        new AbortController().signal,
      );
      // Somebody wrote on in the meantime: it was another document that was tried.
      if (session.state().content.data !== content.data) return null;
      if (found.pages < layout.pages) {
        session.edit((now) => ({ ...now, data: closer }));
        return 'fits';
      }
      linesLeft = found.lastPageLines;
    }
    return { linesLeft };
  };
  const fit = async (layout: PreviewLayout) => {
    setBusy(true);
    const outcome = await attempt(layout).catch(() => 'failed' as const);
    setLast(outcome && { outcome, data: session.state().content.data });
    setBusy(false);
  };
  return { fit, busy, outcome: last?.data === data ? last.outcome : null };
}

export type Fit = ReturnType<typeof useFit>;
