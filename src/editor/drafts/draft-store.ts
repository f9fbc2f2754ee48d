import type { Draft } from './draft.ts';
import type { NamedDraft } from './draft-journal.ts';
import { createDraftPlaces, type SharedPlaces } from './draft-places.ts';
import type { Writers } from './writers.ts';

/** How long drafts are gathered before they go into the browser's database, in ms. */
const GATHERING_MS = 250;

/** Unsaved writing of a document, as one page left it. */
export type Unsaved = { document: string; draft: Draft; remove(): Promise<void> };

/** Unsaved writing of one account on this device. Documents are named by their maker, such as `resume/7`. */
export interface DraftStore {
  /** Keeps a draft in place of this page's last one. Answers whether the device really has it. */
  keep(document: string, draft: Draft): Promise<boolean>;
  /**
   * Forgets this page's draft, once it is saved or thrown away. All new documents of a kind have one name, so that of
   * one of those `creationKey` tells which is meant: it is forgotten under every name, and no other in its place.
   */
  drop(document: string, creationKey?: string): Promise<void>;
  /**
   * Takes over the newest draft of a document that no other open page is writing; it is this page's from then on. Where
   * `creationKey` is given, it is that one or none; if another page is still writing it, this one gets a copy without the
   * key: each then becomes a document of its own, and neither is saved over the other.
   */
  take(document: string, creationKey?: string | null): Promise<Draft | undefined>;
  /** Lets go of this page's draft, so that any page may take it over; with a `creationKey`, of that one or none. */
  leave(document: string, creationKey?: string): Promise<void>;
  /** Everything of this account that is not saved, whichever page wrote it; of one new document its newest draft. */
  list(): Promise<Unsaved[]>;
  /** Writes down at once what is still gathered. */
  flush(): Promise<void>;
  /** Removes every draft of the account; from then on nothing is kept. */
  clear(): Promise<void>;
  /** Whether it was cleared. */
  cleared(): boolean;
}

type Timer = ReturnType<typeof setTimeout>;
type Device = SharedPlaces & {
  writers: Writers;
  /** Called when a draft of the list was removed. */
  onRemoved?: (draft: Draft) => void;
};

/** Drafts in places that the whole browser shares; only those of `accountId` are ever seen. */
export function createDraftStore(
  accountId: number,
  { writers, onRemoved = () => undefined, ...shared }: Device,
): DraftStore {
  const places = createDraftPlaces(shared);
  const account = `${accountId}:`;
  const start = (document: string) => `${account}${document}:`;
  const own = (document: string) => start(document) + writers.self;
  const documentOf = (name: string) => name.slice(account.length, name.lastIndexOf(':'));
  /** This page's own drafts, by document. */
  const latest = new Map<string, Draft>();
  const gathered = new Set<string>();
  let waiting: { written: Promise<boolean>; settle: (written: boolean) => void; timer: Timer } | undefined;
  let cleared = false;
  let leftBefore = 0;

  /** Once for everything that is gathered until then. */
  function writeSoon(): Promise<boolean> {
    if (!waiting) {
      let settle: (written: boolean) => void = () => undefined;
      const written = new Promise<boolean>((resolve) => (settle = resolve));
      waiting = { written, settle, timer: setTimeout(() => void write(), GATHERING_MS) };
    }
    return waiting.written;
  }

  async function write(): Promise<void> {
    const settle = stopWaiting();
    const batch = [...gathered].flatMap((document) => {
      const draft = latest.get(document);
      return draft ? [{ document, draft }] : [];
    });
    gathered.clear();
    // A newer word stays in the journal until it is written, too.
    const isNewest = (name: string, draft: Draft) =>
      batch.some(({ document }) => own(document) === name && latest.get(document) === draft);
    const named = batch.map(({ document, draft }) => ({ name: own(document), draft }));
    settle(await places.write(named, isNewest));
  }

  function stopWaiting(): (written: boolean) => void {
    const { settle = () => undefined, timer } = waiting ?? {};
    waiting = undefined;
    clearTimeout(timer);
    return settle;
  }

  const read = (start: string) =>
    places.read(start, () => [...latest].map(([document, draft]) => ({ name: own(document), draft })));

  /** Removes drafts under all these names, but for one that this page has meanwhile given to another document. */
  async function removeAll(found: readonly NamedDraft[]): Promise<void> {
    for (const { name, draft } of found) {
      const document = documentOf(name);
      if (name === own(document)) {
        if (isOfAnother(latest.get(document), draft.creationKey)) continue;
        latest.delete(document);
        gathered.delete(document);
      }
      await places.remove(name);
    }
  }

  /** A crash, or another page, may have left it under several names. */
  async function removeAllOf(creationKey: string): Promise<void> {
    await removeAll((await read(account)).filter(({ draft }) => draft.creationKey === creationKey));
  }

  async function leave(document: string, creationKey?: string): Promise<void> {
    const draft = latest.get(document);
    if (!draft || cleared || isOfAnother(draft, creationKey)) return;
    leftBefore += 1;
    // What is still to be written would come back under the name that is left.
    gathered.delete(document);
    // No page has that name, so that nobody is writing it.
    if (await places.rename(own(document), `${own(document)}.${leftBefore}`, draft)) {
      // What was written meanwhile stays this page's.
      if (latest.get(document) === draft) latest.delete(document);
    } else if (latest.has(document)) {
      gathered.add(document);
      void writeSoon();
    }
  }

  async function take(document: string, creationKey?: string | null): Promise<Draft | undefined> {
    const [alive, drafts] = await Promise.all([writers.alive(), read(start(document))]);
    const isFree = ({ name }: NamedDraft) => {
      const writer = name.slice(start(document).length);
      return writer === writers.self || !alive.has(writer);
    };
    const named = creationKey ? drafts.find(({ draft }) => draft.creationKey === creationKey) : undefined;
    const found = creationKey ? named : drafts.find(isFree);
    if (!found || cleared) return undefined;
    const { name, draft } = found;
    if (name === own(document)) {
      latest.set(document, draft);
      return draft;
    }
    // This page's own must not be written over.
    await leave(document);
    if (!isFree(found)) return withoutKey(draft);
    latest.set(document, draft);
    await places.rename(name, own(document), draft);
    return draft;
  }

  return {
    async keep(document, draft) {
      if (cleared) return false;
      latest.set(document, draft);
      gathered.add(document);
      const safe = places.note(own(document), draft);
      const written = writeSoon();
      return safe || written;
    },

    async drop(document, creationKey) {
      if (!isOfAnother(latest.get(document), creationKey)) {
        latest.delete(document);
        gathered.delete(document);
        await places.remove(own(document));
      }
      if (creationKey !== undefined) await removeAllOf(creationKey);
    },

    // Two pages that look at the same moment would both find it free.
    take: (document, creationKey) => writers.oneAtATime(start(document), () => take(document, creationKey)),

    leave,

    async list() {
      const known = new Set<string>();
      const newest = (await read(account)).filter(({ name, draft }) => {
        const key = draft.creationKey ?? name;
        return !known.has(key) && known.add(key);
      });
      return newest.map(({ name, draft }) => ({
        document: documentOf(name),
        draft,
        async remove() {
          if (draft.creationKey === undefined) await removeAll([{ name, draft }]);
          else await removeAllOf(draft.creationKey);
          onRemoved(draft);
        },
      }));
    },

    async flush() {
      if (gathered.size > 0) await write();
    },

    async clear() {
      cleared = true;
      stopWaiting()(false);
      latest.clear();
      gathered.clear();
      await places.removeAll(account);
    },

    cleared: () => cleared,
  };
}

/** Whether a page's draft is another new document's; of one without a key nobody can tell. */
function isOfAnother(draft: Draft | undefined, creationKey: string | undefined): boolean {
  const key = draft?.creationKey;
  return key !== undefined && creationKey !== undefined && key !== creationKey;
}

function withoutKey({ creationKey: _, ...draft }: Draft): Draft {
  return draft;
}
