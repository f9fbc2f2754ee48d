import { and, eq } from 'drizzle-orm';
import { sentRows } from '#editor/store/files/sent-rows.server.ts';
import { mayReadFrozen } from '#money/access.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import {
  payments,
  sentApplications,
  type sentDocuments,
  storedFiles,
  users,
} from '#platform/database/schema.ts';
import type { ZippedFile } from './zip-stream.server.ts';

type SentApplication = typeof sentApplications.$inferSelect;
type SentDocument = typeof sentDocuments.$inferSelect;
type Export = { db: Database; clock: Clock; userId: number };

/**
 * What a person has marked as sent: a receipt of each, and beside it each file once, by its hash. PDFs that are withheld
 * are left out, which their receipt says.
 */
export async function* sentFiles(db: Database, clock: Clock, userId: number): AsyncGenerator<ZippedFile> {
  const parts = { db, clock, userId };
  const given = new Set<string>();
  const receipts: object[] = [];
  const rows = await sentRows(db, userId);
  for (const { sent, of: documents } of rows.toSorted((a, b) => a.sent.id - b.sent.id)) {
    yield* dataOnce(parts, given, sent.dataSha256);
    for (const { dataSha256, pdfSha256 } of documents) {
      yield* dataOnce(parts, given, dataSha256);
      yield* pdfOnce(parts, given, { sentId: sent.id, sha256: pdfSha256 });
    }
    const access = await accessTo(parts, sent.id);
    // Deleted since the export began.
    if (!access) continue;
    receipts.push({ ...receiptOf(sent), ...access, documents: documents.map(documentOf) });
  }
  if (receipts.length > 0)
    yield { path: 'sent/receipts.json', bytes: Buffer.from(`${JSON.stringify(receipts, null, 2)}\n`) };
}

/** One file after the other: all of them at once could be two hundred megabytes. */
async function* dataOnce(
  { db, userId }: Export,
  given: Set<string>,
  sha256: string,
): AsyncGenerator<ZippedFile> {
  if (given.has(sha256)) return;
  given.add(sha256);
  const isIt = and(eq(storedFiles.userId, userId), eq(storedFiles.sha256, sha256));
  const [file] = await db.select({ bytes: storedFiles.bytes }).from(storedFiles).where(isIt);
  if (file) yield { path: pathOf(sha256, 'json'), bytes: file.bytes };
}

/**
 * A PDF, unless it is withheld: asked with its bytes, since an export takes its time, within which the money may go back.
 * Another receipt of the same bytes may give what this one does not.
 */
async function* pdfOnce(
  parts: Export,
  given: Set<string>,
  { sentId, sha256 }: { sentId: number; sha256: string },
): AsyncGenerator<ZippedFile> {
  if (given.has(sha256)) return;
  const { db, clock, userId } = parts;
  const [file] = await db
    .select({ bytes: storedFiles.bytes, ...ACCESS })
    .from(sentApplications)
    .innerJoin(users, eq(users.id, sentApplications.userId))
    .innerJoin(storedFiles, and(eq(storedFiles.userId, users.id), eq(storedFiles.sha256, sha256)))
    .leftJoin(payments, eq(payments.id, sentApplications.paymentId))
    .where(and(eq(sentApplications.userId, userId), eq(sentApplications.id, sentId)));
  if (!file || !mayReadFrozen(file, file.status, clock.now())) return;
  given.add(sha256);
  yield { path: pathOf(sha256, 'pdf'), bytes: file.bytes };
}

const ACCESS = { accessUntil: users.accessUntil, status: payments.status };

async function accessTo({ db, clock, userId }: Export, sentId: number) {
  const [person] = await db
    .select(ACCESS)
    .from(sentApplications)
    .innerJoin(users, eq(users.id, sentApplications.userId))
    .leftJoin(payments, eq(payments.id, sentApplications.paymentId))
    .where(and(eq(sentApplications.userId, userId), eq(sentApplications.id, sentId)));
  return person && { isWithheld: !mayReadFrozen(person, person.status, clock.now()) };
}

function receiptOf({ userId: _own, creationKey: _key, dataSha256, ...row }: SentApplication) {
  return { ...row, data: pathOf(dataSha256, 'json') };
}

function documentOf({ userId: _own, sentId: _of, ...row }: SentDocument) {
  const { dataSha256, pdfSha256, ...about } = row;
  return { ...about, pdfSha256, data: pathOf(dataSha256, 'json'), pdf: pathOf(pdfSha256, 'pdf') };
}

function pathOf(sha256: string, ending: string): string {
  return `sent/${sha256}.${ending}`;
}
