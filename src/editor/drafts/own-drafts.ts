import type { Draft } from './draft.ts';
import type { createDraftPlaces } from './draft-places.ts';
import type { NamedDraft } from './draft-journal.ts';

/** How long drafts are gathered before they go into the browser's database, in ms. */
const GATHERING_MS = 250;

export type OwnDrafts = ReturnType<typeof createOwnDrafts>;

/**
 * The newest draft that this page has of each document. It is in the journal at once, and goes into the database together
 * with what else is typed within a moment. `nameOf` is the whole name of this page's draft of a document.
 */
export function createOwnDrafts(
  places: ReturnType<typeof createDraftPlaces>,
  nameOf: (document: string) => string,
) {
  const latest = new Map<string, Draft>();
  const gathered = new Set<string>();
  let waiting:
    | { written: Promise<boolean>; settle: (written: boolean) => void; timer: ReturnType<typeof setTimeout> }
    | undefined;

  const named = (): (NamedDraft & { document: string })[] =>
    Array.from(latest, ([document, draft]) => ({ document, name: nameOf(document), draft }));

  /** Once for everything that is gathered until then. */
  function writeSoon(): Promise<boolean> {
    if (!waiting) {
      const { promise: written, resolve: settle } = Promise.withResolvers<boolean>();
      waiting = { written, settle, timer: setTimeout(() => void write(), GATHERING_MS) };
    }
    return waiting.written;
  }

  async function write(): Promise<void> {
    const settle = stopWaiting();
    const batch = named().filter(({ document }) => gathered.has(document));
    gathered.clear();
    // A newer word stays in the journal until it is written, too.
    const isNewest = (name: string, draft: Draft) =>
      batch.some((written) => written.name === name && latest.get(written.document) === draft);
    settle(await places.write(batch, isNewest));
  }

  function stopWaiting(): (written: boolean) => void {
    const { settle = () => undefined, timer } = waiting ?? {};
    waiting = undefined;
    clearTimeout(timer);
    return settle;
  }

  return {
    get: (document: string) => latest.get(document),

    named,

    /** Answers whether the device has it, in either place. */
    async keep(document: string, draft: Draft): Promise<boolean> {
      latest.set(document, draft);
      gathered.add(document);
      const isNoted = places.note(nameOf(document), draft);
      const written = writeSoon();
      return isNoted || written;
    },

    /** One that is on the device already. */
    adopt: (document: string, draft: Draft) => void latest.set(document, draft),

    forget(document: string): void {
      latest.delete(document);
      gathered.delete(document);
    },

    /** What is gathered of it is not written for now. */
    hold: (document: string) => void gathered.delete(document),

    release(document: string): void {
      gathered.add(document);
      void writeSoon();
    },

    async flush(): Promise<void> {
      if (gathered.size > 0) await write();
    },

    clear(): void {
      stopWaiting()(false);
      latest.clear();
      gathered.clear();
    },
  };
}

/** Whether a page's draft is another new document's; of one without a key nobody can tell. */
export function isOfAnother(draft: Draft | undefined, creationKey: string | undefined): boolean {
  const key = draft?.creationKey;
  return key !== undefined && creationKey !== undefined && key !== creationKey;
}
