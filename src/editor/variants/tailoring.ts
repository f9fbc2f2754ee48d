import type { Fields } from '#documents/fields.ts';
import type { Difference } from '#documents/merge/differences.ts';
import { mergeDocuments } from '#documents/merge/merge.ts';
import { sameValue } from '#documents/merge/same-value.ts';
import { withPlaceOf } from '#documents/merge/take-place.ts';
import { withLookOf } from '#documents/merge/what-follows.ts';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import type { Content, Stored } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { leftToDecide } from '#editor/session/following.ts';
import { createListeners } from '#platform/listeners.ts';
import { cameInWords, whatCameIn, withoutArrival } from './came-in.ts';
import { tailoredView, type Decision, type TailoredView } from './tailored-view.ts';
import { withDifferenceOf, withTheirs, type Taken } from './take-other.ts';
import type { TextRow } from './text-rows.ts';

/** What is shown of a tailored document, as far as it is known; what did not change is the same object as before. */
export type TailoringState<Data> = TailoredView & {
  base: Stored<Data> | null;
  /** Whether it follows a base; one that was deleted or let go may have left things to decide. */
  isFollowing: boolean;
  /** What came in since it was seen here last, as a sentence begins; null where nothing did. */
  cameIn: string | null;
};

export type TailoringParts<Data extends Record<string, unknown>> = {
  session: DocumentSession<Data>;
  fields: Fields;
  words: DocumentWords;
  /** Reads the base; undefined where it is gone or cannot be read. */
  readBase(id: number): Promise<Stored<Data> | undefined>;
  /** Reads the open document, which then has followed. */
  readOwn(id: number): Promise<Stored<Data>>;
  /** Changes the base by an ordinary save. */
  changeBase(id: number, change: (data: Data) => Data): Promise<{ before: Stored<Data>; now: Stored<Data> }>;
};

/** What came from the base, and the same in words. */
type CameIn = { came: readonly Difference[]; cameIn: string | null };
const NOTHING_CAME: CameIn = { came: [], cameIn: null };

/** A pause in typing, in ms, after which a document is compared with its base. */
const PAUSE_MS = 400;

export type TailoringStore<Data extends Record<string, unknown>> = ReturnType<typeof createTailoring<Data>>;

/**
 * Compares an open document with the one that it follows, apart from every key: what differs, what is to be decided and
 * what came in is looked at when the writing pauses.
 */
export function createTailoring<Data extends Record<string, unknown>>(parts: TailoringParts<Data>) {
  const { session, fields, words } = parts;
  const listeners = createListeners();
  let base: Stored<Data> | null = null;
  const nothing = { marks: [], decisions: [], untranslated: null, cameIn: null };
  let state: TailoringState<Data> = { ...nothing, base, isFollowing: true };
  let seen: unknown[] = [];
  let told: (CameIn & { arrived: object; base: object }) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function look(): void {
    clearTimeout(timer);
    const { content, following } = session.state();
    const looked = [content.data, following, base];
    if (isClosed || looked.every((part, at) => part === seen[at])) return;
    const { came, cameIn } = arrival();
    // What came from elsewhere is nothing to tell of; that it was seen is heard of as any change is.
    if (following.arrived && isBaseAsFollowed() && came.length === 0) return session.seeArrival();
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

  /** Whether the base is known as the document has followed it, or newer. */
  function isBaseAsFollowed(): boolean {
    const { base: followed } = session.state().following;
    return base !== null && followed !== null && base.id === followed.id && base.version >= followed.version;
  }

  /** What came in; it is looked for once, however much is written while it is told. */
  function arrival(): CameIn {
    const { arrived } = session.state().following;
    if (!arrived || !base || !isBaseAsFollowed()) return NOTHING_CAME;
    if (told?.arrived !== arrived || told.base !== base) {
      const two = { before: arrived.before.data, now: arrived.now.data };
      const came = whatCameIn(fields, two, base.data);
      told = {
        arrived,
        base,
        came,
        cameIn: came.length > 0 ? cameInWords(words, two, came, base.data) : null,
      };
    }
    return told;
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

  /** Whoever calls it looks once all is done. */
  function edit(change: (data: Data) => Data): void {
    session.edit((content) => {
      const data = change(content.data);
      return data === content.data ? content : { ...content, data };
    });
  }

  let wasDirty = session.state().dirty;
  const stop = session.subscribe(() => {
    const { content, following, dirty } = session.state();
    if (wasDirty && !dirty) void follow();
    wasDirty = dirty;
    if (following !== seen[1]) {
      look();
      if (following.base ? !isBaseAsFollowed() : base !== null) void refresh();
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

    /** The document has there what its base has; with a row, in that part of a text alone. */
    take(mark: Taken['mark'], row?: TextRow): void {
      const from = base?.data;
      if (from) edit((data) => withDifferenceOf(fields, data, from, { mark, row, to: 'here' }));
      look();
    },

    /**
     * The base has there what this document has, once it is saved; with a row, in that part of a text alone.
     * @returns what takes that back
     */
    async put(mark: Taken['mark'], row?: TextRow): Promise<() => Promise<void>> {
      const id = base?.id ?? 0;
      const own = session.state().content.data;
      const changed = await parts.changeBase(id, (data) =>
        withDifferenceOf(fields, data, own, { mark, row, to: 'base' }),
      );
      base = changed.now;
      look();
      return async () => {
        const { now } = await parts.changeBase(id, (data) =>
          mark.paths.reduce((result, path) => withPlaceOf(result, changed.before.data, path), data),
        );
        base = now;
        look();
      };
    },

    /**
     * What the document has stays, or what its base has is taken; the next save tells so.
     * @returns what opens it again
     */
    decide({ conflict, settles }: Decision, which: 'mine' | 'theirs'): () => void {
      const before = session.state().content.data;
      if (which === 'theirs') edit((data) => withTheirs(fields, data, conflict, base?.data));
      const after = session.state().content.data;
      session.settle(settles);
      look();
      return () => {
        if (after !== before)
          edit((data) => mergeDocuments<object>(fields, after, data, before).merged as Data); // Merged of one type.
        session.reopen(settles);
        look();
      };
    },

    takeLook(): void {
      if (!base) return;
      const { templateId, data: from } = base;
      session.edit(
        (content) => ({ ...content, templateId, data: withLookOf(fields, content.data, from) }),
        'template',
      );
      look();
    },

    /** Takes back all that came in, as one step. */
    undoArrival(): void {
      const { arrived } = session.state().following;
      const { came } = arrival();
      if (arrived) {
        const two = { before: arrived.before.data, now: arrived.now.data };
        edit((data) => withoutArrival(fields, two, came, data));
      }
      session.seeArrival();
      look();
    },

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
