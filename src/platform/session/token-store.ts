/** Where the session token lives between visits. The name stays: another one would sign everybody out. */
const KEY = 'sessionToken';

// Storage can be switched off or full; then the session lasts as long as the tab.
let tokenOfThisTab: string | null = null;

export function readToken(): string | null {
  return storedToken() ?? tokenOfThisTab;
}

/** What all tabs share. Without storage that is nothing, and no other tab can log this one out. */
function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  tokenOfThisTab = token;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Kept for this tab only.
  }
}

export function removeToken(): void {
  tokenOfThisTab = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Written and removed at once: other tabs hear of it, and nothing of it stays. */
const ERASED_KEY = 'foothold-account-erased';

/** Tells the other tabs, before the token goes, that it goes because its account was deleted. */
export function announceErased(): void {
  try {
    localStorage.setItem(ERASED_KEY, 'now');
    localStorage.removeItem(ERASED_KEY);
  } catch {
    // Without storage the other tabs have a token of their own.
  }
}

/**
 * Calls back when another tab signs in or out; answers the function that stops it.
 * @param listener `erased`: whether the token went because its account was deleted
 */
export function onTokenChangedElsewhere(
  listener: (token: string | null, erased: boolean) => void,
): () => void {
  let erased = false;
  const onStorage = (event: StorageEvent) => {
    if (event.key === ERASED_KEY) erased = true;
    if (event.key !== KEY && event.key !== null) return;
    tokenOfThisTab = event.newValue;
    listener(event.newValue, erased);
    erased = false;
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Calls back when a page comes back that a browser had kept whole while another one was shown, and whose person is no
 * longer the one who is signed in: such a page hears of nothing meanwhile. Answers the function that stops it.
 */
export function onReturnAfterLeaving(listener: () => void): () => void {
  let left: string | null = null;
  const onHide = () => {
    left = storedToken();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && left !== null && storedToken() !== left) listener();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

const listeners = new Set<(token: string) => void>();

/** Calls back when the server says that the account of a token was deleted; answers the function that stops it. */
export function onAccountErased(listener: (token: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Some call was answered so, whichever it was. */
export function accountErased(token: string): void {
  for (const listener of listeners) listener(token);
}
