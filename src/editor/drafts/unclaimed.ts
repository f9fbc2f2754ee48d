import { NOBODY } from '#editor/device/browser-storage.ts';
import type { Draft } from './draft.ts';
import type { Journal, NamedDraft } from './draft-journal.ts';
import type { Imports } from './imports.ts';

/** For so long a draft waits for its writer to sign in, in ms: a device may have another user tomorrow. */
const WAITING_MS = 24 * 60 * 60 * 1000;

type ImportStores = { journal: Journal; imports: Imports };
type NewDraft = Draft & { creationKey: string };

/**
 * Keeps a new document that was read from a file: of an account, or of nobody yet. It stands beside every other draft.
 * Answers whether the device has it.
 */
export function keepImported(
  { journal, imports }: ImportStores,
  accountId: number,
  document: string,
  draft: NewDraft,
): boolean {
  const { creationKey } = draft;
  if (accountId === NOBODY && !imports.mark(accountId, creationKey)) return false;
  // No page has that name, so that any may take it over.
  if (journal.put(`${accountId}:${document}:read.${creationKey}`, draft)) return true;
  imports.drop(accountId, creationKey);
  return false;
}

/** What waits for its writer, told without a word of it: whoever asks may be somebody else. */
export type Unclaimed = {
  creationKey: string;
  document: string;
  writtenAt: string;
  /** Whether it was read from a file; else it was written here. */
  fromFile: boolean;
};

/** Everything that waits, the newest first; what has waited too long goes. */
export function unclaimed({ journal, imports }: ImportStores, now: Date): Unclaimed[] {
  const waitingSince = new Date(now.getTime() - WAITING_MS).toISOString();
  return journal
    .read(`${NOBODY}:`)
    .flatMap(({ name, draft: { creationKey = '', writtenAt } }) => {
      if (writtenAt >= waitingSince) {
        const fromFile = imports.isRead(NOBODY, creationKey);
        return [{ creationKey, document: documentOf(name), writtenAt, fromFile }];
      }
      imports.drop(NOBODY, creationKey);
      journal.remove(name);
      return [];
    })
    .toSorted((a, b) => b.writtenAt.localeCompare(a.writtenAt));
}

/**
 * What was written last on this device of one kind of new documents before anybody signed in, for whoever comes back to it
 * without an account. What was read from a file is not among it: that is asked for on the dashboard alone.
 */
export function lastWritten(stores: ImportStores, document: string, now: Date): NewDraft | undefined {
  const last = unclaimed(stores, now).find(
    (one) => one.document === document && !one.fromFile && one.creationKey !== '',
  );
  if (!last) return undefined;
  const { creationKey, writtenAt } = last;
  const found = named(stores, creationKey).find(({ draft }) => draft.writtenAt === writtenAt);
  return found && { ...found.draft, creationKey };
}

/** Hands one document that was kept before anybody signed in to an account, and nothing else; answers whether it did. */
export function claim(stores: ImportStores, accountId: number, creationKey: string, now: Date): boolean {
  const { journal, imports } = stores;
  if (!unclaimed(stores, now).some((waiting) => waiting.creationKey === creationKey)) return false;
  for (const { name, draft } of named(stores, creationKey)) {
    if (!journal.put(`${accountId}:${name.slice(`${NOBODY}:`.length)}`, draft)) return false;
    journal.remove(name);
  }
  imports.move(NOBODY, accountId, creationKey);
  return true;
}

/** Removes one document that was kept before anybody signed in. */
export function discardUnclaimed(stores: ImportStores, creationKey: string): void {
  for (const { name } of named(stores, creationKey)) stores.journal.remove(name);
  stores.imports.drop(NOBODY, creationKey);
}

function named({ journal }: ImportStores, creationKey: string): NamedDraft[] {
  return journal.read(`${NOBODY}:`).filter(({ draft }) => draft.creationKey === creationKey);
}

/** `resume/new` of `0:resume/new:read.key`. */
function documentOf(name: string): string {
  return name.slice(name.indexOf(':') + 1, name.lastIndexOf(':'));
}

/** Removes what nobody has claimed. */
export function forgetUnclaimed({ journal, imports }: ImportStores): void {
  journal.removeAll(`${NOBODY}:`);
  imports.clear(NOBODY);
}
