import { KEPT_IN_BROWSER, NOBODY, type KeptItem } from './browser-storage.ts';

const listeners = new Set<() => void>();

/** Calls back when the storage was cleared of a person: what a module remembers of it is to go too. */
export function onStorageCleared(listener: () => void): void {
  listeners.add(listener);
}

/**
 * Removes from this browser's storages and from this tab what the list says of whoever logs out. What other accounts have
 * not saved here stays theirs. The documents' own database is cleared by `forgetDocuments`, which also stops its writers.
 * @param accountId of whoever logs out; null where that is not known
 */
export function clearStorage(accountId: number | null): void {
  for (const item of KEPT_IN_BROWSER.filter(({ atLogout }) => atLogout === 'removed')) {
    const storage = storageOf(item);
    if (storage) remove(storage, item, [NOBODY, accountId]);
  }
  for (const listener of listeners) listener();
}

/** What is kept under an account's own number, of one that was deleted elsewhere: who else uses this browser loses nothing. */
export function clearAccount(accountId: number): void {
  for (const item of KEPT_IN_BROWSER.filter(({ where, then }) => where === 'local' && then === 'account')) {
    const storage = storageOf(item);
    if (storage) remove(storage, item, [accountId]);
  }
}

/** What this tab alone keeps: another tab, which has logged out, cannot reach it. */
export function clearThisTab(): void {
  const storage = storageOf({ where: 'session' });
  for (const item of KEPT_IN_BROWSER) {
    if (storage && item.where === 'session' && item.atLogout === 'removed') remove(storage, item, [NOBODY]);
  }
  for (const listener of listeners) listener();
}

function remove(storage: Storage, { name, then }: KeptItem, accounts: readonly (number | null)[]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const starts = accounts.map((account) => `${name}${account}:`);
  const goes = (key: string) =>
    then === 'account' ? starts.some((start) => key.startsWith(start)) : key === name;
  for (const key of keys.filter(goes)) storage.removeItem(key);
}

/** Undefined where storage is switched off, so that nothing can be in it, or it is none of the two. */
function storageOf({ where }: Pick<KeptItem, 'where'>): Storage | undefined {
  try {
    if (where === 'local') return localStorage;
    return where === 'session' ? sessionStorage : undefined;
  } catch {
    return undefined;
  }
}
