import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { payments, refundMarks } from '#platform/database/schema.ts';
import { keyedHash, type PreviousSecret } from '#platform/env/app-secret.server.ts';
import { mailboxOf } from '#platform/session/mailbox.ts';
import { keptSince } from '#platform/retention/periods.ts';
import type { PaymentRow } from '../payments.server.ts';

/** Somebody who may ask for their money: the account, and what it signs in with. */
export type Asker = { id: number; email: string | null; phone: string | null };

/** What marks are hashed with; those of the year before a change of it are known again while the one before is set. */
export type MarkSecrets = { secret: string; previousSecret?: PreviousSecret | undefined };

/** Notes that a person had a payment given back by the button, so that it is known also of an account made anew. */
export async function markRefund(
  tx: Database,
  secret: string,
  { payment, asker, at }: { payment: PaymentRow; asker: Asker; at: Date },
): Promise<void> {
  const mailboxes = contactsOf(asker).map(mailboxOf);
  const marks = hashesOf(secret, mailboxes).map((contactHash) => ({
    paymentId: payment.id,
    contactHash,
    at,
  }));
  if (marks.length === 0) return;
  await tx
    .insert(refundMarks)
    .values(marks)
    .onConflictDoUpdate({ target: [refundMarks.paymentId, refundMarks.contactHash], set: { at } });
}

/**
 * The payment that a person has had given back by the button within the last year, by this account or another one with
 * the same mailbox or number; undefined where there is none. What the provider refused to give back does not count.
 */
export async function earlierRefund(
  db: Database,
  { secret, previousSecret }: MarkSecrets,
  { asker, now, other }: { asker: Asker; now: Date; other?: PaymentRow },
): Promise<number | undefined> {
  const contacts = contactsOf(asker);
  // Earlier releases hashed addresses as they were spelled.
  const spellings = [...contacts, ...contacts.map(mailboxOf)];
  const hashes = [secret, ...(previousSecret ? [previousSecret.value] : [])].flatMap((each) =>
    hashesOf(each, spellings),
  );
  // Each by an index of its own: asked for together, every mark would be looked at.
  const byContact = db
    .select({ id: refundMarks.paymentId })
    .from(refundMarks)
    .where(inArray(refundMarks.contactHash, hashes));
  const byAccount = db.select({ id: payments.id }).from(payments).where(eq(payments.userId, asker.id));
  const mine = inArray(refundMarks.paymentId, union(byContact, byAccount));
  const [found] = await db
    .select({ id: refundMarks.paymentId })
    .from(refundMarks)
    .innerJoin(payments, eq(payments.id, refundMarks.paymentId))
    .where(
      and(
        mine,
        gt(refundMarks.at, keptSince('refundMarks', now)),
        inArray(payments.status, ['refund_pending', 'refunded']),
        other && ne(payments.id, other.id),
      ),
    )
    .limit(1);
  return found?.id;
}

/** Forgets refunds of more than a year ago. */
export async function forgetOldRefundMarks(db: Database, clock: Clock): Promise<void> {
  await deleteInPieces(db, refundMarks, lte(refundMarks.at, keptSince('refundMarks', clock.now())));
}

function contactsOf({ email, phone }: Asker): string[] {
  return [email, phone].filter((contact) => contact !== null);
}

function hashesOf(secret: string, contacts: readonly string[]): string[] {
  return contacts.map((contact) => keyedHash(secret, 'refund', contact));
}
