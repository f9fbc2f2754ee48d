import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFieldFocus } from '#editor/fields/use-field-focus.ts';
import { useMediaQuery, SIDE_BY_SIDE } from '#ui/use-media-query.ts';
import type { BuilderView } from './builder-layout.tsx';

/**
 * What of a builder is on the screen. `openField` brings up the editor on a small screen and out of full screen;
 * `openTab` brings up the field's own tab where an editor has tabs.
 */
export function useBuilderView(openTab: (path: string) => void) {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const [view, setView] = useKeptScroll(wide);
  const [fullScreen, setFullScreen] = useState(false);
  const reveal = useCallback(
    (path: string) => {
      setFullScreen(false);
      setView('edit');
      openTab(path);
    },
    [openTab, setView],
  );
  const openField = useFieldFocus(reveal);
  const previewVisible = wide || view === 'preview' || fullScreen;
  return { wide, view, setView, fullScreen, setFullScreen, openField, previewVisible };
}

/** Which of the two views is shown; each comes back where it was left, and the preview begins at its first page. */
function useKeptScroll(wide: boolean) {
  const [view, setView] = useState<BuilderView>('edit');
  // Where the editor stands at first is the browser's matter, which may be coming back to it.
  const places = useRef<Record<BuilderView, number | undefined>>({ edit: undefined, preview: 0 });
  const show = useCallback(
    (next: BuilderView) => {
      if (view !== next) places.current[view] = window.scrollY;
      setView(next);
    },
    [view],
  );
  useLayoutEffect(() => {
    const place = places.current[view];
    if (!wide && place !== undefined) window.scrollTo(0, place);
  }, [view, wide]);
  return [view, show] as const;
}

export type BuilderViewState = ReturnType<typeof useBuilderView>;
