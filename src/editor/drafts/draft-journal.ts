import { parseDraft, type Draft } from './draft.ts';

/** The part of `localStorage` that the journal needs. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'foothold-draft:';

/** A draft by its whole name: account, document and writer. */
export type NamedDraft = { name: string; draft: Draft };

/**
 * The last words, kept before the next one can be typed. The database of the browser takes its time, and a page that is
 * closed or crashes has none; what is written here is safe at once, and is removed when the database has it. Where the
 * browser has no database it is where drafts live, as they all did in earlier versions of the product.
 */
export function createJournal(shelf: Shelf) {
  return {
    /** Answers whether it was kept. */
    put(name: string, draft: Draft): boolean {
      try {
        shelf.setItem(PREFIX + name, JSON.stringify(draft));
        return true;
      } catch {
        // Full or forbidden. What was there before is older than what is lost: better than nothing, so it stays.
        return false;
      }
    },

    remove(name: string): void {
      try {
        shelf.removeItem(PREFIX + name);
      } catch {
        // Where nothing can be removed, nothing was kept.
      }
    },

    /** The drafts whose names begin with `start`. */
    read(start: string): NamedDraft[] {
      return namesOf(start).flatMap((name) => {
        const draft = parseDraft(shelf.getItem(PREFIX + name) ?? '');
        return draft ? [{ name, draft }] : [];
      });
    },

    removeAll(start: string): void {
      for (const name of namesOf(start)) this.remove(name);
    },
  };

  function namesOf(start: string): string[] {
    const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX + start)).map((key) => key.slice(PREFIX.length));
  }
}

export type Journal = ReturnType<typeof createJournal>;
