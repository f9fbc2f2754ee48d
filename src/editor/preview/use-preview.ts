import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Layout } from '#documents/render/places/document-layout.ts';
import { createPreviewLoop } from './preview-loop.ts';
import type {
  PaintedPage,
  PaintedPages,
  PreviewFeed,
  PreviewProblem,
  PreviewSource,
} from './preview-source.ts';

export type Preview = {
  /** The newest pages that were drawn; kept while newer ones are under way. */
  drawn: PaintedPages | null;
  problem: PreviewProblem | null;
  /** Those pages, all of which change in one step; null until the first ones are there. */
  pages: readonly PaintedPage[] | null;
  /** Where the fields' texts stand in them, a moment after the last change; null until that is known. */
  layout: Layout | null;
  /** Whether they come from the server until the screen is left, since this browser cannot draw them. */
  serverOnly: boolean;
  /** To be told how wide pages are shown, in pixels of the device. */
  showAt(pageWidth: number): void;
  retry(): void;
};

/**
 * The pages of a document, which follow its text. `active` is off while nobody can see them. All arguments must
 * keep their identity between renders.
 */
export function usePreview<Doc>(
  source: PreviewSource<Doc>,
  feed: PreviewFeed<Doc>,
  explain: (error: unknown) => PreviewProblem,
  active: boolean,
): Preview {
  const [state, setState] = useState<Pick<Preview, 'drawn' | 'problem'>>({ drawn: null, problem: null });
  const [pages, setPages] = useState<readonly PaintedPage[] | null>(null);
  const { layout, drawn: layOut, forget: forgetPlaces } = useLayout(source, feed);
  const { subscribe, current } = source.serverOnly;
  const serverOnly = useSyncExternalStore(subscribe, current, () => false);
  const retryNow = useRef<() => void>(() => undefined);
  const [painter] = useState(() => createPagePainter(setPages));

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
    const drawAgain = (movesTexts: boolean) => {
      if (movesTexts) forgetPlaces();
      loop.retry();
    };
    const unsubscribe = [feed.subscribe(follow), source.subscribe(drawAgain)];
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      for (const end of unsubscribe) end();
      loop.close();
    };
  }, [source, feed, explain, active, layOut, forgetPlaces, painter]);

  const retry = useCallback(() => retryNow.current(), []);
  return { ...state, pages, layout, serverOnly, retry, showAt: source.showAt };
}

function isSame(one: PaintedPages, other: PaintedPages | null): boolean {
  const characters = (pages: PaintedPages) => pages.unsupportedCharacters.join('');
  return one.pages === other?.pages && characters(one) === characters(other);
}

/** Pause in typing after which the places of texts are looked for, in ms: the search must not delay a key. */
const PAUSE_MS = 250;

/** Told to the whole page without rendering anything: while the places are behind the text no mark is seen. */
function tellBehind(behind: boolean): void {
  document.documentElement.toggleAttribute('data-places-behind', behind);
}

/**
 * Where the fields' texts stand in the pages, found once nothing has changed for a moment. `drawn` is to be called
 * whenever the pages have caught up with the document or fallen behind it, `forget` when the texts of the same document have
 * moved.
 */
function useLayout<Doc>(source: Pick<PreviewSource<Doc>, 'locate'>, feed: PreviewFeed<Doc>) {
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
  const forget = useCallback(() => void (located.current = null), []);
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
  return { layout, drawn, forget };
}

/** Puts painted pages on the screen, all in one step, where any of them changed. */
function createPagePainter(onPainted: (pages: readonly PaintedPage[]) => void) {
  let painted: readonly PaintedPage[] = [];
  let took = 0;

  return {
    show(pages: readonly PaintedPage[]) {
      if (pages.length === painted.length && pages.every((page, index) => page === painted[index])) return;
      painted = pages;
      onPainted(pages);
      timeFrame((ms) => (took = ms));
    },
    /** How long the frame took that showed the last pages, in ms. */
    took: () => took,
  };
}

/** Tells what the next frame costs the page's thread: the task after it waits until style, layout and paint are done. */
function timeFrame(tell: (ms: number) => void): void {
  requestAnimationFrame(() => {
    const began = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      tell(performance.now() - began);
    };
    port2.postMessage(null);
  });
}
