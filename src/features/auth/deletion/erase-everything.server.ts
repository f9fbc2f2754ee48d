import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import { eraseAccount, type EraseAddresses } from './delete-account.server.ts';
import { deletionMessage } from './deletion-message.ts';

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
