import { and, desc, eq, type SQL } from 'drizzle-orm';
import { fileOf, forgetUnusedFiles } from '#editor/store/files/stored-files.server.ts';
import { servedKind, storedData } from '#editor/store/served-kind.ts';
import { mayReadFrozen } from '#money/access.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, payments, sentApplications, sentDocuments } from '#platform/database/schema.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { SentReceipt, WholeSent } from './contract.ts';
import { hashesOf } from './freeze.server.ts';

type Person = { id: number; accessUntil: Date | null };
type SentKey = { applicationId: number; sentId: number };
type DocumentRow = typeof sentDocuments.$inferSelect;
type Row = {
  sent: typeof sentApplications.$inferSelect;
  paymentStatus: (typeof payments.$inferSelect)['status'] | null;
  of: DocumentRow[];
};

const NOUN = 'sent application';

/** What people have marked as sent. Every call names the person, and finds nothing that is somebody else's. */
export function createReceiptStore(db: Database) {
  /** The latest first. */
  async function rows(person: Person, where?: SQL): Promise<Row[]> {
    const isOwn = and(eq(sentApplications.userId, person.id), where);
    const found = await db
      .select({ sent: sentApplications, paymentStatus: payments.status, document: sentDocuments })
      .from(sentApplications)
      .leftJoin(payments, eq(payments.id, sentApplications.paymentId))
      .innerJoin(sentDocuments, eq(sentDocuments.sentId, sentApplications.id))
      .where(isOwn)
      .orderBy(desc(sentApplications.sentOn), desc(sentApplications.id));
    const bySent = Map.groupBy(found, ({ sent }) => sent.id);
    return [...bySent.values()].flatMap((same) => {
      const [first] = same;
      return first
        ? [{ sent: first.sent, paymentStatus: first.paymentStatus, of: same.map((row) => row.document) }]
        : [];
    });
  }

  async function one(person: Person, { applicationId, sentId }: SentKey): Promise<Row> {
    const where = and(eq(sentApplications.applicationId, applicationId), eq(sentApplications.id, sentId));
    const [row] = await rows(person, where);
    if (!row) throw notFound(NOUN);
    return row;
  }

  async function frozenData(person: Person, sha256: string): Promise<unknown> {
    const bytes = await fileOf(db, person.id, sha256);
    if (!bytes) throw new Error('a file that is referred to is not there');
    return JSON.parse(new TextDecoder().decode(bytes));
  }

  async function dataOf(person: Person, { of }: Row, kind: 'resume' | 'letter'): Promise<unknown> {
    const document = of.find((each) => each.kind === kind);
    if (!document) return null;
    const stored = await frozenData(person, document.dataSha256);
    return kind === 'resume' ? storedData(servedKind(kind), stored) : storedData(servedKind(kind), stored);
  }

  return {
    async everything(person: Person, now: Date): Promise<SentReceipt[]> {
      return (await rows(person)).map((row) => receiptOf(row, person, now));
    },

    /** @throws AppError `not_found` where there is neither such an application nor anything that was sent of one */
    async list(person: Person, applicationId: number, now: Date): Promise<SentReceipt[]> {
      const found = await rows(person, eq(sentApplications.applicationId, applicationId));
      if (found.length === 0) await assertThere(db, person.id, applicationId);
      return found.map((row) => receiptOf(row, person, now));
    },

    /** @throws AppError `not_found` */
    async read(person: Person, key: SentKey, now: Date): Promise<WholeSent> {
      const row = await one(person, key);
      const application = storedData(
        servedKind('application'),
        await frozenData(person, row.sent.dataSha256),
      );
      const [resume, letter] = [await dataOf(person, row, 'resume'), await dataOf(person, row, 'letter')];
      return { ...receiptOf(row, person, now), ad: application.ad, data: { application, resume, letter } };
    },

    /**
     * The bytes of what was sent, with the data that its name is made of.
     * @throws AppError `not_found`, or `subscription_required` where they are withheld
     */
    async pdf(person: Person, key: SentKey, kind: 'resume' | 'letter', now: Date) {
      const row = await one(person, key);
      const document = row.of.find((each) => each.kind === kind);
      if (!document) throw notFound(NOUN);
      if (!mayReadFrozen(person, row.paymentStatus, now)) throw withheld();
      const bytes = await fileOf(db, person.id, document.pdfSha256);
      if (!bytes) throw new Error('a file that is referred to is not there');
      return { bytes, data: await dataOf(person, row, kind) };
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
        if (removed.length === 0) throw notFound(NOUN);
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
      const [row] = await rows(person, eq(sentApplications.creationKey, key));
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

function receiptOf({ sent, paymentStatus, of }: Row, person: Person, now: Date): SentReceipt {
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
