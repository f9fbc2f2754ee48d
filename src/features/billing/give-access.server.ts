import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { users } from '#platform/database/schema.ts';
import type { Log } from '#platform/log/log.server.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import { recomputeAccess, type PaymentRow } from './payments.server.ts';
import { receiptMessage } from './receipt-message.ts';

type GiveAccessParts = { log: Log; messenger: Messenger; product: { name: string; supportEmail: string } };

/** Opens what a payment that has just become `paid` buys, and mails its receipt, in the caller's transaction. */
export async function giveAccess(parts: GiveAccessParts, tx: Database, payment: PaymentRow): Promise<void> {
  await recomputeAccess(tx, payment.userId);
  const [user] = await tx
    .select({ email: users.email, accessUntil: users.accessUntil })
    .from(users)
    .where(eq(users.id, payment.userId));
  logSecurity(parts.log, { event: 'access_given', userId: payment.userId, paymentId: payment.id });
  if (!user?.email || !user.accessUntil) return;
  const receipt = { payment, accessUntil: user.accessUntil, product: parts.product };
  const message = receiptMessage(user.email, receipt);
  await parts.messenger.sendLater(tx, { ...message, userId: payment.userId });
}
