import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { createAdviceStore, type Advice } from './advice-store.ts';

/** Where fields look for advice; without a provider there is none. */
export const AdviceContext = createContext(createAdviceStore());

/** What is advised at the field of that path. */
export function useAdvice(path: string): readonly Advice[] {
  const store = use(AdviceContext);
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.of(path), [store, path]),
  );
}

/** All advice by field; for those who list it. */
export function useAllAdvice() {
  const store = use(AdviceContext);
  return useSyncExternalStore(store.subscribe, store.all);
}
