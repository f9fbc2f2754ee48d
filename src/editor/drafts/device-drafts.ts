import { NOBODY } from '#editor/device/browser-storage.ts';
import { clearAccount } from '#editor/device/clear-storage.ts';
import { deviceTable } from '#editor/device/device-database.ts';
import { nobodysTable } from '#editor/device/nobodys-table.ts';
import { createStepStore, type StepStore } from '#editor/history/kept-steps.ts';
import { createJournal, type Shelf } from './draft-journal.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import type { Draft } from './draft.ts';
import { createImports, type Imports } from './imports.ts';
import { createNews, type NewsOfDevice } from './device-news.ts';
import { dropSavedCopies, createServerCopies, type ServerCopies } from './server-copies.ts';
import { createSharedDrafts, type SharedDrafts } from './shared-drafts.ts';
import {
  claim,
  discardUnclaimed,
  forgetUnclaimed,
  keepImported,
  lastWritten,
  unclaimed,
} from './unclaimed.ts';
import { createWriters, type Writers } from './writers.ts';

/** What this device keeps of an account's documents. */
export type KeptDocuments = { drafts: DraftStore; copies: ServerCopies; shared: SharedDrafts };

/** What this device keeps of an account's documents, and what its tabs tell each other of them. */
export type DeviceDocuments = KeptDocuments & { news: NewsOfDevice; steps: StepStore };

/** Tells the other tabs that somebody has logged out: whose account it was, and when. */
const FORGOTTEN = 'foothold-forgotten';
/** The channel on which the tabs of this browser tell each other what became of documents. */
const NEWS = 'foothold-documents';

let writersOfThisPage: Writers | undefined;
let newsOfThisPage: ReturnType<typeof createNews> | undefined;
const accounts = new Map<number, DeviceDocuments>();

/** What this device keeps of an account's documents: one and the same for the whole page. */
export function deviceDocuments(accountId: number): DeviceDocuments {
  const known = accounts.get(accountId);
  if (known) return known;
  if (!writersOfThisPage) {
    // Locks and random ids are missing where the page is not served safely; then pages cannot tell each other apart.
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    writersOfThisPage = createWriters(crypto.randomUUID?.() ?? 'page', locks);
    listen();
  }
  const news = newsOf(accountId);
  // Of whoever is not signed in there is nothing but the journal.
  const tableOf = (name: 'drafts' | 'copies') => (accountId === NOBODY ? nobodysTable : deviceTable(name));
  const steps = createStepStore(accountId, tableOf('copies'));
  const places = {
    onChange: () => news.emit({ kind: 'drafts' }),
    onRemoved: ({ creationKey = '' }: Draft) => {
      deviceImports().drop(accountId, creationKey);
      if (creationKey !== '') void steps.drop(`new/${creationKey}`);
    },
    table: tableOf('drafts'),
    journal: createJournal(shelfOfThisDevice()),
    writers: writersOfThisPage,
  };
  const drafts = createDraftStore(accountId, places);
  const documents = {
    drafts,
    shared: createSharedDrafts(accountId, tableOf('copies'), drafts.cleared),
    // What there is to say of a resume that was read goes with it.
    copies: createServerCopies(accountId, tableOf('copies'), drafts, (document) => {
      deviceImports().drop(accountId, document);
      void steps.drop(document);
    }),
    news,
    steps,
  };
  accounts.set(accountId, documents);
  return documents;
}

function newsOf(accountId: number): NewsOfDevice {
  newsOfThisPage ??= createNews('BroadcastChannel' in window ? new BroadcastChannel(NEWS) : undefined);
  return newsOfThisPage(accountId);
}

/** What there is to say of resumes that were read from files. */
export function deviceImports(): Imports {
  return journalAndImports().imports;
}

/**
 * Keeps a new document that was read from a file: of the account that is signed in or, with null, of nobody until its
 * writer has signed in. Answers whether the device has it.
 */
export function keepRead(
  accountId: number | null,
  document: string,
  draft: Draft & { creationKey: string },
): boolean {
  const owner = accountId ?? NOBODY;
  const kept = keepImported(journalAndImports(), owner, document, draft);
  if (kept) newsOf(owner).emit({ kind: 'drafts' });
  return kept;
}

/**
 * Hands the document of that key, where it was brought before anybody signed in, to the account; for whoever knows the
 * key, from the address they came by, or has said that it is theirs. Answers whether there was one.
 */
export function claimBrought(accountId: number, creationKey: string): boolean {
  if (!claim(journalAndImports(), accountId, creationKey, new Date())) return false;
  for (const owner of [accountId, NOBODY]) newsOf(owner).emit({ kind: 'drafts' });
  return true;
}

/** What was brought before anybody signed in. */
export function broughtDocuments() {
  return {
    list: () => unclaimed(journalAndImports(), new Date()),
    /** What was written last of new documents of that name. */
    lastWritten: (document: string) => lastWritten(journalAndImports(), document, new Date()),
    discard(creationKey: string): void {
      discardUnclaimed(journalAndImports(), creationKey);
      newsOf(NOBODY).emit({ kind: 'drafts' });
    },
    subscribe: (listener: () => void) => newsOf(NOBODY).subscribe(listener),
  };
}

function journalAndImports() {
  const shelf = shelfOfThisDevice();
  return { journal: createJournal(shelf), imports: createImports(shelf) };
}

/** Removes everything of an account's documents from this device, also from under its other tabs. */
export async function forgetDocuments(accountId: number): Promise<void> {
  tellForgotten(accountId);
  forgetUnclaimed(journalAndImports());
  await forgetHere(accountId);
}

/**
 * The same of an account that was deleted elsewhere: nobody has left this device, so that what nobody has claimed yet, or
 * is of other accounts, stays.
 */
export async function forgetErased(accountId: number): Promise<void> {
  tellForgotten(accountId);
  await forgetHere(accountId);
  clearAccount(accountId);
}

function tellForgotten(accountId: number): void {
  try {
    localStorage.setItem(FORGOTTEN, `${accountId} ${Date.now()}`);
    localStorage.removeItem(FORGOTTEN);
  } catch {
    // Storage is switched off, and with it what other tabs could keep.
  }
}

async function forgetHere(accountId: number): Promise<void> {
  const { drafts, copies, steps } = deviceDocuments(accountId);
  // Whoever signs in again starts afresh.
  accounts.delete(accountId);
  deviceImports().clear(accountId);
  await Promise.all([drafts.clear(), copies.clear(), steps.clear()]);
}

/**
 * Removes what the device keeps of documents that the server has, where nobody is signed in any more or, with an account,
 * of all others: the session may have ended because the account was erased, and whoever comes next may be somebody else.
 * What is not saved stays, for its own account alone.
 */
export async function forgetSavedDocuments(except: number | null): Promise<void> {
  const { journal } = journalAndImports();
  await dropSavedCopies({ copies: deviceTable('copies'), drafts: deviceTable('drafts'), journal }, except);
}

/** Calls back when somebody logs out in another tab; answers the function that stops it. */
export function onForgottenElsewhere(listener: (accountId: number) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === FORGOTTEN && newValue) listener(Number.parseInt(newValue, 10));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function listen() {
  onForgottenElsewhere((accountId) => void forgetHere(accountId));
  const flush = () => {
    for (const { drafts } of accounts.values()) void drafts.flush();
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
}

/** Storage can be switched off; then drafts cannot be kept, and the screen says so. */
function shelfOfThisDevice(): Shelf {
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
