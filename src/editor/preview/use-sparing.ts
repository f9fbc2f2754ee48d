import { useState } from 'react';
import type { Layout } from '#documents/render/places/document-layout.ts';
import type { Sparing } from './last-page.tsx';
import type { PreviewSource } from './preview-source.ts';
import type { Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';

type Outcome = NonNullable<Sparing['outcome']>;

/**
 * Sets a document closer so that its last page is spared: the first of the `tighter` versions that does it becomes the
 * document, in one step that can be undone. The outcome stands until the document changes.
 */
export function useSparing<Data extends Record<string, unknown>, Doc>(
  session: DocumentSession<Data>,
  source: Pick<PreviewSource<Doc>, 'locate'>,
  toDocument: (content: Content<Data>) => Doc,
  tighter: (data: Data) => Data[],
  advice: string,
): Sparing {
  const data = useSession(session, ({ content }) => content.data);
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ outcome: Outcome; data: Data } | null>(null);

  const attempt = async (layout: Layout): Promise<Outcome | null> => {
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
  const fit = async (layout: Layout) => {
    setBusy(true);
    const outcome = await attempt(layout).catch(() => 'failed' as const);
    setLast(outcome && { outcome, data: session.state().content.data });
    setBusy(false);
  };
  return {
    busy,
    outcome: last?.data === data ? last.outcome : null,
    advice,
    onFit: (layout) => void fit(layout),
  };
}
