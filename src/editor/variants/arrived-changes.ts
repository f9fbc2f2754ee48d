import type { Fields } from '#documents/fields.ts';
import type { Difference } from '#documents/merge/differences.ts';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import type { Stored } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { cameInWords, whatCameIn, withoutArrival } from './came-in.ts';

/** What came from the base, and the same in words. */
type CameIn = { came: readonly Difference[]; cameIn: string | null };
const NOTHING_CAME: CameIn = { came: [], cameIn: null };

type ArrivedParts<Data extends Record<string, unknown>> = {
  session: DocumentSession<Data>;
  fields: Fields;
  words: DocumentWords;
};

/** What came into the open document from its base since it was seen here last. */
export function createArrivedChanges<Data extends Record<string, unknown>>(
  { session, fields, words }: ArrivedParts<Data>,
  knownBase: () => Stored<Data> | null,
) {
  let told: (CameIn & { arrived: object; base: object }) | undefined;

  /** Whether the base is known as the document has followed it, or newer. */
  function isBaseAsFollowed(): boolean {
    const base = knownBase();
    const { base: followed } = session.state().following;
    return base !== null && followed !== null && base.id === followed.id && base.version >= followed.version;
  }

  /** It is looked for once, however much is written while it is told. */
  function found(): CameIn {
    const { arrived } = session.state().following;
    const base = knownBase();
    if (!arrived || !base || !isBaseAsFollowed()) return NOTHING_CAME;
    if (told?.arrived !== arrived || told.base !== base) {
      const two = { before: arrived.before.data, now: arrived.now.data };
      const came = whatCameIn(fields, two, base.data);
      const cameIn = came.length > 0 ? cameInWords(words, two, came, base.data) : null;
      told = { arrived, base, came, cameIn };
    }
    return told;
  }

  /** What takes all of it out of the document again, or what came in these places alone. */
  function withoutThem(places?: readonly string[]): (data: Data) => Data {
    const { arrived } = session.state().following;
    const came = places ? found().came.filter(isIn(places)) : found().came;
    if (!arrived || came.length === 0) return (data) => data;
    const two = { before: arrived.before.data, now: arrived.now.data };
    return (data) => withoutArrival(fields, two, came, data);
  }

  /** Whether nothing came in but in these places. */
  function isOnlyIn(places: readonly string[]): boolean {
    return found().came.every(isIn(places));
  }

  return { isBaseAsFollowed, found, isOnlyIn, withoutThem };
}

function isIn(places: readonly string[]) {
  return ({ path }: Difference) => places.some((place) => path === place || path.startsWith(`${place}.`));
}

export type ArrivedChanges<Data extends Record<string, unknown>> = ReturnType<
  typeof createArrivedChanges<Data>
>;
