import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPagePainter, type PagePicture } from './page-painter.ts';
import { createPreviewLoop } from './preview-loop.ts';
import type { Layout } from '#documents/render/places/document-layout.ts';
import type { PreviewFeed, PreviewPages, PreviewProblem, PreviewSource } from './preview-source.ts';
import { useLayout } from './use-layout.ts';

export type Preview = {
  /** The newest pages that were drawn; kept while newer ones are under way. */
  drawn: PreviewPages | null;
  problem: PreviewProblem | null;
  /** The drawn pages as pictures; null until the first ones are there. */
  pictures: PagePicture[] | null;
  /** Where the fields' texts stand in them, a moment after the last change; null until that is known. */
  layout: Layout | null;
  /** Whether they come from the server until the screen is left, since this browser cannot draw them. */
  serverOnly: boolean;
  /** To be told how wide pages are shown, in pixels of the device. */
  showAt(pageWidth: number): void;
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
  const [state, setState] = useState<Pick<Preview, 'drawn' | 'problem'>>({ drawn: null, problem: null });
  const [pictures, setPictures] = useState<PagePicture[] | null>(null);
  const { layout, drawn: layOut } = useLayout(source, feed);
  const { subscribe, current } = source.serverOnly;
  const serverOnly = useSyncExternalStore(subscribe, current, () => false);
  const retryNow = useRef<() => void>(() => undefined);
  const [painter] = useState(() => createPagePainter(setPictures));

  useEffect(() => {
    if (!active) return;
    const loop = createPreviewLoop<Doc>({
      source,
      explain,
      showingTook: () => painter.took(),
      onChange({ drawn, behind, problem }) {
        layOut(behind || drawn === null);
        setState((before) => {
          // A loop that starts over has nothing drawn yet: what the last one drew stays. A canvas is painted over
          // without React: where nothing else changed nothing is rendered again.
          const latest = drawn && !isSame(drawn, before.drawn) ? drawn : before.drawn;
          return latest === before.drawn && problem === before.problem ? before : { drawn: latest, problem };
        });
        if (drawn) painter.show(drawn.pages);
      },
    });
    const follow = () => loop.show(feed.current());
    const retry = () => loop.retry();
    retryNow.current = retry;
    follow();
    const unsubscribe = [feed.subscribe(follow), source.subscribe(retry)];
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      for (const end of unsubscribe) end();
      loop.close();
    };
  }, [source, feed, explain, active, layOut, painter]);

  const retry = useCallback(() => retryNow.current(), []);
  return { ...state, pictures, layout, serverOnly, retry, showAt: source.showAt };
}

function isSame(one: PreviewPages, other: PreviewPages | null): boolean {
  const characters = (pages: PreviewPages) => pages.unsupportedCharacters.join('');
  return one.pages === other?.pages && characters(one) === characters(other);
}
