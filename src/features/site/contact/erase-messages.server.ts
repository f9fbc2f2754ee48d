import { lte } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { contactMessages } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';
import { isTrace, type AddressTrace } from '#platform/session/former-contacts.server.ts';

/** Removes what was written to support from these addresses, however they were spelled; answers how many messages. */
export async function eraseContactMessages(db: Database, traces: readonly AddressTrace[]): Promise<number> {
  const erased = await db
    .delete(contactMessages)
    .where(isTrace(traces, { address: contactMessages.email, at: contactMessages.createdAt }))
    .returning({ id: contactMessages.id });
  return erased.length;
}

/** Forgets messages to support that are old. */
export async function forgetOldContactMessages(db: Database, clock: Clock): Promise<void> {
  const before = keptSince('contactMessages', clock.now());
  await deleteInPieces(db, contactMessages, lte(contactMessages.createdAt, before));
}
