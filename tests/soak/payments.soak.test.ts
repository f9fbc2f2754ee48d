import { eq, inArray, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { describe, expect, inject, test } from 'vitest';
import { startSession } from '#features/auth/sessions.server.ts';
import { reconcile } from '#features/billing/reconcile.server.ts';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { payments, sandboxObjects, users } from '#platform/database/schema.ts';
import { parseEnv } from '#platform/env/env.ts';
import { noLimits } from '#platform/limits/limiter.server.ts';
import { startMessenger } from '#platform/mail/messenger.server.ts';
import { plans } from '#platform/plans/plans.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { paymentFaults, type PaymentFaults } from '#tests/support/payment-faults.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { seededRandom, type Random } from '#tests/support/seeded-random.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count } from '#tests/support/soak-counts.ts';

const SCHEDULES = count(1_000, 50);
const STEPS = 14;
/** `SEED=123` runs that schedule alone. Steps at the same moment may still fall out in another order. */
const FIRST_SEED = Number(process.env.SEED ?? 1);
const SEEDS = process.env.SEED === undefined ? SCHEDULES : 1;

const MINUTE = 60;
const DAY_MS = 24 * 3600_000;
const PLAN_IDS = ['7days', '30days', '1year'] as const;
const CARDS = [
  { cardNumber: '4242 4242 4242 4242' },
  { cardNumber: '4242 4242 4242 4242' },
  { cardNumber: '4000 0000 0000 0002' },
  { cardNumber: '4000 0000 0000 9995' },
  { cardNumber: '4000 0025 0000 3155', confirmation: 'approved' },
  { cardNumber: '4000 0025 0000 3155', confirmation: 'refused' },
] as const;

type World = { product: TestProduct; faults: PaymentFaults; reconcileAll(): Promise<void> };

async function startWorld(database: OpenDatabase | undefined): Promise<World> {
  const faults = paymentFaults();
  const product = await startTestProduct({
    provider: (sandbox) => faults.provider(sandbox),
    db: (real) => faults.db(real),
    ...(database ? { database } : {}),
  });
  const { clock, provider } = product;
  const env = parseEnv({});
  const { db } = product.database;
  const messenger = startMessenger({ db, clock, limiter: noLimits, log: silentLog, env });
  const seller = { name: 'Foothold', supportEmail: env.support.email };
  const parts = { db: faults.db(db), clock, log: silentLog, provider, messenger, product: seller };
  return { product, faults, reconcileAll: () => reconcile(parts) };
}

/** A person with two tabs, and the events about them that are still on their way. */
type Story = { userId: number; token: string; tabs: Tab[]; events: string[]; told: string[] };
type Tab = { clientSecret?: string; paymentId?: number };

async function beginStory({ product }: World, seed: number): Promise<Story> {
  const { clock } = product;
  const { db } = product.database;
  const [user] = await db
    .insert(users)
    .values({ email: `buyer${seed}@example.com`, createdAt: clock.now() })
    .returning();
  if (!user) throw new Error('the buyer is not there');
  const token = await startSession(db, clock, { userId: user.id, userAgent: '' });
  return { userId: user.id, token, tabs: [{}, {}], events: [], told: [] };
}

type Step = (world: World, story: Story, random: Random) => Promise<unknown>;

const choosePlan: Step = async ({ product }, { token, tabs }, random) => {
  const tab = random.whole(tabs.length);
  const planType = random.pick(PLAN_IDS);
  const answer = await product.call('/api/create-subscription', {
    method: 'POST',
    token,
    body: { planType },
  });
  if (answer.status === 200) tabs[tab] = answer.json;
};

const pay: Step = async ({ product }, { token, tabs, events }, random) => {
  const { clientSecret } = tabs[random.whole(tabs.length)] ?? {};
  const body = { clientSecret, expiry: '12/99', cvc: '123', ...random.pick(CARDS) };
  const webhookIsLost = random.next() < 0.3;
  if (clientSecret === undefined) return;
  const answer = await product.call('/api/sandbox/card', { method: 'POST', token, body });
  if (answer.json.status === 'succeeded' && !webhookIsLost)
    events.push(String(clientSecret.split('_secret_')[0]));
};

const comeBack: Step = async ({ product }, { token, tabs }, random) => {
  const { paymentId } = tabs[random.whole(tabs.length)] ?? {};
  if (paymentId !== undefined)
    await product.call(`/api/payments/${paymentId}/settle`, { method: 'POST', token });
};

/** Any of the events on their way, in any order; an event that was not acknowledged, or is sent twice, stays. */
const deliverEvent: Step = async ({ product }, { events }, random) => {
  const at = random.whole(Math.max(1, events.length));
  const sentTwice = random.next() < 0.4;
  const id = events[at];
  if (id === undefined) return;
  const object = { id, object: 'checkout.session' };
  const type = 'checkout.session.completed';
  const payload = JSON.stringify({ id: `evt_${id}`, object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: product.webhookSecret });
  const headers = { 'Stripe-Signature': signature };
  const answer = await product.call('/api/webhooks/stripe', { method: 'POST', raw: payload, headers });
  const now = events.indexOf(id);
  if (answer.status === 204 && !sentTwice && now >= 0) events.splice(now, 1);
};

const loseEvent: Step = async (_world, { events }, random) => {
  events.splice(random.whole(Math.max(1, events.length)), 1);
};

const lookAfter: Step = async ({ product, reconcileAll }) => {
  product.clock.advance(3 * MINUTE);
  await reconcileAll().catch(() => undefined);
};

const wait: Step = async ({ product }, _story, random) => product.clock.advance(random.whole(90 * MINUTE));

/** Longer than a checkout can be paid. */
const waitADay: Step = async ({ product }) => product.clock.advance(25 * 60 * MINUTE);

const STEPS_OF_ONE = [choosePlan, choosePlan, pay, pay, pay, comeBack, deliverEvent, deliverEvent] as const;
const STEPS_OF_ALL = [loseEvent, lookAfter, wait, waitADay] as const;

/** The schedule that a seed stands for; after each step nobody has more than was paid for, at its end all of it. */
async function runSchedule(world: World, seed: number): Promise<number> {
  const { faults, product } = world;
  const random = seededRandom(seed);
  const story = await beginStory(world, seed);
  const doStep = async (step: Step) => {
    story.told.push(step.name || 'step');
    await step(world, story, random);
  };
  try {
    for (let done = 0; done < STEPS; done += 1) {
      const crash = { boundary: random.whole(6), when: random.pick(['before', 'inside', 'after'] as const) };
      faults.arm(random.next() < 0.5 ? crash : undefined);
      const together = random.next() < 0.25 ? 3 : 1;
      if (together === 1 && random.next() < 0.3) await doStep(random.pick(STEPS_OF_ALL));
      else await Promise.all(Array.from({ length: together }, () => doStep(random.pick(STEPS_OF_ONE))));
      await expectNothingUnpaid(world, story);
    }
    faults.arm(undefined);
    await lookAfter(world, story, random);
    const taken = await expectMoneyEqualsAccess(world, story);
    // What was never paid is closed, and stays without effect; what was paid stays.
    await waitADay(world, story, random);
    await lookAfter(world, story, random);
    expect(await expectMoneyEqualsAccess(world, story)).toBe(taken);
    return taken;
  } catch (error) {
    throw new Error(`schedule with SEED=${seed} on ${product.database.kind}: ${story.told.join(', ')}`, {
      cause: error,
    });
  } finally {
    faults.arm(undefined);
  }
}

/** The person's payments, and the checkouts that the sandbox took money for. */
async function books({ product }: World, { userId }: Story) {
  const { db } = product.database;
  const rows = await db.select().from(payments).where(eq(payments.userId, userId));
  const ids = rows.map(({ id }) => String(id));
  const reference = sql<string>`${sandboxObjects.body}->>'client_reference_id'`;
  const money =
    ids.length === 0
      ? []
      : await db
          .select({
            paymentId: reference,
            cents: sql<number>`(${sandboxObjects.body}->>'amount_total')::int`,
          })
          .from(sandboxObjects)
          .where(sql`${inArray(reference, ids)} and ${sandboxObjects.body}->>'payment_status' = 'paid'`);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return { rows, money, accessUntil: user?.accessUntil ?? null };
}

async function expectNothingUnpaid(world: World, story: Story): Promise<void> {
  const { rows, money, accessUntil } = await books(world, story);
  const taken = new Set(money.map(({ paymentId }) => Number(paymentId)));
  const paid = rows.filter(({ status }) => status === 'paid');
  for (const { id } of paid) expect(taken.has(id), `payment ${id} counts without money`).toBe(true);
  expect(accessUntil).toEqual(endOf(paid));
}

/** @returns the cents that were taken */
async function expectMoneyEqualsAccess(world: World, story: Story): Promise<number> {
  await expectNothingUnpaid(world, story);
  const { rows, money } = await books(world, story);
  const paid = rows.filter(({ status }) => status === 'paid').map(({ id }) => id);
  expect(money.map(({ paymentId }) => Number(paymentId)).toSorted((a, b) => a - b)).toEqual(
    paid.toSorted((a, b) => a - b),
  );
  const bought = money.map(({ cents }) => plans.find(({ priceCents }) => priceCents === cents)?.days ?? NaN);
  const given = rows.filter(({ status }) => status === 'paid').map(({ accessDays }) => accessDays);
  expect(sum(given)).toBe(sum(bought));
  expect(rows.filter(({ status }) => status === 'review')).toEqual([]);
  return sum(money.map(({ cents }) => cents));
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

describe.each(['embedded', 'postgres'] as const)('payments in any order, on %s', (kind) => {
  test(`after ${SEEDS} schedules of losses, crashes and second tabs, access is what was paid for`, async () => {
    const database =
      kind === 'postgres'
        ? await openPostgres(
            await createTestDatabase(inject('postgresUrl')),
            'src/platform/database/migrations',
            silentLog,
          )
        : undefined;
    const world = await startWorld(database);
    let taken = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) taken += await runSchedule(world, seed);
    await world.product.close();
    await database?.close();
    // The schedules are worth something only if money moved and crashes happened.
    if (SEEDS > 1) {
      expect(taken).toBeGreaterThan(0);
      expect(world.faults.happened()).toBeGreaterThan(SEEDS);
    }
  });
});
