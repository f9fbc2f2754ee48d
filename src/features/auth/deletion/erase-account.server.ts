import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import type { OutgoingMessage } from '#platform/mail/message.ts';
import { eq, inArray } from 'drizzle-orm';
import { signInCodes, users } from '#platform/database/schema.ts';
import { forgetMessagesAbout, forgetMessagesOf } from '#platform/mail/outbox.server.ts';
import {
  isTrace,
  type AddressTrace,
  forgetFormerContacts,
  forgetFormerContactsOf,
  tracesOf,
} from '#platform/session/former-contacts.server.ts';
import { type Contact, contactsOf } from '../contact.ts';
import { KEPT_IN_ACCOUNTS } from '../kept-in-accounts.ts';
import { purposeName } from '../secrets.server.ts';
import { forgetDevicesOf } from '../known-devices.server.ts';
import { eraseSessionsOf } from '../sessions.server.ts';
import { forgetUndosOf } from '../undo/contact-undos.server.ts';
import { contactsBeforeChanges } from '../undo/contacts-before-changes.server.ts';

/** What erasing an account takes, whoever asks for it. */
export type ErasureParts = {
  db: Database;
  clock: Clock;
  log: Log;
  messenger: Messenger;
  product: { name: string; supportEmail: string };
  /** Makes what the person has begun to pay unpayable. */
  closePayments: (userId: number) => Promise<void>;
  /** What other features keep by a person's addresses. */
  eraseElsewhere: readonly EraseAddresses[];
};

/** Erases an account at its person's or the operator's word, and sends the last messages to it. */
export async function eraseEverything(parts: ErasureParts, userId: number): Promise<void> {
  const warn = (error: unknown) => parts.log.warn('account.not_all_told', { userId, error });
  const told = await eraseAccount(parts, userId, parts.eraseElsewhere);
  // A provider that cannot be reached keeps nobody from leaving: the checkout ends by itself within a day.
  await parts.closePayments(userId).catch(warn);
  // Not by the outbox, which would keep the address.
  for (const contact of told)
    await parts.messenger.sendNow(deletionMessage(contact, parts.product)).catch(warn);
}

/** Confirms that an account is gone, to the contact it had: the last message to it. */
function deletionMessage(to: Contact, product: { name: string; supportEmail: string }): OutgoingMessage {
  const done = `Your ${product.name} account is deleted, with your documents and the contacts that you signed in with.`;
  if (to.channel === 'sms') {
    return { channel: 'sms', recipient: to.address, subject: '', text: done, html: null };
  }
  const text = [
    done,
    '',
    'What we keep are the records of your payments, without your address, for as long as bookkeeping requires.',
    '',
    `You are welcome to start anew at any time. If this was not you, write to ${product.supportEmail}.`,
  ].join('\n');
  const subject = `Your ${product.name} account is deleted`;
  return { channel: 'email', recipient: to.address, subject, text, html: null };
}

/** Removes what another feature keeps by the addresses of a person; answers how much that was. */
export type EraseAddresses = (tx: Database, traces: readonly AddressTrace[]) => Promise<number>;

/**
 * Erases a person at once: documents, their versions, drafts, looks, photos, copies of what was sent, passkeys, sessions, codes, known
 * devices, messages to, from and about them, and what they sign in with or once did. The row stays, without a name, for the payments that bookkeeping must keep. Erasing twice is erasing once.
 * @returns the contacts to be told, one that the account has and one of before a change that could still be undone; none
 *   where it was erased before
 */
async function eraseAccount(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  elsewhere: readonly EraseAddresses[],
): Promise<Contact[]> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const contacts = user ? contactsOf(user) : [];
    // Versions go with their documents, and the documents that were sent with the receipts of sending them.
    for (const table of KEPT_IN_ACCOUNTS) await tx.delete(table).where(eq(table.userId, userId));
    await eraseSessionsOf(tx, clock, userId);
    const asked = [purposeName({ kind: 'contact', userId }), purposeName({ kind: 'deletion', userId })];
    await tx.delete(signInCodes).where(inArray(signInCodes.purpose, asked));
    const [earliest] = await contactsBeforeChanges(tx, clock, userId);
    await forgetUndosOf(tx, userId);
    if (user) await eraseTraces(tx, await tracesOf(tx, user), elsewhere);
    // With those to an address that they only meant to change to.
    await forgetMessagesAbout(tx, userId);
    await forgetFormerContactsOf(tx, userId);
    await tx.update(users).set({ email: null, phone: null }).where(eq(users.id, userId));
    const [first] = contacts;
    const told = first === undefined ? [] : [first, ...(earliest ? [earliest] : [])];
    return told.filter(({ address }, index) => told.findIndex((one) => one.address === address) === index);
  });
}

/**
 * Erases what is kept of addresses outside of any account, of whoever has written to support or asked for a code.
 * @returns how many things that were
 */
export async function eraseAddresses(
  tx: Database,
  addresses: readonly string[],
  elsewhere: readonly EraseAddresses[],
): Promise<number> {
  const traces = addresses.map((address) => ({ address, until: null }));
  return (await eraseTraces(tx, traces, elsewhere)) + (await forgetFormerContacts(tx, addresses));
}

async function eraseTraces(
  tx: Database,
  traces: readonly AddressTrace[],
  elsewhere: readonly EraseAddresses[],
): Promise<number> {
  const codes = await tx
    .delete(signInCodes)
    .where(isTrace(traces, { address: signInCodes.contact, at: signInCodes.sentAt }))
    .returning({ id: signInCodes.id });
  // Devices of an address that signs somebody else in by now are theirs.
  const wholly = traces.filter(({ until }) => until === null);
  await forgetDevicesOf(
    tx,
    wholly.map(({ address }) => address),
  );
  let erased = codes.length + (await forgetMessagesOf(tx, traces));
  for (const erase of elsewhere) erased += await erase(tx, traces);
  return erased;
}

/** Whether an account was erased already. */
export async function isErased(db: Database, userId: number): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user === undefined || contactsOf(user).length === 0;
}
