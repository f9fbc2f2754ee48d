/** Functions that want to be called when something happens. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Answers the function that stops it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit() {
      for (const listener of listeners) listener();
    },
  };
}
