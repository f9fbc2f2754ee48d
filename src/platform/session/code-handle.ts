/**
 * What this browser is told apart by when it asks for codes, so that nobody else's asking or guessing gets in its way. It
 * names nobody and opens nothing. Logging out leaves it: it is what lets the same person sign in here again while
 * strangers use up the codes for their address. Deleting the account removes it.
 */
export const CODE_HANDLE_KEY = 'foothold:code-handle';

/** The outline of a handle: 32 bytes in base64url. The server refuses anything else. */
const OUTLINE = /^[\w-]{43}$/;

// Storage can be switched off or full; then the handle lasts as long as the tab.
let handleOfThisTab: string | null = null;

/** The handle of this browser; null where the server has not given it one yet. */
export function readHandle(): string | null {
  const handle = storedHandle() ?? handleOfThisTab;
  return handle !== null && OUTLINE.test(handle) ? handle : null;
}

/** Keeps the handle that the server gave; it may replace an earlier one. */
export function keepHandle(handle: string): void {
  handleOfThisTab = handle;
  try {
    localStorage.setItem(CODE_HANDLE_KEY, handle);
  } catch {
    // Kept for this tab only.
  }
}

export function removeHandle(): void {
  handleOfThisTab = null;
  try {
    localStorage.removeItem(CODE_HANDLE_KEY);
  } catch {
    // Nothing was stored.
  }
}

function storedHandle(): string | null {
  try {
    return localStorage.getItem(CODE_HANDLE_KEY);
  } catch {
    return null;
  }
}
