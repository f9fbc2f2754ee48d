import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFieldFocus, type Landing } from '#editor/fields/use-field-focus.ts';
import type { FieldsOnPage } from '#editor/preview/typing/fields-on-page.ts';
import { useTyping } from '#editor/preview/typing/use-typing.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { EditorSession } from '#editor/session/use-session.ts';
import { useMediaQuery, SIDE_BY_SIDE } from '#ui/use-media-query.ts';
import type { BuilderView } from './builder-layout.tsx';
import { usePreviewEntry } from './use-preview-entry.ts';

type BuilderViewParts<Data extends Record<string, unknown>> = {
  session: DocumentSession<Data>;
  /** How the document is typed on its page. */
  onPage: FieldsOnPage;
  /** Brings up the field's own tab where an editor has tabs. */
  openTab: (path: string) => void;
};

/**
 * What of a builder is on the screen. `openField` shows a field where somebody is writing: on the page while one is open
 * there, else in the form, as `openInForm` always does, which brings up the editor on a small screen and out of full
 * screen.
 */
export function useBuilderView<Data extends Record<string, unknown>>(parts: BuilderViewParts<Data>) {
  const { session, onPage, openTab } = parts;
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const { view, show, setView: put } = useKeptScroll(wide);
  const { enter, leave } = usePreviewEntry((isPreview) => put(isPreview ? 'preview' : 'edit'));
  const [fullScreen, setFullScreen] = useState(false);
  const reveal = useCallback(
    (path: string) => {
      setFullScreen(false);
      show('edit');
      openTab(path);
    },
    [openTab, show],
  );
  const focusField = useFieldFocus(reveal);
  // Fields know a document by their paths alone.
  const typing = useTyping(session as unknown as EditorSession, onPage);
  const { isOpen, open, close } = typing;
  const openInForm = useCallback(
    (path: string, landing?: Landing) => {
      close();
      // Going back scrolls to where the editor was left: the field is shown after that.
      leave(() => focusField(path, landing));
    },
    [close, leave, focusField],
  );
  const openField = useCallback(
    (path: string, landing?: Landing) => {
      if (!wide || !isOpen() || !open(path, landing)) openInForm(path, landing);
    },
    [wide, isOpen, open, openInForm],
  );
  const setView = useCallback(
    (next: BuilderView) => {
      show(next);
      if (next === 'edit') leave(nothing);
      else if (!wide) enter();
    },
    [show, enter, leave, wide],
  );
  const previewVisible = wide || view === 'preview' || fullScreen;
  return { wide, view, setView, fullScreen, setFullScreen, openField, openInForm, typing, previewVisible };
}

const nothing = () => undefined;

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
  return { view, show, setView };
}

export type BuilderViewState = ReturnType<typeof useBuilderView>;
