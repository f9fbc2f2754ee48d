import { useSyncExternalStore } from 'react';
import type { OwnPages } from './own-pages.ts';

/** A part of one's own pages, which changes as they are drawn; nothing where none are drawn. */
export function useOwnPages<Part>(
  pages: OwnPages | null,
  select: (pages: OwnPages) => Part,
): Part | undefined {
  return useSyncExternalStore(pages?.subscribe ?? subscribeToNothing, () =>
    pages ? select(pages) : undefined,
  );
}

const subscribeToNothing = () => () => undefined;
