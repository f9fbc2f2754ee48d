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
