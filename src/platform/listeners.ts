/** Functions that want to be called when something happens. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Answers the function that stops it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
