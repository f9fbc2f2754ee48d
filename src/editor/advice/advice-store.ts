/** Something a person may want to look at again; it hinders nothing. */
export type Advice = {
  id: string;
  title: string;
  suggestion: string;
  /** Where to begin, for what is about several fields at once. */
  field?: string;
};

/** What is advised, by the path of the field that it belongs to. */
export type AdviceByField = ReadonlyMap<string, readonly Advice[]>;

export type AdviceStore = {
  /** What is advised at a field; the same list as long as it says the same. */
  of(path: string): readonly Advice[];
  /** All of it, the most important first. */
  all(): AdviceByField;
  replace(next: AdviceByField): void;
  subscribe(listener: () => void): () => void;
};

const NOTHING: readonly Advice[] = [];

/** Keeps advice apart from the screen, so that a field is drawn again only when its own has changed. */
export function createAdviceStore(): AdviceStore {
  const listeners = new Set<() => void>();
  let kept: AdviceByField = new Map();
  return {
    of: (path) => kept.get(path) ?? NOTHING,
    all: () => kept,
    replace(next) {
      const merged = new Map(
        [...next].map(([path, list]) => [path, unchanged(kept.get(path), list) ?? list]),
      );
      if (merged.size === kept.size && [...merged].every(([path, list]) => kept.get(path) === list)) return;
      kept = merged;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function unchanged(before: readonly Advice[] | undefined, after: readonly Advice[]) {
  const words = (list: readonly Advice[]) => list.map(({ id, title }) => `${id} ${title}`).join('\n');
  return before && words(before) === words(after) ? before : undefined;
}
