import type { Draft } from './draft.ts';
import type { Journal } from './draft-journal.ts';
import type { ImportNotes, Imports } from './imports.ts';

/** Drafts of somebody who is not signed in stand where no account is: accounts count from 1. */
export const NOBODY = 0;
/** For so long a draft waits for its writer to sign in, in ms: a device may have another user tomorrow. */
const WAITING_MS = 24 * 60 * 60 * 1000;

type Kept = { journal: Journal; imports: Imports };
type NewDraft = Draft & { creationKey: string };

/**
 * Keeps a new document that was read from a file, with what there is to say of it: of an account, or of nobody yet. It
 * stands beside every other draft. Answers whether the device has it.
 */
export function keepImported(
  { journal, imports }: Kept,
  accountId: number,
  document: string,
  draft: NewDraft,
  notes: ImportNotes,
): boolean {
  const { creationKey } = draft;
  if (!imports.keep(accountId, creationKey, notes)) return false;
  // No page has that name, so that any may take it over.
  if (journal.put(`${accountId}:${document}:read.${creationKey}`, draft)) return true;
  imports.drop(accountId, creationKey);
  return false;
}

/** Hands what was kept before anybody signed in to the account that has signed in now; what has waited too long goes. */
export function claim({ journal, imports }: Kept, accountId: number, now: Date): void {
  const waitingSince = new Date(now.getTime() - WAITING_MS).toISOString();
  for (const { name, draft } of journal.read(`${NOBODY}:`)) {
    const own = `${accountId}:${name.slice(`${NOBODY}:`.length)}`;
    if (draft.writtenAt < waitingSince) imports.drop(NOBODY, draft.creationKey ?? '');
    else if (!journal.put(own, draft)) continue;
    journal.remove(name);
  }
  imports.move(NOBODY, accountId);
}

/** Removes what nobody has claimed. */
export function forgetUnclaimed({ journal, imports }: Kept): void {
  journal.removeAll(`${NOBODY}:`);
  imports.clear(NOBODY);
}
