import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { BulbIcon } from '#ui/display/icons.tsx';
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

/** How many lines a field shows at most: more discourage. */
const SHOWN = 3;

/** The advice at a field: a line each, which unfolds what to do about it. */
export function AdviceLines({ path }: { path: string }) {
  const advice = useAdvice(path);
  if (advice.length === 0) return null;
  return (
    <ul aria-label="Advice" className="space-y-0.5">
      {advice.slice(0, SHOWN).map(({ id, title, suggestion }) => (
        <li key={id + title}>
          <details className="group text-sm text-ink-soft">
            <summary className="flex min-h-6 cursor-pointer list-none items-start gap-1.5 rounded-sm hover:text-ink [&::-webkit-details-marker]:hidden">
              <BulbIcon className="mt-0.5 size-4 shrink-0 text-caution" />
              <span className="underline decoration-dotted underline-offset-2">{title}</span>
            </summary>
            <p className="mt-1 mb-2 pl-5.5">{suggestion}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
