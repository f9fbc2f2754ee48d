import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { users } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';

declare const LOCKED: unique symbol;

/**
 * A person whose row the caller's transaction holds, and who was still there when it was locked. Whatever keeps something
 * of a person beside their account asks for one, so that it cannot be called without.
 */
export type LockedPerson = SignedInUser & { readonly [LOCKED]: true };

/**
 * Locks a person's row until the transaction ends, so that whatever is written for them cannot cross the deletion of
 * their account: an erased account keeps its row, without anything to sign in with, and nothing is added to it.
 * @throws AppError `unauthenticated` where the account was erased in the meantime
 */
export async function lockPerson(tx: Database, userId: number): Promise<LockedPerson> {
  const person = await findAndLock(tx, userId);
  if (!person) throw new AppError('unauthenticated', 'Please sign in.');
  return person;
}

/** The same for what is left undone where the account was erased: undefined then. */
export async function findAndLock(tx: Database, userId: number): Promise<LockedPerson | undefined> {
  const [person] = await tx
    .select({ id: users.id, email: users.email, phone: users.phone, accessUntil: users.accessUntil })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!person || (person.email === null && person.phone === null)) return undefined;
  return person as LockedPerson; // The one place that says so.
}
