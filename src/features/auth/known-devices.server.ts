import { and, desc, eq, inArray, lte, notInArray } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { knownDevices, signInCodes } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';
import type { LockedPerson } from '#platform/session/lock-person.server.ts';
import { hashToken, newToken } from './secrets.server.ts';

/** Devices a contact may be known on; the one proven longest ago makes room. */
const DEVICES_MAX = 20;

/** Whether one of the contacts was proven in the browser with this handle. The same question for every contact. */
export async function isKnownDevice(
  db: Database,
  contacts: readonly string[],
  handleHash: string,
): Promise<boolean> {
  const [known] = await db
    .select({ contact: knownDevices.contact })
    .from(knownDevices)
    .where(and(inArray(knownDevices.contact, [...contacts]), eq(knownDevices.handle, handleHash)))
    .limit(1);
  return known !== undefined;
}

/** A contact, and the hash of the handle of the browser in which it was proven. */
type ProvenIn = { contact: string; handle: string };

/** Notes that a person has proven a contact in a browser. */
export async function rememberDevice(
  tx: Database,
  clock: Clock,
  _person: LockedPerson,
  { contact, handle }: ProvenIn,
): Promise<void> {
  const proven = { contact, handle, lastProvenAt: clock.now() };
  await tx
    .insert(knownDevices)
    .values(proven)
    .onConflictDoUpdate({
      target: [knownDevices.contact, knownDevices.handle],
      set: { lastProvenAt: proven.lastProvenAt },
    });
  const newest = tx
    .select({ handle: knownDevices.handle })
    .from(knownDevices)
    .where(eq(knownDevices.contact, contact))
    .orderBy(desc(knownDevices.lastProvenAt), desc(knownDevices.handle))
    .limit(DEVICES_MAX);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.contact, contact), notInArray(knownDevices.handle, newest)));
}

/**
 * Gives the browser in which somebody has just signed in a new handle, and moves what belonged to the old one: a handle
 * that somebody else planted or copied before is worth nothing from then on.
 * @param proven with the old handle itself, as the browser sent it
 * @returns the new handle
 */
export async function renewHandle(
  tx: Database,
  clock: Clock,
  person: LockedPerson,
  { contact, handle: old }: ProvenIn,
): Promise<string> {
  const fresh = newToken();
  const [from, to] = [hashToken(old), hashToken(fresh)];
  await tx.update(knownDevices).set({ handle: to }).where(eq(knownDevices.handle, from));
  await tx.update(signInCodes).set({ handle: to }).where(eq(signInCodes.handle, from));
  await rememberDevice(tx, clock, person, { contact, handle: to });
  return fresh;
}

/** Forgets where contacts are known, once they sign nobody in any more. */
export async function forgetDevicesOf(db: Database, contacts: readonly string[]): Promise<void> {
  await db.delete(knownDevices).where(inArray(knownDevices.contact, [...contacts]));
}

/** Forgets devices that have not been used for long. */
export async function forgetOldDevices(db: Database, clock: Clock): Promise<void> {
  await deleteInPieces(
    db,
    knownDevices,
    lte(knownDevices.lastProvenAt, keptSince('knownDevices', clock.now())),
  );
}
