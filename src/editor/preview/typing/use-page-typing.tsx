import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Place } from '#documents/render/places/field-places.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { focusPages } from '../pages-focus.ts';
import type { PressedText } from '../preview-pages.tsx';
import { anchorsOf, pathBeside, pressedAt, textAtCaret, type PagePart, type Pressed } from './anchor.ts';
import type { Typed, Typing } from './use-typing.ts';

const importPopover = () => import('./field-popover.tsx');
const usePopover = codeOnDemand(importPopover);

/** Fetches what a press on a text needs, so that it is there by then. */
export function loadFieldPopover(): void {
  // Without a connection the press asks again.
  importPopover().catch(() => undefined);
}

type PageTypingParts = {
  typing: Typing;
  /** Where the fields' texts stand. */
  places: readonly Place[];
  /** Shows a field in the form. */
  onForm: (path: string, landing?: Landing) => void;
  /** Buttons that take back and do again. */
  history: ReactNode;
};

const NOWHERE: readonly PagePart[] = [];

/** The field that opens beside a text of the page; where the screen has no room for both, a text leads to the form. */
export function usePageTyping({ typing, places, onForm, history }: PageTypingParts) {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { typed, open, close } = typing;
  const shown = wide ? typed : null;
  const anchors = useAnchors(places, shown);

  const press = useCallback(
    ({ place, share, bullet }: PressedText) => {
      const { path, text } = place;
      const landing = { within: { text, share, ...(bullet && { wholeLine: true as const }) } };
      if (!wide || !open(path, landing, place)) onForm(path, landing);
    },
    [wide, open, onForm],
  );
  const beside = (by: -1 | 1) => {
    const path = shown && pathBeside(places, shown.fields, by);
    return path === null || path === undefined ? null : () => void open(path);
  };
  const leadToForm = (path: string, landing?: Landing) => {
    close();
    onForm(path, landing);
  };
  // Without its code a text leads to the form, too.
  const code = usePopover(shown !== null, () => shown && leadToForm(shown.path, shown.landing));
  const popover = shown && anchor && code && (
    <code.FieldPopover
      // What is opened next stands there anew.
      key={shown.key}
      {...{ typing, anchor, history }}
      typed={shown}
      onBeside={{ before: beside(-1), after: beside(1) }}
      onForm={leadToForm}
      onLeft={() => focusPages([shown.path, ...shown.fields])}
    />
  );
  return { anchors, setAnchor, press, popover };
}

/** What the open field may stand beside; while it prints nothing, what it stood beside last. */
function useAnchors(places: readonly Place[], typed: Typed | null): readonly PagePart[] {
  const [pressed, setPressed] = useState<{ of: object | undefined; at: Pressed }>({
    of: undefined,
    at: { text: 0, line: 0 },
  });
  const [last, setLast] = useState(NOWHERE);
  const landing = typed?.landing;
  // Which of its texts was pressed is told by the places of then.
  if (landing !== pressed.of) setPressed({ of: landing, at: pressedAt(places, typed?.pressed) });
  // Lines may have come before it since: then it is that in which the caret stands.
  useEffect(() => {
    const { activeElement: area } = document;
    if (!(area instanceof HTMLTextAreaElement) || !area.closest('[data-edits-document]')) return;
    const text = textAtCaret(area.value, area.selectionStart);
    setPressed((before) => (before.at.text === text ? before : { ...before, at: { ...before.at, text } }));
  }, [places]);
  const found = useMemo(
    () => (typed ? anchorsOf(places, [typed.path, ...typed.fields], pressed.at) : NOWHERE),
    [places, typed, pressed.at],
  );
  if (found.length > 0 && found !== last) setLast(found);
  if (!typed) return NOWHERE;
  return found.length > 0 ? found : last;
}
