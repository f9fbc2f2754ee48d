import { setImmediate as othersTurn } from 'node:timers/promises';
import { asc, sql } from 'drizzle-orm';
import type { Fields } from '#documents/fields.ts';
import { differencesFromBase, translatedShare } from '#documents/merge/differences.ts';
import { decidedOneByOne, openConflicts } from '#documents/merge/open-conflicts.ts';
import { languageOf } from '#documents/merge/what-follows.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import type { InTurn } from '#platform/http/heavy-turns.ts';
import { isDocument, type DocumentKey } from '../history/keep-version.server.ts';
import { textsOf } from '../history/texts.server.ts';
import type { BaseDifferences, VariantDifferences } from './contract.ts';
import type { Following } from './follow.server.ts';
import { isVariantOf } from './release.server.ts';

/** From so many bytes on, comparing a document takes the turn of what writes much. */
const LONG_BYTES = 128 * 1024;

const COMPARED = {
  ...{ version: documents.version, data: documents.data, conflicts: documents.conflicts },
  sha256: documents.baseSha256,
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
 * difference of theirs, and comes in once they are read. So nothing is merged or written. One is read at a time, with
 * others' turns in between, and long ones wait for theirs: all of them may be as long as everything that a person may keep.
 */
export async function differencesOfVariants(
  db: Database,
  { fields, upgrade }: Following,
  base: DocumentKey,
  inTurn: InTurn,
): Promise<VariantDifferences[]> {
  const bytes = sql<number>`octet_length(${documents.data}::text)`;
  const variants = await db
    .select({ id: documents.id, bytes })
    .from(documents)
    .where(isVariantOf(base))
    // Those that saw the same text come one after the other.
    .orderBy(asc(documents.baseSha256), asc(documents.id));
  const found: VariantDifferences[] = [];
  let seen: { sha256: string; data: object } | undefined;
  for (const { id, bytes } of variants) {
    await othersTurn();
    await (bytes < LONG_BYTES ? compare(id) : inTurn(() => compare(id)));
  }
  return found;

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
    const data = upgrade(row.data);
    const { paths: _where, ...numbers } = differencesBetween(fields, seen.data, data);
    const toDecide = decidedOneByOne(openConflicts(row.conflicts ?? [], data)).length;
    found.push({ id, version: row.version, toDecide, ...numbers });
  }
}
