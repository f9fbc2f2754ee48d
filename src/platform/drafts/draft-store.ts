import { parseDraft, type Draft } from './draft.ts';
import type { Writers } from './writers.ts';

/** The part of `localStorage` that drafts need. */
export type DraftShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Unsaved writing of one account on this device. Documents are named by their maker, such as `resume/7`. */
export interface DraftStore {
  /** Keeps a draft in place of this page's last one. Answers whether the device really has it. */
  keep(document: string, draft: Draft): Promise<boolean>;
  /** Forgets this page's draft, once it is saved or thrown away. */
  drop(document: string): Promise<void>;
  /**
   * Takes over the newest draft of a document that no other open page is writing; it is this page's from then on.
   */
  take(document: string): Promise<Draft | undefined>;
}

const PREFIX = 'foothold-draft';

/** Drafts on a shelf that the whole browser shares; only those of `accountId` are ever seen. */
export function createDraftStore(shelf: DraftShelf, accountId: number, writers: Writers): DraftStore {
  const start = (document: string) => `${PREFIX}:${accountId}:${document}:`;
  const own = (document: string) => start(document) + writers.self;

  function keysOf(document: string): string[] {
    const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
    return keys.filter((key) => key.startsWith(start(document)));
  }

  return {
    async keep(document, draft) {
      try {
        shelf.setItem(own(document), JSON.stringify(draft));
        return true;
      } catch {
        // Full or forbidden. What was there before is older than what is lost: better than nothing, so it stays.
        return false;
      }
    },

    async drop(document) {
      shelf.removeItem(own(document));
    },

    async take(document) {
      const alive = await writers.alive();
      const free = keysOf(document).filter((key) => {
        const writer = key.slice(start(document).length);
        return writer === writers.self || !alive.has(writer);
      });
      const drafts = free.flatMap((key) => {
        const draft = parseDraft(shelf.getItem(key) ?? '');
        return draft ? [{ key, draft }] : [];
      });
      const newest = drafts.toSorted((a, b) => b.draft.writtenAt.localeCompare(a.draft.writtenAt))[0];
      if (!newest) return undefined;
      // First kept under the new name, then removed under the old one: a crash in between loses nothing.
      const taken = newest.key === own(document) || (await this.keep(document, newest.draft));
      if (taken && newest.key !== own(document)) shelf.removeItem(newest.key);
      return newest.draft;
    },
  };
}
