import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { formerContacts, users } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';
import type { LockedPerson } from './lock-person.server.ts';

/**
 * What is kept under an address that is, or was, a person's: all of it, or what was written until it ceased to be theirs,
 * and after it ceased to be somebody else's.
 */
export type AddressTrace = { address: string; until: Date | null; since?: Date | null };

/**
 * Whether a row belongs to these traces.
 * @param columns where its address stands, in whatever capitals it was typed, and the moment it was written
 */
export function isTrace(
  traces: readonly AddressTrace[],
  columns: { address: AnyColumn; at: AnyColumn },
): SQL {
  // By the rules of no language: some have another small i.
  const spelled = sql<string>`lower(${columns.address} collate "C")`;
  const each = traces.map(({ address, until, since = null }) =>
    and(
      eq(spelled, address),
      until === null ? undefined : lte(columns.at, until),
      since === null ? undefined : gt(columns.at, since),
    ),
  );
  return or(...each) ?? sql`false`;
}

/** Writes down that contacts no longer sign a person in, in the transaction that takes them from the account. */
export async function keepFormerContacts(
  tx: Database,
  clock: Clock,
  { id: userId }: LockedPerson,
  contacts: readonly string[],
): Promise<void> {
  const left = { leftAt: clock.now(), takenBack: false };
  for (const contact of contacts)
    await tx
      .insert(formerContacts)
      .values({ userId, contact, ...left })
      .onConflictDoUpdate({ target: [formerContacts.userId, formerContacts.contact], set: left });
}

/** Writes down that what a person signed in with since a change was not theirs, but what the change had had. */
export async function markTakenBack(
  tx: Database,
  { userId, since, had }: { userId: number; since: Date; had: readonly string[] },
): Promise<void> {
  const { contact, leftAt } = formerContacts;
  await tx
    .update(formerContacts)
    .set({ takenBack: true })
    .where(and(eq(formerContacts.userId, userId), gte(leftAt, since), notInArray(contact, [...had])));
}

/** What a person signed in with before, the oldest first. */
export function formerContactsOf(db: Database, userId: number) {
  return db
    .select({
      contact: formerContacts.contact,
      until: formerContacts.leftAt,
      takenBack: formerContacts.takenBack,
    })
    .from(formerContacts)
    .where(eq(formerContacts.userId, userId))
    .orderBy(asc(formerContacts.leftAt), asc(formerContacts.contact));
}

type Person = { id: number; email: string | null; phone: string | null };

/** What signs a person in. */
function tracesNow({ email, phone }: Person): AddressTrace[] {
  return [email, phone].flatMap((address) => (address === null ? [] : [{ address, until: null }]));
}

/**
 * What is handed out as a person's own: under each of their addresses what was written while it was theirs, as far as
 * is known. What an earlier or a later owner wrote is not theirs, nor what stands under an address that an undo took out.
 */
export async function ownTracesOf(db: Database, person: Person): Promise<AddressTrace[]> {
  const former = (await formerContactsOf(db, person.id)).filter(({ takenBack }) => !takenBack);
  const traces = [...tracesNow(person), ...former.map(({ contact, until }) => ({ address: contact, until }))];
  const bounded: AddressTrace[] = [];
  for (const trace of traces) bounded.push({ ...trace, since: await lastLeftByOthers(db, person.id, trace) });
  return bounded;
}

/** When an address last ceased to be another person's, before it did so for this one. */
async function lastLeftByOthers(
  db: Database,
  userId: number,
  { address, until }: AddressTrace,
): Promise<Date | null> {
  const [others] = await db
    .select({ at: max(formerContacts.leftAt) })
    .from(formerContacts)
    .where(
      and(
        eq(formerContacts.contact, address),
        ne(formerContacts.userId, userId),
        eq(formerContacts.takenBack, false),
        until === null ? undefined : lt(formerContacts.leftAt, until),
      ),
    );
  return others?.at ?? null;
}

/**
 * What is erased with a person: what is kept under what signs them in and what once did. Of an address that is somebody
 * else's by now, or was so later, only what was written while it was theirs.
 */
export async function tracesOf(db: Database, person: Person): Promise<AddressTrace[]> {
  const traces = tracesNow(person);
  for (const { contact, until } of await formerContactsOf(db, person.id)) {
    if (traces.some(({ address }) => address === contact)) continue;
    const passedOn = await wasSomebodyElsesSince(db, { userId: person.id, contact, since: until });
    traces.push({ address: contact, until: passedOn ? until : null });
  }
  return traces;
}

async function wasSomebodyElsesSince(
  db: Database,
  { userId, contact, since }: { userId: number; contact: string; since: Date },
): Promise<boolean> {
  const [now] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(or(eq(users.email, contact), eq(users.phone, contact)), ne(users.id, userId)))
    .limit(1);
  if (now) return true;
  const [later] = await db
    .select({ userId: formerContacts.userId })
    .from(formerContacts)
    .where(
      and(
        eq(formerContacts.contact, contact),
        ne(formerContacts.userId, userId),
        gt(formerContacts.leftAt, since),
      ),
    )
    .limit(1);
  return later !== undefined;
}

/** Forgets what a person signed in with before, as when the account is erased. */
export async function forgetFormerContactsOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(formerContacts).where(eq(formerContacts.userId, userId));
}

/** Forgets that these contacts once signed somebody in. @returns how many times that is */
export async function forgetFormerContacts(tx: Database, contacts: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(formerContacts)
    .where(inArray(formerContacts.contact, [...contacts]))
    .returning({ userId: formerContacts.userId });
  return gone.length;
}

/** Forgets contacts of so long ago that nothing of that time is kept under them any more. */
export async function forgetOldFormerContacts(db: Database, clock: Clock): Promise<void> {
  await deleteInPieces(
    db,
    formerContacts,
    lte(formerContacts.leftAt, keptSince('formerContacts', clock.now())),
  );
}
