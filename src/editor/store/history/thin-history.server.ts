import { and, between, eq, isNull, lt, max, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, documentVersions, storedTexts, users } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';
import { peopleInTurn, type PeopleRange } from './people-in-turn.ts';
import { trimHistory } from './trim.server.ts';

/** Forgets the versions of all people that have been kept for their time, and texts that nothing refers to any more. */
export async function thinHistory(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  const [last] = await db.select({ id: max(users.id) }).from(users);
  for (const { userId } of await withOldVersions(db, now)) await trim(userId);
  for (const range of peopleInTurn(last?.id ?? 0, now))
    for (const { userId } of await whoseHistoryIsOver(db, now, range)) await trim(userId);

  async function trim(userId: number): Promise<void> {
    await db.transaction(async (tx) => {
      // The person's lock; who was erased in the meantime has no history any more.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      await trimHistory(tx, userId, now);
    });
  }
}

const unnamed = isNull(documentVersions.name);

/** Whoever has a version that is too old. */
function withOldVersions(db: Database, now: Date) {
  return db
    .selectDistinct({ userId: documentVersions.userId })
    .from(documentVersions)
    .where(and(unnamed, lt(documentVersions.keptAt, keptSince('history', now))));
}

/** Who of some people has several versions of one day that is over, or a text that nothing refers to. */
function whoseHistoryIsOver(db: Database, now: Date, range: PeopleRange) {
  const { from, to } = range;
  const { userId, kind, documentId, keptAt } = documentVersions;
  const ofOneDay = db
    .select({ userId })
    .from(documentVersions)
    .where(and(unnamed, between(userId, from, to)))
    .groupBy(userId, kind, documentId, sql`date_trunc('day', ${keptAt} at time zone 'UTC')`)
    .having(
      sql`count(*) > 1 and min(${keptAt}) < ${keptSince('wholeHistory', now).toISOString()}::timestamptz`,
    );
  // Where documents went with their versions and nobody looked after the texts, as with a copy of an earlier release.
  const withUnusedTexts = db
    .select({ userId: storedTexts.userId })
    .from(storedTexts)
    .where(
      and(
        between(storedTexts.userId, from, to),
        ...REFERENCES.map((reference) => sql`not exists (${referring(db, reference, range)})`),
      ),
    );
  return union(ofOneDay, withUnusedTexts);
}

const REFERENCES = [
  { table: documentVersions, sha256: documentVersions.sha256 },
  { table: documentVersions, sha256: documentVersions.baseSha256 },
  { table: documents, sha256: documents.baseSha256 },
] as const;

/** What refers to a text of the statement around it: the same people are named again, or everybody's were looked at. */
function referring(db: Database, { table, sha256 }: (typeof REFERENCES)[number], { from, to }: PeopleRange) {
  return db
    .select({ userId: table.userId })
    .from(table)
    .where(
      and(
        between(table.userId, from, to),
        eq(table.userId, storedTexts.userId),
        eq(sha256, storedTexts.sha256),
      ),
    );
}
