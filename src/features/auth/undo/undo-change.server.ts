import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import { type Database, isUniqueViolation } from '#platform/database/database.server.ts';
import { sessions, signInCodes, users } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import { UNDO_HOURS } from '#platform/session/sign-in-limits.ts';
import { keepFormerContacts, markTakenBack } from '#platform/session/former-contacts.server.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { purposeName } from '../secrets.server.ts';
import { contactsOf, fieldOf, type Contact } from '../contact.ts';
import { USED } from '../issued-codes.server.ts';
import { forgetDevicesOf } from '../known-devices.server.ts';
import { removePasskeysSince } from '../passkeys/passkeys.server.ts';
import { isOver, undoByToken, useUpFrom, type ContactUndo } from './contact-undos.server.ts';
import { freeContacts, lockInvolved } from './free-contacts.server.ts';
import { removedMessage, undoneMessage } from './undo-messages.server.ts';

export type UndoParts = {
  db: Database;
  clock: Clock;
  messenger: Messenger;
  product: { name: string; publicUrl: string; supportEmail: string };
};

/** What an undo has done. */
export type UndoneChange = {
  userId: number;
  /** How many sessions ended. */
  sessions: number;
  email: string | null;
  phone: string | null;
  /** Whether a contact could not be brought back, since another account signs in with it. */
  incomplete: boolean;
};

/**
 * Brings back how a person signed in before a change, whatever was changed after it: contacts that were added since are
 * removed, and passkeys too, every session ends, no code on its way works, and the links of later changes are used up.
 * @throws AppError `undo_unknown`, `undo_used`, `undo_expired` or `contact_taken`; then nothing has changed
 */
export async function undoChange(parts: UndoParts, token: string): Promise<UndoneChange> {
  const { db, clock } = parts;
  const link = await undoByToken(db, token);
  if (!link) throw unknown();
  try {
    return await db.transaction(async (tx) => {
      const now = clock.now();
      const locked = await lockInvolved(tx, link);
      const person = await lockPerson(tx, link.userId).catch((error: unknown) => {
        throw error instanceof AppError ? unknown() : error;
      });
      // Another press may have been faster.
      const undo = await undoByToken(tx, token);
      if (!undo) throw unknown();
      assertUsable(undo, now);
      const back = await freeContacts(tx, undo, locked);
      if (back.length === 0) throw taken();
      const contacts = Object.fromEntries(back.map(({ channel, address }) => [fieldOf(channel), address]));
      const signsIn = { email: null, phone: null, ...contacts };
      const removed = contactsOf(person).filter(
        ({ address }) => !back.some((kept) => kept.address === address),
      );
      await removePasskeysSince(tx, person.id, undo.changedAt);
      await tx.update(users).set(signsIn).where(eq(users.id, person.id));
      const ended = await tx
        .delete(sessions)
        .where(eq(sessions.userId, person.id))
        .returning({ id: sessions.id });
      const touched = [...back, ...removed].map(({ address }) => address);
      await endCodes(tx, now, person.id, touched);
      const gone = removed.map(({ address }) => address);
      await keepFormerContacts(tx, clock, person, gone);
      const had = contactsOf(undo).map(({ address }) => address);
      await markTakenBack(tx, { userId: person.id, since: undo.changedAt, had });
      // A device of whoever made the change must not pass for one of the person's own.
      await forgetDevicesOf(tx, touched);
      await useUpFrom(tx, now, undo);
      await tell(parts, tx, { userId: person.id, back, removed });
      const incomplete = back.length < contactsOf(undo).length;
      return { userId: person.id, sessions: ended.length, ...signsIn, incomplete };
    });
  } catch (error) {
    // Somebody signed in with it for the first time at this very moment.
    throw isUniqueViolation(error) ? taken() : error;
  }
}

/** Ends codes on their way: they go on counting for their contact's day, as those that were used do. */
async function endCodes(tx: Database, now: Date, userId: number, addresses: string[]): Promise<void> {
  const ofPerson = inArray(signInCodes.purpose, [
    purposeName({ kind: 'contact', userId }),
    purposeName({ kind: 'deletion', userId }),
  ]);
  await tx
    .update(signInCodes)
    .set({ codeHash: '', expiresAt: now, openAttempts: 0 })
    .where(and(or(ofPerson, inArray(signInCodes.contact, addresses)), ne(signInCodes.codeHash, USED)));
}

async function tell(
  { messenger, product }: UndoParts,
  tx: Database,
  { userId, back, removed }: { userId: number; back: Contact[]; removed: Contact[] },
): Promise<void> {
  const [first] = back;
  if (first) await messenger.sendLater(tx, { ...undoneMessage(first, product), userId });
  for (const contact of removed)
    await messenger.sendLater(tx, { ...removedMessage(contact, product), userId });
}

function assertUsable(undo: ContactUndo, now: Date): void {
  if (undo.undoneAt !== null) {
    throw new AppError('undo_used', 'Nothing is left to do: sign in as you did before the change.');
  }
  if (isOver(undo, now)) {
    throw new AppError(
      'undo_expired',
      `A change can be undone for ${UNDO_HOURS} hours, which are over. If it was not you, please write to our support.`,
    );
  }
}

function unknown(): AppError {
  return new AppError(
    'undo_unknown',
    `It may be incomplete or older than ${UNDO_HOURS} hours, or the account was deleted.`,
  );
}

function taken(): AppError {
  return new AppError(
    'contact_taken',
    'By now another account signs in with what you had before, so nothing was changed. If that account is yours too, sign in to it and delete it or give it another contact, and then press this button again. Otherwise please write to our support.',
  );
}
