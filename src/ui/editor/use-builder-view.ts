import { useCallback, useState } from 'react';
import { useMediaQuery } from '../use-media-query.ts';
import type { BuilderView } from './builder-layout.tsx';
import { SIDE_BY_SIDE } from './side-by-side.ts';
import { useFieldFocus } from './use-field-focus.ts';

/**
 * What of a builder is on the screen. `openField` brings up the editor on a small screen and out of full screen;
 * `openTab` brings up the field's own tab where an editor has tabs.
 */
export function useBuilderView(openTab: (path: string) => void) {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const [view, setView] = useState<BuilderView>('edit');
  const [fullScreen, setFullScreen] = useState(false);
  const reveal = useCallback(
    (path: string) => {
      setFullScreen(false);
      setView('edit');
      openTab(path);
    },
    [openTab],
  );
  const openField = useFieldFocus(reveal);
  const previewVisible = wide || view === 'preview' || fullScreen;
  return { wide, view, setView, fullScreen, setFullScreen, openField, previewVisible };
}

export type BuilderViewState = ReturnType<typeof useBuilderView>;
