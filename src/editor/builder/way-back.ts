import { useState } from 'react';
import { useLocation } from 'react-router';

/** Where an editor leads back to; `state` is what that page is told on the way, as it was on the way here. */
export type BackFromEditor = { to: string; label: string; state?: unknown };

export const DASHBOARD: BackFromEditor = { to: '/dashboard', label: 'Back to Dashboard' };

/** What a link to an editor says beside its address, so that it leads back to where somebody came from. */
export function cameFrom(back: BackFromEditor): { back: BackFromEditor } {
  return { back };
}

/** Where somebody came from, as far as the way here has said; it stays so while the editor changes its address. */
export function useWayBack(): { back?: BackFromEditor } {
  const location = useLocation();
  const [way] = useState(() => {
    const state: unknown = location.state;
    const back = isWay(state) ? state.back : undefined;
    return back === undefined ? {} : { back };
  });
  return way;
}

/** What stands with an address is kept by the browser: only a page of this site is taken. */
function isWay(state: unknown): state is { back: BackFromEditor } {
  if (typeof state !== 'object' || state === null || !('back' in state)) return false;
  const { back } = state;
  if (typeof back !== 'object' || back === null || !('to' in back) || !('label' in back)) return false;
  return typeof back.to === 'string' && /^\/(?!\/)/.test(back.to) && typeof back.label === 'string';
}
