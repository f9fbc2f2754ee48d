import { sentRows, type SentRow } from '#editor/store/files/sent-rows.server.ts';
import { and, eq } from 'drizzle-orm';
import { forgetUnusedFiles } from '#editor/store/files/stored-files.server.ts';
import { servedKind, storedData } from '#editor/store/served-kind.ts';
import { mayReadFrozen } from '#money/access.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, sentApplications } from '#platform/database/schema.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { SentReceipt, WholeSent } from './contract.ts';
import { hashesOf } from './freeze.server.ts';
import {
  frozenData,
  frozenDocument,
  frozenFile,
  SENT_NOUN,
  sentRow,
  type SentKey,
} from './sent-rows.server.ts';

type Person = { id: number; accessUntil: Date | null };

/** What people have marked as sent. Every call names the person, and finds nothing that is somebody else's. */
export function createReceiptStore(db: Database) {
  return {
    async everything(person: Person, now: Date): Promise<SentReceipt[]> {
      return (await sentRows(db, person.id)).map((row) => receiptOf(row, person, now));
    },

    /** @throws AppError `not_found` where there is neither such an application nor anything that was sent of one */
    async list(person: Person, applicationId: number, now: Date): Promise<SentReceipt[]> {
      const found = await sentRows(db, person.id, eq(sentApplications.applicationId, applicationId));
      if (found.length === 0) await assertThere(db, person.id, applicationId);
      return found.map((row) => receiptOf(row, person, now));
    },

    /** @throws AppError `not_found` */
    async read(person: Person, key: SentKey, now: Date): Promise<WholeSent> {
      const row = await sentRow(db, person, key);
      const application = storedData(
        servedKind('application'),
        await frozenData(db, person, row, row.sent.dataSha256),
      );
      const [resume, letter] = [
        await frozenDocument(db, person, row, 'resume'),
        await frozenDocument(db, person, row, 'letter'),
      ];
      return { ...receiptOf(row, person, now), ad: application.ad, data: { application, resume, letter } };
    },

    /**
     * The bytes of what was sent, with the data that its name is made of.
     * @throws AppError `not_found`, or `subscription_required` where they are withheld
     */
    async pdf(person: Person, key: SentKey, kind: 'resume' | 'letter', now: Date) {
      const row = await sentRow(db, person, key);
      const document = row.of.find((each) => each.kind === kind);
      if (!document) throw notFound(SENT_NOUN);
      if (!mayReadFrozen(person, row.paymentStatus, now)) throw withheld();
      const bytes = await frozenFile(db, person, row, document.pdfSha256);
      return { bytes, data: await frozenDocument(db, person, row, kind) };
    },

    /** @throws AppError `not_found` */
    remove: (userId: number, { applicationId, sentId }: SentKey): Promise<void> =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        const removed = await tx
          .delete(sentApplications)
          .where(
            and(
              eq(sentApplications.userId, userId),
              eq(sentApplications.applicationId, applicationId),
              eq(sentApplications.id, sentId),
            ),
          )
          .returning({ id: sentApplications.id });
        if (removed.length === 0) throw notFound(SENT_NOUN);
        await forgetUnusedFiles(tx, userId);
      }),

    /**
     * What an earlier call with the key has kept.
     * @throws AppError `invalid_request` where it was about another application
     */
    async madeWithKey(
      person: Person,
      { applicationId, key }: { applicationId: number; key: string },
      now: Date,
    ): Promise<SentReceipt | undefined> {
      const [row] = await sentRows(db, person.id, eq(sentApplications.creationKey, key));
      if (row && row.sent.applicationId !== applicationId) throw keyOfAnother();
      return row && receiptOf(row, person, now);
    },
  };
}

async function assertThere(db: Database, userId: number, id: number): Promise<void> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.kind, 'application'), eq(documents.id, id)));
  if (!row) throw notFound('application');
}

function keyOfAnother(): AppError {
  return new AppError(
    'invalid_request',
    'Idempotency-Key: this key was used for marking another application as sent. Each one needs a key of its own.',
    { field: 'idempotency-key' },
  );
}

function withheld(): AppError {
  return new AppError(
    'subscription_required',
    'The payment under which this copy was made was given back, so that it is held back until you have a plan again. The receipt stays.',
  );
}

function receiptOf({ sent, paymentStatus, of }: SentRow, person: Person, now: Date): SentReceipt {
  const { id, applicationId, title, employer, position, sentOn, how, createdAt } = sent;
  const document = (kind: string) => {
    const found = of.find((row) => row.kind === kind);
    if (!found) return null;
    const { documentId, version, title: name, templateId, pdfSha256, pdfSize } = found;
    return { documentId, version, title: name, templateId, sha256: pdfSha256, size: pdfSize };
  };
  return {
    ...{ id, applicationId, title, employer, position, sentOn, how, createdAt: createdAt.toISOString() },
    ...{ sha256: hashesOf(of), resume: document('resume'), letter: document('letter') },
    isWithheld: !mayReadFrozen(person, paymentStatus, now),
  };
}
