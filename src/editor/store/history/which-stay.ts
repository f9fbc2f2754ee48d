import { keptSince } from '#platform/retention/periods.ts';

const DAY_MS = 24 * 3600_000;

/** Most versions of one document. */
export const VERSIONS_MAX = 200;
/** Most versions of one document that have a name, so that there is always room for those kept by themselves. */
export const NAMED_MAX = 100;
/** Most versions of all documents of a person, and of those that have a name: each change of the history looks at all. */
export const ALL_VERSIONS_MAX = 4_000;
export const ALL_NAMED_MAX = 1_000;
/** Most that the versions of all documents of a person take, in bytes as stored. */
export const HISTORY_MAX_BYTES = 40 * 1024 * 1024;

/** A version that was kept, as far as it matters for whether it stays. */
export type DatedVersion = {
  /** Names the document among all of the person. */
  document: string;
  version: number;
  isNamed: boolean;
  keptAt: Date;
  /** Hashes of the texts that it refers to; several versions may refer to one. */
  texts: readonly string[];
};

/**
 * Which of all of a person's versions go: named ones never. Of each document all stay that were kept within the last
 * day, the last one of each day (in UTC) for thirty, and no more than 200; of all documents no more than 40 MB. Where
 * there are too many, those that were kept longest ago go first; and no more than 4,000 stay of all documents.
 *
 * @param sizeOf the bytes that a text takes, by its hash
 */
export function versionsToForget<V extends DatedVersion>(
  versions: readonly V[],
  now: Date,
  sizeOf: (text: string) => number,
  most: { versions: number; all: number; bytes: number } = {
    ...{ versions: VERSIONS_MAX, all: ALL_VERSIONS_MAX },
    bytes: HISTORY_MAX_BYTES,
  },
): V[] {
  const ofEach = [...Map.groupBy(versions, ({ document }) => document).values()].flatMap((ofOne) =>
    newestOf(thinned(ofOne, now), most.versions),
  );
  const staying = new Set(withinBytes(newestOf(ofEach, most.all), sizeOf, most.bytes));
  return versions.filter((version) => !staying.has(version));
}

/** Bytes that the texts of these versions take, each counted once. */
export function bytesOf(versions: readonly DatedVersion[], sizeOf: (text: string) => number): number {
  const texts = new Set(versions.flatMap((version) => version.texts));
  return [...texts].reduce((sum, text) => sum + sizeOf(text), 0);
}

/** Without those whose time is over, of one document. */
function thinned<V extends DatedVersion>(versions: readonly V[], now: Date): V[] {
  const [all, oneADay] = [keptSince('wholeHistory', now), keptSince('history', now)];
  const unnamed = versions.filter((version) => !version.isNamed).toSorted(oldestFirst);
  const lastOfDay = new Map(unnamed.map((version) => [dayOf(version.keptAt), version]));
  return versions.filter(
    (version) =>
      version.isNamed ||
      version.keptAt >= all ||
      (version.keptAt >= oneADay && lastOfDay.get(dayOf(version.keptAt)) === version),
  );
}

function newestOf<V extends DatedVersion>(versions: readonly V[], most: number): V[] {
  const tooMany = Math.max(0, versions.length - most);
  const oldest = versions.filter(({ isNamed }) => !isNamed).toSorted(oldestFirst);
  const gone = new Set(oldest.slice(0, tooMany));
  return versions.filter((version) => !gone.has(version));
}

function withinBytes<V extends DatedVersion>(
  versions: readonly V[],
  sizeOf: (text: string) => number,
  most: number,
): V[] {
  let bytes = bytesOf(versions, sizeOf);
  if (bytes <= most) return [...versions];
  const users = new Map<string, number>();
  for (const text of versions.flatMap(({ texts }) => [...new Set(texts)]))
    users.set(text, (users.get(text) ?? 0) + 1);
  const gone = new Set<V>();
  for (const version of versions.filter(({ isNamed }) => !isNamed).toSorted(oldestFirst)) {
    if (bytes <= most) break;
    gone.add(version);
    for (const text of new Set(version.texts)) {
      const left = (users.get(text) ?? 0) - 1;
      users.set(text, left);
      if (left === 0) bytes -= sizeOf(text);
    }
  }
  return versions.filter((version) => !gone.has(version));
}

function oldestFirst(a: DatedVersion, b: DatedVersion): number {
  return a.keptAt.getTime() - b.keptAt.getTime() || a.version - b.version;
}

/** The day in UTC. */
function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}
