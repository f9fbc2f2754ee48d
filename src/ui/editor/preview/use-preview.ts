import { useCallback, useEffect, useRef, useState } from 'react';
import { createPagePainter, type PagePicture } from './page-painter.ts';
import { createPreviewLoop, type PreviewState } from './preview-loop.ts';
import type { PreviewFeed, PreviewProblem, PreviewSource } from './preview-source.ts';

export type Preview = PreviewState & {
  /** The drawn pages as pictures; null until the first ones are there. */
  pictures: PagePicture[] | null;
  retry(): void;
};

/**
 * Pictures of a document's pages that follow its text. `active` is off while nobody can see them. All arguments must
 * keep their identity between renders.
 */
export function usePreview<Doc>(
  source: PreviewSource<Doc>,
  feed: PreviewFeed<Doc>,
  explain: (error: unknown) => PreviewProblem,
  active: boolean,
): Preview {
  const [state, setState] = useState<PreviewState>({ drawn: null, behind: true, problem: null });
  const [pictures, setPictures] = useState<PagePicture[] | null>(null);
  const retryNow = useRef<() => void>(() => undefined);
  const painter = useRef<ReturnType<typeof createPagePainter> | null>(null);

  useEffect(() => {
    const own = createPagePainter(setPictures);
    painter.current = own;
    return () => own.close();
  }, []);

  useEffect(() => {
    if (!active) return;
    const loop = createPreviewLoop<Doc>({
      source,
      explain,
      showingTook: () => painter.current?.took() ?? 0,
      onChange(next) {
        // A loop that starts over has nothing drawn yet: what the last one drew stays.
        setState((before) => ({ ...next, drawn: next.drawn ?? before.drawn }));
        if (next.drawn) painter.current?.show(next.drawn.pages);
      },
    });
    const follow = () => loop.show(feed.current());
    const retry = () => loop.retry();
    retryNow.current = retry;
    follow();
    const unsubscribe = feed.subscribe(follow);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      unsubscribe();
      loop.close();
    };
  }, [source, feed, explain, active]);

  const retry = useCallback(() => retryNow.current(), []);
  return { ...state, pictures, retry };
}
