import { aText, fields } from '#platform/http/answer-shapes.ts';
import type { Profile } from './profile.ts';
import { aProfile } from './session-calls.ts';

const KEY = 'foothold-profile';

/*
 * Who the session belongs to, as the server said last: so that without a network the person's own documents on this
 * device can be opened. It is kept beside the token, which it belongs to.
 */

const isKept = fields({ token: aText, user: aProfile });

export function cacheProfile(token: string, user: Profile): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, user }));
  } catch {
    // Then a network is needed to begin.
  }
}

/** Who a token belongs to; nothing where the server has not said so on this device. */
export function cachedProfile(token: string): Profile | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) && kept.token === token ? kept.user : undefined;
  } catch {
    return undefined;
  }
}

export function clearCachedProfile(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
