/** Where the session token lives between visits. The name stays: another one would sign everybody out. */
const KEY = 'sessionToken';

// Storage can be switched off or full; then the session lasts as long as the tab.
let tokenOfThisTab: string | null = null;

export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY) ?? tokenOfThisTab;
  } catch {
    return tokenOfThisTab;
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

/** Calls back when another tab signs in or out; answers the function that stops it. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    tokenOfThisTab = event.newValue;
    listener(event.newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
