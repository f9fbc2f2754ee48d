import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { payments, sentApplications, sentDocuments } from '#platform/database/schema.ts';

/** What was sent once, with its documents and the state of the payment that it was made under. */
export type SentRow = {
  sent: typeof sentApplications.$inferSelect;
  paymentStatus: (typeof payments.$inferSelect)['status'] | null;
  of: (typeof sentDocuments.$inferSelect)[];
};

/** What a person has marked as sent, the latest first, without the bytes. */
export async function sentRows(db: Database, userId: number, where?: SQL): Promise<SentRow[]> {
  const found = await db
    .select({ sent: sentApplications, paymentStatus: payments.status, document: sentDocuments })
    .from(sentApplications)
    .leftJoin(payments, eq(payments.id, sentApplications.paymentId))
    .innerJoin(sentDocuments, eq(sentDocuments.sentId, sentApplications.id))
    .where(and(eq(sentApplications.userId, userId), where))
    .orderBy(desc(sentApplications.sentOn), desc(sentApplications.id), asc(sentDocuments.kind));
  const bySent = Map.groupBy(found, ({ sent }) => sent.id);
  return [...bySent.values()].flatMap((same) => {
    const [first] = same;
    return first
      ? [{ sent: first.sent, paymentStatus: first.paymentStatus, of: same.map(({ document }) => document) }]
      : [];
  });
}
