import type { KnownContact } from './account-contact.ts';

/** What of the account's contact was cleared in this tab. */
const KEY = 'foothold-cleared-contact';

/** Remembers, as long as the tab is open, that a new document is not to begin with it; or that it is again. */
export function rememberCleared(which: keyof KnownContact, isCleared: boolean): void {
  const others = cleared().filter((each) => each !== which);
  try {
    sessionStorage.setItem(KEY, [...others, ...(isCleared ? [which] : [])].join());
  } catch {
    // A browser that keeps nothing fills it in again after a reload.
  }
}

/** What an account knows, without what was cleared here. */
export function withoutCleared(contact: KnownContact): KnownContact {
  const gone = cleared();
  return {
    email: gone.includes('email') ? '' : contact.email,
    phone: gone.includes('phone') ? '' : contact.phone,
  };
}

function cleared(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
}
