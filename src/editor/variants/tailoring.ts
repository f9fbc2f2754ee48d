import type { TailoringParts } from './tailoring-parts.ts';
import { sameValue } from '#documents/merge/same-value.ts';
import type { Content, Stored } from '#editor/session/content.ts';
import { leftToDecide } from '#editor/session/following.ts';
import { createListeners } from '#platform/listeners.ts';
import { createArrivedChanges } from './arrived-changes.ts';
import { tailoredView, type TailoredView } from './tailored-view.ts';
import { tailoringActions } from './tailoring-actions.ts';

/** What is shown of a tailored document, as far as it is known; what did not change is the same object as before. */
export type TailoringState<Data> = TailoredView & {
  base: Stored<Data> | null;
  /** Whether it follows a base; one that was deleted or let go may have left things to decide. */
  isFollowing: boolean;
  /** What came in since it was seen here last, as a sentence begins; null where nothing did. */
  cameIn: string | null;
};

/** A pause in typing, in ms, after which a document is compared with its base. */
const PAUSE_MS = 400;

const NOTHING_SEEN = { marks: [], decisions: [], untranslated: null, cameIn: null };

export type TailoringStore<Data extends Record<string, unknown>> = ReturnType<typeof createTailoring<Data>>;

/**
 * Compares an open document with the one that it follows, apart from every key: what differs, what is to be decided and
 * what came in is looked at when the writing pauses.
 */
export function createTailoring<Data extends Record<string, unknown>>(parts: TailoringParts<Data>) {
  const { session, fields, words } = parts;
  const listeners = createListeners();
  let base: Stored<Data> | null = null;
  let state: TailoringState<Data> = { ...NOTHING_SEEN, base, isFollowing: true };
  let seen: unknown[] = [];
  const arrived = createArrivedChanges(parts, () => base);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function look(): void {
    clearTimeout(timer);
    const { content, following } = session.state();
    const looked = [content.data, following, base];
    if (isClosed || looked.every((part, at) => part === seen[at])) return;
    const { came, cameIn } = arrived.found();
    // What came from elsewhere is nothing to tell of; that it was seen is heard of as any change is.
    if (following.arrived && arrived.isBaseAsFollowed() && came.length === 0) return session.seeArrival();
    seen = looked;
    const open = leftToDecide(following, content.data);
    const view = tailoredView(fields, words, { content, base, open });
    state = {
      base,
      isFollowing: following.base !== null,
      untranslated: view.untranslated,
      cameIn,
      marks: asBefore(state.marks, view.marks),
      decisions: asBefore(state.decisions, view.decisions),
    };
    listeners.emit();
  }

  /** Reads the base again, and the document where its base has gone on since it followed. */
  async function refresh(): Promise<void> {
    const { following } = session.state();
    if (!following.base) {
      base = null;
      return look();
    }
    const read = await parts.readBase(following.base.id);
    if (isClosed) return;
    if (read) base = read;
    look();
    await follow();
  }

  async function follow(): Promise<void> {
    const { following, stored, dirty } = session.state();
    // What is unsaved is saved first, and that save finds out.
    if (!base || !stored || dirty || base.version <= (following.base?.version ?? 0)) return;
    const own = await parts.readOwn(stored.id).catch(() => undefined);
    if (own && !isClosed) session.follow(own);
  }

  let wasDirty = session.state().dirty;
  const stop = session.subscribe(() => {
    const { content, following, dirty } = session.state();
    if (wasDirty && !dirty) void follow();
    wasDirty = dirty;
    if (following !== seen[1]) {
      look();
      if (following.base ? !arrived.isBaseAsFollowed() : base !== null) void refresh();
    } else if (content.data !== seen[0]) {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
    }
  });
  look();

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    refresh,
    ...tailoringActions(parts, arrived, {
      known: () => base,
      follow,
      onChanged(changed) {
        if (changed) base = changed;
        look();
      },
    }),

    close(): void {
      isClosed = true;
      clearTimeout(timer);
      stop();
    },
  };
}

function asBefore<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const known = after.map((one) => before.find((other) => sameValue(one, other)) ?? one);
  return known.length === before.length && known.every((one, at) => one === before[at]) ? before : known;
}

/** A document as its person sees it, for those who do not know its kind. */
export type AnyTailoring = TailoringStore<Record<string, unknown>>;
export type AnyContent = Content<Record<string, unknown>>;
