import { and, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { contactUndos } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';
import { fieldOf, type Contact } from '../contact.ts';
import type { LockedPerson } from '#platform/session/lock-person.server.ts';
import { hashToken, newToken } from '../secrets.server.ts';

export type ContactUndo = typeof contactUndos.$inferSelect;

/**
 * Keeps what a person signs in with before that changes, in the transaction that changes it.
 * @returns the token that brings it back
 */
export async function keepForUndo(
  tx: Database,
  clock: Clock,
  { id: userId }: LockedPerson,
  contacts: readonly Contact[],
): Promise<string> {
  const token = newToken();
  const signedInWith = Object.fromEntries(
    contacts.map(({ channel, address }) => [fieldOf(channel), address]),
  );
  await tx
    .insert(contactUndos)
    .values({ ...signedInWith, tokenHash: hashToken(token), userId, changedAt: clock.now() });
  return token;
}

export async function undoByToken(db: Database, token: string): Promise<ContactUndo | undefined> {
  const [found] = await db
    .select()
    .from(contactUndos)
    .where(eq(contactUndos.tokenHash, hashToken(token)));
  return found;
}

/** Whether its hours are over. */
export function isOver({ changedAt }: ContactUndo, now: Date): boolean {
  return changedAt <= keptSince('contactUndos', now);
}

/**
 * Uses up a change's link, and with it those of all later changes, which went to contacts that are gone now: whoever
 * made those changes must not bring them back. Links of earlier changes stay.
 */
export async function useUpFrom(tx: Database, now: Date, { id, userId }: ContactUndo): Promise<void> {
  await tx
    .update(contactUndos)
    .set({ undoneAt: now, email: null, phone: null })
    .where(and(eq(contactUndos.userId, userId), gte(contactUndos.id, id), isNull(contactUndos.undoneAt)));
}

/** Takes a person's ways back from them, as when the account is erased. */
export async function forgetUndosOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(contactUndos).where(eq(contactUndos.userId, userId));
}

/** Forgets changes that can no longer be undone. */
export async function forgetOldUndos(db: Database, clock: Clock): Promise<void> {
  await deleteInPieces(db, contactUndos, lte(contactUndos.changedAt, keptSince('contactUndos', clock.now())));
}

/** The page that undoes a change of how somebody signs in. */
const UNDO_PATH = '/undo-change';

/** The token stands behind the `#`, which browsers send to nobody: it is in no log and in no `Referer`. */
export function undoLink(publicUrl: string, token: string): string {
  return `${publicUrl}${UNDO_PATH}#${token}`;
}
