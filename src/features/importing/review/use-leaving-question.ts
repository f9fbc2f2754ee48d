import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { GOES_ON } from '#editor/session/edited-kind.ts';

/** What the way says by which a review goes on as a new resume, be it past the sign-in. */
export const TAKEN_ALONG = 'taken-along';

type Way = { historyAction: string; nextLocation: { state: unknown } };

/**
 * Whether a way takes along what was reviewed. It says so itself, as pages such as the sign-in are reached by others, too;
 * a page that is gone back to may have been reached by such a way once.
 */
export function takesAlong({ historyAction, nextLocation: { state } }: Way): boolean {
  return historyAction !== 'POP' && (state === TAKEN_ALONG || state === GOES_ON);
}

/**
 * Asks before a changed review is left by a link, by the way back or by a reload: it is kept nowhere. The browser asks by
 * itself where the page as a whole goes.
 * @returns what stands in the way; null where nothing does
 */
export function useLeavingQuestion(isChanged: boolean): { leave: () => void; stay: () => void } | null {
  const blocker = useBlocker(
    (way) => isChanged && way.nextLocation.pathname !== way.currentLocation.pathname && !takesAlong(way),
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  /** A dialog that is answered says that it closes, too, which must not call the leaving back. */
  const isLeaving = useRef(false);
  if (blocker.state !== 'blocked') return null;
  const { proceed, reset } = blocker;
  return {
    leave: () => {
      isLeaving.current = true;
      proceed();
    },
    stay: () => {
      if (!isLeaving.current) reset();
    },
  };
}
