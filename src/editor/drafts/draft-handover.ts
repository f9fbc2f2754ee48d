import type { Draft } from './draft.ts';
import type { NamedDraft } from './draft-journal.ts';
import type { createDraftPlaces } from './draft-places.ts';
import { isOfAnother, type OwnDrafts } from './own-drafts.ts';
import type { Writers } from './writers.ts';

type HandoverParts = {
  places: ReturnType<typeof createDraftPlaces>;
  own: OwnDrafts;
  writers: Writers;
  /** What the names of all drafts of a document begin with; the writer's name follows. */
  startOf(document: string): string;
  read(start: string): Promise<NamedDraft[]>;
  isCleared(): boolean;
};

/** How drafts pass from one page to another: a page leaves its own, and takes one that nobody is writing. */
export function createHandover({ places, own, writers, startOf, read, isCleared }: HandoverParts) {
  let leftBefore = 0;
  const nameOf = (document: string) => startOf(document) + writers.self;

  async function leave(document: string, creationKey?: string): Promise<void> {
    const draft = own.get(document);
    if (!draft || isCleared() || isOfAnother(draft, creationKey)) return;
    leftBefore += 1;
    // What is still to be written would come back under the name that is left.
    own.hold(document);
    // No page has that name, so that nobody is writing it.
    if (await places.rename(nameOf(document), `${nameOf(document)}.${leftBefore}`, draft)) {
      // What was written meanwhile stays this page's.
      if (own.get(document) === draft) own.forget(document);
    } else if (own.get(document)) own.release(document);
  }

  async function take(document: string, creationKey?: string | null): Promise<Draft | undefined> {
    const [alive, drafts] = await Promise.all([writers.alive(), read(startOf(document))]);
    const isFree = ({ name }: NamedDraft) => {
      const writer = name.slice(startOf(document).length);
      return writer === writers.self || !alive.has(writer);
    };
    const named = creationKey ? drafts.find(({ draft }) => draft.creationKey === creationKey) : undefined;
    const found = creationKey ? named : drafts.find(isFree);
    if (!found || isCleared()) return undefined;
    const { name, draft } = found;
    if (name === nameOf(document)) {
      own.adopt(document, draft);
      return draft;
    }
    // This page's own must not be written over.
    await leave(document);
    if (!isFree(found)) return withoutKey(draft);
    own.adopt(document, draft);
    await places.rename(name, nameOf(document), draft);
    return draft;
  }

  return {
    leave,
    // Two pages that look at the same moment would both find it free.
    take: (document: string, creationKey?: string | null) =>
      writers.oneAtATime(startOf(document), () => take(document, creationKey)),
  };
}

function withoutKey({ creationKey: _, ...draft }: Draft): Draft {
  return draft;
}
