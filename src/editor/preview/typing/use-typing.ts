import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '#documents/render/places/field-places.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import { useSession, type EditorSession } from '#editor/session/use-session.ts';
import type { FieldsOnPage } from './fields-on-page.ts';
import { pathOfPinned, pinned, type PinnedPath } from './pinned-path.ts';

/** A text of the page that is being written in. */
type Opened = {
  path: PinnedPath;
  fields: readonly PinnedPath[];
  /** The place that was pressed; missing where the field was called up otherwise. */
  pressed: Place | undefined;
  landing: Landing;
};

/** The field that stands open on the page. */
export type Typed = {
  /** Stays the same while these fields are open, wherever they move. */
  key: string;
  /** The path of the text, and of all fields that it is written in. */
  path: string;
  fields: readonly string[];
  pressed: Place | undefined;
  landing: Landing;
};

/** Typing on the page: which text is open, and the ways to open and close it. */
export type Typing = {
  onPage: FieldsOnPage;
  typed: Typed | null;
  /** Whether a text is open, for those who are not drawn with it. */
  isOpen: () => boolean;
  /** Opens the field of a text; answers whether it has one. */
  open: (path: string, landing?: Landing, pressed?: Place) => boolean;
  close: () => void;
};

export function useTyping(session: EditorSession, onPage: FieldsOnPage): Typing {
  const [opened, setOpened] = useState<Opened | null>(null);
  const now = useRef<Opened | null>(null);
  const put = useCallback((next: Opened | null) => {
    now.current = next;
    setOpened(next);
  }, []);
  const open = useCallback(
    (path: string, landing: Landing = {}, pressed?: Place) => {
      const { data } = session.state().content;
      const fields = onPage.fieldsAt(path, data);
      if (fields.length === 0) return false;
      const pins = fields.map((field) => pinned(field, data));
      put({ path: pinned(path, data), fields: pins, pressed, landing });
      return true;
    },
    [session, onPage, put],
  );
  const close = useCallback(() => put(null), [put]);
  const isOpen = useCallback(() => now.current !== null, []);
  const typed = useTyped(session, opened);
  const isGone = opened !== null && typed === null;
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  return useMemo(() => ({ onPage, typed, isOpen, open, close }), [onPage, typed, isOpen, open, close]);
}

/** Where the open text and its fields stand in the document now; null once they are gone. */
function useTyped(session: EditorSession, opened: Opened | null): Typed | null {
  const paths = useSession(session, ({ content: { data } }) => {
    if (!opened) return '';
    const all = [opened.path, ...opened.fields].map((path) => pathOfPinned(path, data));
    return all.includes(undefined) ? '' : all.join('\n');
  });
  return useMemo(() => {
    const [path, ...fields] = paths.split('\n');
    if (!opened || !path) return null;
    const { pressed, landing } = opened;
    return { key: JSON.stringify(opened.fields), path, fields, pressed, landing };
  }, [opened, paths]);
}
