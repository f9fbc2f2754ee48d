import { createDraftStore, type DraftShelf, type DraftStore } from './draft-store.ts';
import { createWriters, type Writers } from './writers.ts';

let writersOfThisPage: Writers | undefined;

/** Drafts of an account on this device. */
export function deviceDrafts(accountId: number): DraftStore {
  // Locks and random ids are missing where the page is not served safely; then pages cannot tell each other apart.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  writersOfThisPage ??= createWriters(crypto.randomUUID?.() ?? 'page', locks);
  return createDraftStore(shelfOfThisDevice(), accountId, writersOfThisPage);
}

/** Storage can be switched off; then drafts cannot be kept, and the screen says so. */
function shelfOfThisDevice(): DraftShelf {
  try {
    return localStorage;
  } catch {
    return {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: () => {
        throw new Error('storage is switched off');
      },
      removeItem: () => undefined,
    };
  }
}
