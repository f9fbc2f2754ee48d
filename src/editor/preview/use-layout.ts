import { useCallback, useEffect, useRef, useState } from 'react';
import type { Layout } from '#documents/render/places/document-layout.ts';
import type { PreviewFeed, PreviewSource } from './preview-source.ts';

/** Somebody who writes pauses no longer than this, in ms: finding places must never hold up a letter. */
const PAUSE_MS = 250;

/** Told to the whole page without rendering anything: while the places are behind the text no mark is seen. */
function tellBehind(behind: boolean): void {
  document.documentElement.toggleAttribute('data-places-behind', behind);
}

/**
 * Where the fields' texts stand in the pages, found once nothing has changed for a moment. `drawn` is to be called
 * whenever the pages have caught up with the document or fallen behind it.
 */
export function useLayout<Doc>(source: Pick<PreviewSource<Doc>, 'locate'>, feed: PreviewFeed<Doc>) {
  const [layout, setLayout] = useState<Layout | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const located = useRef<Doc | null>(null);
  const underWay = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    underWay.current?.abort();
  }, []);
  const drawn = useCallback(
    (behind: boolean) => {
      const doc = feed.current();
      const isKnown = located.current === doc;
      if (!isKnown) tellBehind(true);
      if (!behind && isKnown) return tellBehind(false);
      stop();
      if (behind) return;
      timer.current = setTimeout(() => {
        const controller = new AbortController();
        underWay.current = controller;
        source.locate(doc, controller.signal).then(
          (found) => {
            if (controller.signal.aborted) return;
            located.current = doc;
            setLayout(found);
          },
          // Without them nothing is lost but the marks; the next change asks again.
          () => undefined,
        );
      }, PAUSE_MS);
    },
    [source, feed, stop],
  );
  // Once the new places are on the screen.
  useEffect(() => {
    if (located.current === feed.current()) tellBehind(false);
  }, [layout, feed]);
  useEffect(
    () => () => {
      stop();
      tellBehind(false);
    },
    [stop],
  );
  return { layout, drawn };
}
