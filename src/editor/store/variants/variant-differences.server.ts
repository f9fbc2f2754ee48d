import { setImmediate as othersTurn } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import type { Fields } from '#documents/fields.ts';
import { differencesFromBase, translatedShare } from '#documents/merge/differences.ts';
import { mergedWithBase } from '#documents/merge/follow-base.ts';
import { decidedOneByOne, openConflicts } from '#documents/merge/open-conflicts.ts';
import { languageOf } from '#documents/merge/what-follows.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import type { InTurn } from '#platform/http/heavy-turns.ts';
import type { OpenConflict } from '../contract.ts';
import { isDocument, type DocumentKey } from '../history/keep-version.server.ts';
import { textsOf } from '../history/texts.server.ts';
import { lengthsOf, SHORT_STORED, STORED_WHOLE } from '../text-pieces.server.ts';
import type { BaseDifferences, VariantDifferences } from './contract.ts';
import { inATurn, openThen, type Following } from './follow.server.ts';
import { isVariantOf } from './release.server.ts';

/** From so many bytes on, comparing a document takes the turn of what writes much. */
const LONG_BYTES = 128 * 1024;

const COMPARED = {
  ...{ version: documents.version, data: documents.data, conflicts: documents.conflicts },
  ...{ sha256: documents.baseSha256, baseVersion: documents.baseVersion },
};

/** In what a document that follows a base differs from it. */
export function differencesBetween(fields: Fields, base: object, variant: object): BaseDifferences {
  const isTranslation = languageOf(fields, base) !== languageOf(fields, variant);
  return {
    ...differencesFromBase(fields, base, variant),
    untranslated: isTranslation ? translatedShare(fields, base, variant) : null,
  };
}

/**
 * In what each document that follows this one differs from it, as it last saw it: what the base has become since is no
 * difference of theirs, and comes in once they are read. How much is to be decided then is found by the same merge, which
 * is written by nobody here. One is read at a time, with
 * others' turns in between, and long ones wait for theirs: all of them may be as long as everything that a person may keep.
 */
export async function differencesOfVariants(
  db: Database,
  following: Following,
  base: DocumentKey,
  inTurn: InTurn,
): Promise<VariantDifferences[]> {
  const { fields, upgrade } = following;
  const stored = STORED_WHOLE.mapWith(Number);
  const variants = await db
    .select({ id: documents.id, stored })
    .from(documents)
    .where(isVariantOf(base))
    // Those that saw the same text come one after the other.
    .orderBy(asc(documents.baseSha256), asc(documents.id));
  const [now] = await db
    .select({ id: documents.id, version: documents.version, stored })
    .from(documents)
    .where(isDocument(base));
  const isBaseLong = now !== undefined && (await isLong(now));
  const found: VariantDifferences[] = [];
  let seen: { sha256: string; data: object } | undefined;
  let present: object | undefined;
  for (const variant of variants) {
    await othersTurn();
    const compared = () => compare(variant.id);
    await (isBaseLong || (await isLong(variant)) ? inTurn(compared) : compared());
  }
  return found;

  /** Of one alone: to know how long it is the database unpacks it. */
  async function isLong(document: { id: number; stored: number }): Promise<boolean> {
    if (document.stored < SHORT_STORED) return false;
    const lengths = await lengthsOf(db, base, [document]);
    return (lengths.get(document.id) ?? 0) >= LONG_BYTES;
  }

  async function compare(id: number): Promise<void> {
    const [row] = await db
      .select(COMPARED)
      .from(documents)
      .where(isDocument({ ...base, id }));
    if (!row || row.sha256 === null) return;
    if (seen?.sha256 !== row.sha256) {
      const text = (await textsOf(db, base.userId, [row.sha256])).get(row.sha256);
      // It went on while this was read.
      if (text === undefined) return;
      seen = { sha256: row.sha256, data: upgrade(text) };
    }
    const before = seen.data;
    const data = await inATurn(() => upgrade(row.data));
    const { paths: _where, ...numbers } = await inATurn(() => differencesBetween(fields, before, data));
    if (now?.version !== row.baseVersion) present ??= await presentOf(db, following, base);
    const isBehind = now?.version !== row.baseVersion;
    const sides = isBehind && present ? { was: before, mine: data, theirs: present } : undefined;
    const asStored = { open: row.conflicts ?? [], data, sides };
    const open = await inATurn(() => openOnceRead(following, { ...base, id }, asStored));
    found.push({ id, version: row.version, toDecide: decidedOneByOne(open).length, ...numbers });
  }
}

/** A base as it is now. */
async function presentOf(
  db: Database,
  { upgrade }: Following,
  base: DocumentKey,
): Promise<object | undefined> {
  const [row] = await db.select({ data: documents.data }).from(documents).where(isDocument(base));
  return row && upgrade(row.data);
}

type Present = {
  open: OpenConflict[];
  data: object;
  /** What it is going to be merged of, where its base has gone on. */
  sides: { was: object; mine: object; theirs: object } | undefined;
};

/** What is open in a document once somebody reads it. */
function openOnceRead(
  { fields, failed }: Following,
  key: DocumentKey,
  { open, data, sides }: Present,
): OpenConflict[] {
  try {
    if (sides) return openThen(open, mergedWithBase(fields, sides));
  } catch (error) {
    // It does not follow then, either.
    failed(key, error);
  }
  return openConflicts(open, data);
}
