import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { paymentEvents, payments, sandboxObjects, users } from '#platform/database/schema.ts';
import { plans } from '#money/plans.ts';
import type { Story, World } from './world.ts';

const DAY_MS = 24 * 3600_000;

/** The person's payments, and what the sandbox knows of their money: taken once, and perhaps gone again. */
async function books({ product }: World, { userId }: Story) {
  const { db } = product.database;
  const rows = await db.select().from(payments).where(eq(payments.userId, userId));
  const objects = await db.select().from(sandboxObjects);
  const bodies = (kind: string) =>
    objects.flatMap((object) => (object.kind === kind ? [object.body as Record<string, unknown>] : [])); // Stripe's wire format.
  const about = (kind: string, paymentIntent: unknown) =>
    bodies(kind).filter(({ payment_intent }) => payment_intent === paymentIntent);
  const money = bodies('checkout.session')
    .filter(({ payment_status }) => payment_status === 'paid')
    .map((checkout) => {
      const refunds = about('refund', checkout.payment_intent).map(({ status }) => status);
      const disputes = about('dispute', checkout.payment_intent).map(({ status }) => status);
      const held = disputes.some((status) => status === 'needs_response' || status === 'lost');
      return {
        paymentId: Number(checkout.client_reference_id),
        cents: Number(checkout.amount_total),
        standing: refunds.filter((status) => status !== 'failed').length,
        gone: refunds.includes('succeeded') || held,
      };
    });
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return { rows, money, accessUntil: user?.accessUntil ?? null };
}

/** Payments that give access: a refund asked for counts until the money is back. */
const counts = ({ status }: { status: string }) => status === 'paid' || status === 'refund_pending';

export async function expectNothingUnpaid(world: World, story: Story): Promise<void> {
  const { rows, money, accessUntil } = await books(world, story);
  const taken = new Set(money.map(({ paymentId }) => paymentId));
  const counting = rows.filter(counts);
  for (const { id } of counting) expect(taken.has(id), `payment ${id} counts without money`).toBe(true);
  for (const { paymentId, standing } of money)
    expect(standing, `payment ${paymentId} was given back more than once`).toBeLessThanOrEqual(1);
  expect(accessUntil).toEqual(endOf(counting));
}

/** @returns the cents that were taken, and those of them that are gone again */
export async function expectMoneyEqualsAccess(
  world: World,
  story: Story,
): Promise<{ taken: number; gone: number }> {
  await expectNothingUnpaid(world, story);
  const { rows, money } = await books(world, story);
  const kept = money.filter(({ gone }) => !gone);
  const counting = rows.filter(counts);
  const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b);
  expect(inOrder(counting.map(({ id }) => id))).toEqual(inOrder(kept.map(({ paymentId }) => paymentId)));
  const bought = kept.map(({ cents }) => plans.find(({ priceCents }) => priceCents === cents)?.days ?? NaN);
  expect(sum(counting.map(({ accessDays }) => accessDays))).toBe(sum(bought));
  expect(rows.filter(({ status }) => status === 'review')).toEqual([]);
  await expectWholeLedger(world, rows);
  const cents = (of: typeof money) => sum(of.map(({ cents }) => cents));
  return { taken: cents(money), gone: cents(money) - cents(kept) };
}

/** Every move of every payment is written down: the history leads without a gap from the beginning to how it stands. */
async function expectWholeLedger({ product }: World, rows: readonly { id: number; status: string }[]) {
  for (const { id, status } of rows) {
    const moves = await product.database.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.paymentId, id))
      .orderBy(asc(paymentEvents.id));
    let at = 'creating';
    for (const { fromStatus, toStatus } of moves) {
      expect(fromStatus, `a gap in the history of payment ${id}`).toBe(at);
      at = toStatus;
    }
    expect(at, `the history of payment ${id} ends elsewhere`).toBe(status);
  }
}

/** Days follow on days, in the order in which they were paid. */
function endOf(paid: readonly { paidAt: Date | null; accessDays: number }[]): Date | null {
  const inOrder = paid.toSorted((a, b) => Number(a.paidAt) - Number(b.paidAt));
  const end = inOrder.reduce(
    (until, { paidAt, accessDays }) => Math.max(until, Number(paidAt)) + accessDays * DAY_MS,
    0,
  );
  return paid.length === 0 ? null : new Date(end);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
