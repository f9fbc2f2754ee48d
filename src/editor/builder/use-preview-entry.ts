import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/**
 * The entry that the browser's history has while a small screen shows the preview: the way back then closes the preview
 * and not the builder, and the way forward opens it again.
 * @param onMove is told, at a move through the history, whether the preview is shown there
 */
export function usePreviewEntry(onMove: (isPreview: boolean) => void) {
  const navigate = useNavigate();
  const how = useNavigationType();
  const location = useLocation();
  const { key, pathname, search } = location;
  const state: unknown = location.state;
  // The address of the entry below, while the preview has one; the address of the preview's own may be replaced.
  const [below, setBelow] = useState<string | null>(null);
  const [seen, setSeen] = useState<{ key: string; place: number | null } | null>(null);
  const [shown, setShown] = useState(pathname + search);
  const leaving = useRef<{ then: () => void } | null>(null);
  const [waysBack, setWaysBack] = useState(0);
  if (key !== seen?.key) {
    const place = placeInHistory(key);
    setSeen({ key, place: place ?? seen?.place ?? null });
    // An address that is replaced at the end of a move is told of alone: a document that is saved on the way back.
    const hasMoved = place !== null && seen !== null && seen.place !== null && place !== seen.place;
    // A preview that was left before it could be shown never is.
    const isOver = how === 'PUSH' && place === null;
    if (!isOver && (how !== 'REPLACE' || hasMoved)) {
      setBelow(belowIn(state));
      onMove(belowIn(state) !== null);
    }
    // Saved under an address of its own meanwhile: the one below would begin another document.
    if (how !== 'POP' || pathname + search !== below) setShown(pathname + search);
  }
  const isOutdated = pathname + search !== shown;
  useEffect(() => {
    if (isOutdated) void navigate(shown, { replace: true, preventScrollReset: true });
  }, [isOutdated, shown, navigate]);
  useEffect(() => {
    if (belowIn(location.state) !== null) return;
    const left = leaving.current;
    leaving.current = null;
    left?.then();
    // The way back from a preview that was never shown leads to the location that still is.
  }, [location, waysBack]);

  // A move is shown some time after the history has made it, on a slow device a second: what is asked for meanwhile goes
  // by where the history is.
  const enter = useCallback(() => {
    const push = () => {
      const here = address();
      void navigate(here, { state: { [BELOW]: here }, preventScrollReset: true });
    };
    if (leaving.current) leaving.current.then = push;
    // The entry of a document that was saved in the preview serves the next preview, too.
    else if (belowIn(stateInHistory()) === null && (below === null || placeInHistory(key) === null)) push();
  }, [below, key, navigate]);
  /** Goes back to the entry below, where there is one, and then calls `then`. */
  const leave = useCallback(
    (then: () => void) => {
      if (leaving.current) leaving.current.then = then;
      // Where the document was saved meanwhile, it is at this entry's address alone.
      else if (belowIn(stateInHistory()) !== address()) then();
      else {
        leaving.current = { then };
        const arrive = () => startTransition(() => setWaysBack((count) => count + 1));
        window.addEventListener('popstate', arrive, { once: true });
        void navigate(-1);
      }
    },
    [navigate],
  );
  return { enter, leave };
}

const address = () => window.location.pathname + window.location.search;

const BELOW = 'previewOver';

/** What an entry of the history says of the one below it; null where it is none of a preview. */
function belowIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !(BELOW in state)) return null;
  const address = state[BELOW];
  return typeof address === 'string' ? address : null;
}

/** The place of an entry among all, as the router counts them; null where the browser has left it meanwhile. */
function placeInHistory(key: string): number | null {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('key' in entry) || !('idx' in entry)) return null;
  return entry.key === key && typeof entry.idx === 'number' ? entry.idx : null;
}

/** What the router keeps with the entry that the browser is at. */
function stateInHistory(): unknown {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
}
