import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Where the review goes on, with all that was changed in it: the editor, and signing in on the way to it. */
const GOES_ON = /^\/(?:resume-builder|auth)(?:\/|$)/;

/**
 * Asks before a changed review is left by a link, by the way back or by a reload: it is kept nowhere. The browser asks by
 * itself where the page as a whole goes.
 * @returns what stands in the way; null where nothing does
 */
export function useLeavingQuestion(isChanged: boolean): { leave: () => void; stay: () => void } | null {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && nextLocation.pathname !== currentLocation.pathname && !GOES_ON.test(nextLocation.pathname),
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
