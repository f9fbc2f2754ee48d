import { and, asc, eq } from 'drizzle-orm';
import { mayReadFrozen } from '#money/access.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { payments, sentApplications, sentDocuments, storedFiles, users } from '#platform/database/schema.ts';
import type { ZippedFile } from './zip-stream.server.ts';

type SentRow = typeof sentApplications.$inferSelect;

/**
 * What a person has marked as sent: a receipt of each, and beside it each file once, by its hash. PDFs that are withheld
 * are left out, which their receipt says.
 */
export async function* sentFiles(db: Database, clock: Clock, userId: number): AsyncGenerator<ZippedFile> {
  const isOwn = eq(sentApplications.userId, userId);
  const sent = await db.select().from(sentApplications).where(isOwn).orderBy(asc(sentApplications.id));
  const given = new Set<string>();
  const receipts: object[] = [];
  for (const row of sent) {
    const documents = await db
      .select()
      .from(sentDocuments)
      .where(and(eq(sentDocuments.userId, userId), eq(sentDocuments.sentId, row.id)))
      .orderBy(asc(sentDocuments.kind));
    yield* once(db, given, userId, { sha256: row.dataSha256, ending: 'json' });
    for (const { dataSha256, pdfSha256 } of documents) {
      yield* once(db, given, userId, { sha256: dataSha256, ending: 'json' });
      // Looked at again for each: an export takes its time, within which the money may go back.
      if (await mayBeGiven(db, clock, row))
        yield* once(db, given, userId, { sha256: pdfSha256, ending: 'pdf' });
    }
    const isWithheld = !(await mayBeGiven(db, clock, row));
    receipts.push({ ...receiptOf(row), isWithheld, documents: documents.map(documentOf) });
  }
  if (receipts.length > 0)
    yield { path: 'sent/receipts.json', bytes: Buffer.from(`${JSON.stringify(receipts, null, 2)}\n`) };
}

async function mayBeGiven(db: Database, clock: Clock, { userId, paymentId }: SentRow): Promise<boolean> {
  const [person] = await db
    .select({ accessUntil: users.accessUntil, status: payments.status })
    .from(users)
    .leftJoin(payments, paymentId === null ? eq(payments.id, -1) : eq(payments.id, paymentId))
    .where(eq(users.id, userId));
  return person !== undefined && mayReadFrozen(person, person.status, clock.now());
}

/** One file after the other: all of them at once could be two hundred megabytes. */
async function* once(
  db: Database,
  given: Set<string>,
  userId: number,
  { sha256, ending }: { sha256: string; ending: 'json' | 'pdf' },
): AsyncGenerator<ZippedFile> {
  if (given.has(sha256)) return;
  given.add(sha256);
  const [file] = await db
    .select({ bytes: storedFiles.bytes })
    .from(storedFiles)
    .where(and(eq(storedFiles.userId, userId), eq(storedFiles.sha256, sha256)));
  if (file) yield { path: pathOf(sha256, ending), bytes: file.bytes };
}

function receiptOf({ userId: _own, creationKey: _key, dataSha256, ...row }: SentRow) {
  return { ...row, data: pathOf(dataSha256, 'json') };
}

function documentOf({ userId: _own, sentId: _of, ...row }: typeof sentDocuments.$inferSelect) {
  const { dataSha256, pdfSha256, ...about } = row;
  return { ...about, pdfSha256, data: pathOf(dataSha256, 'json'), pdf: pathOf(pdfSha256, 'pdf') };
}

function pathOf(sha256: string, ending: string): string {
  return `sent/${sha256}.${ending}`;
}
