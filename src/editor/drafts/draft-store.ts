import type { Draft } from './draft.ts';
import type { NamedDraft } from './draft-journal.ts';
import { createDraftPlaces, type SharedPlaces } from './draft-places.ts';
import { createHandover } from './draft-handover.ts';
import { createOwnDrafts, isOfAnother } from './own-drafts.ts';
import type { Writers } from './writers.ts';

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

type StorePlaces = SharedPlaces & {
  writers: Writers;
  /** Called when a draft of the list was removed. */
  onRemoved?: (draft: Draft) => void;
};

/** Drafts in places that the whole browser shares; only those of `accountId` are ever seen. */
export function createDraftStore(
  accountId: number,
  { writers, onRemoved = () => undefined, ...shared }: StorePlaces,
): DraftStore {
  const places = createDraftPlaces(shared);
  const account = `${accountId}:`;
  const startOf = (document: string) => `${account}${document}:`;
  const nameOf = (document: string) => startOf(document) + writers.self;
  const documentOf = (name: string) => name.slice(account.length, name.lastIndexOf(':'));
  const own = createOwnDrafts(places, nameOf);
  let cleared = false;
  const read = (start: string) => places.read(start, own.named);
  const isCleared = () => cleared;
  const handover = createHandover({ places, own, writers, startOf, read, isCleared });

  /** Removes drafts under all these names, but for one that this page has meanwhile given to another document. */
  async function removeAll(found: readonly NamedDraft[]): Promise<void> {
    for (const { name, draft } of found) {
      const document = documentOf(name);
      if (name === nameOf(document)) {
        if (isOfAnother(own.get(document), draft.creationKey)) continue;
        own.forget(document);
      }
      await places.remove(name);
    }
  }

  /** A crash, or another page, may have left it under several names. */
  async function removeAllOf(creationKey: string): Promise<void> {
    await removeAll((await read(account)).filter(({ draft }) => draft.creationKey === creationKey));
  }

  async function removeListed({ name, draft }: NamedDraft): Promise<void> {
    if (draft.creationKey === undefined) await removeAll([{ name, draft }]);
    else await removeAllOf(draft.creationKey);
    onRemoved(draft);
  }

  return {
    ...handover,

    keep: async (document, draft) => !cleared && own.keep(document, draft),

    async drop(document, creationKey) {
      if (!isOfAnother(own.get(document), creationKey)) {
        own.forget(document);
        await places.remove(nameOf(document));
      }
      if (creationKey !== undefined) await removeAllOf(creationKey);
    },

    async list() {
      const found = oneOfEach(await read(account));
      return found.map(({ name, draft }) => ({
        document: documentOf(name),
        draft,
        remove: () => removeListed({ name, draft }),
      }));
    },

    flush: own.flush,

    async clear() {
      cleared = true;
      own.clear();
      await places.removeAll(account);
    },

    cleared: isCleared,
  };
}

/** Of drafts that are sorted by age, the newest of each new document, which may be there under several names. */
function oneOfEach(drafts: readonly NamedDraft[]): NamedDraft[] {
  const known = new Set<string>();
  return drafts.filter(({ name, draft }) => {
    const key = draft.creationKey ?? name;
    return !known.has(key) && known.add(key);
  });
}
