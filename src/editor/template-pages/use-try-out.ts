import { useCallback, useEffect, useRef } from 'react';
import { livePreviewOf, tryTemplate } from '#editor/preview/tried-template.ts';
import type { EditorSession } from '#editor/session/use-session.ts';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import type { OwnPages } from './own-pages.ts';

/** So long the pointer or the focus stays on a template before the preview shows it, or lets it go, in ms. */
const LINGER_MS = 150;

export type TryOut = {
  /** The pointer or the focus has come to a template. */
  enter(templateId: string): void;
  leave(): void;
};

/**
 * Shows a template in the preview while somebody lingers on its card, where the preview stands beside the chooser. It does
 * so only for templates whose picture has been drawn: their typefaces are on the device then, so that the preview is never
 * held up by what nobody chose.
 */
export function useTryOut(session: EditorSession, pages: OwnPages | null): TryOut {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const enter = useCallback(
    (templateId: string) => {
      clearTimeout(timer.current);
      if (!wide || !pages) return;
      const show = () => {
        const isReady = pages.picture(templateId) && livePreviewOf(session)?.drawsHere();
        if (isReady) tryTemplate(session, templateId);
        else timer.current = setTimeout(show, LINGER_MS);
      };
      timer.current = setTimeout(show, LINGER_MS);
    },
    [session, pages, wide],
  );
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tryTemplate(session, null), LINGER_MS);
  }, [session]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      tryTemplate(session, null);
    },
    [session, wide],
  );
  return { enter, leave };
}
