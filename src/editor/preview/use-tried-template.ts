import { useSyncExternalStore } from 'react';
import { onTried, triedTemplate } from './tried-template.ts';

/** The template that the preview shows without it being chosen; undefined while it shows the chosen one. */
export function useTriedTemplate(session: Parameters<typeof triedTemplate>[0]): string | undefined {
  return useSyncExternalStore(
    onTried,
    () => triedTemplate(session),
    () => undefined,
  );
}
