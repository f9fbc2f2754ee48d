import { and, count, gt, inArray } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#platform/database/payment-statuses.ts';
import { payments } from '#platform/database/schema.ts';

/** What does not stay as it is: somebody has to do something yet, the person, the provider or the operator. */
const UNFINISHED: readonly PaymentStatus[] = ['creating', 'open', 'refund_pending', 'disputed', 'review'];
const DAY_MS = 24 * 3600_000;

type ByStatus = { status: PaymentStatus; count: number };
export type PaymentFigures = { unfinished: ByStatus[]; lastDay: ByStatus[] };

/** How many payments there are by status, found by its index: of those that are over, only what a day brought. */
export async function paymentFigures(db: Database, clock: Clock): Promise<PaymentFigures> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const unfinished = await db
    .select({ status: payments.status, count: count() })
    .from(payments)
    .where(inArray(payments.status, [...UNFINISHED]))
    .groupBy(payments.status);
  const lastDay = await db
    .select({ status: payments.status, count: count() })
    .from(payments)
    .where(and(inArray(payments.status, [...PAYMENT_STATUSES]), gt(payments.updatedAt, since)))
    .groupBy(payments.status);
  return { unfinished: withAll(UNFINISHED, unfinished), lastDay: withAll(PAYMENT_STATUSES, lastDay) };
}

/** With a 0 for what there is none of, so that the first one is a rise. */
function withAll(statuses: readonly PaymentStatus[], found: readonly ByStatus[]): ByStatus[] {
  return statuses.map((status) => found.find((counted) => counted.status === status) ?? { status, count: 0 });
}
