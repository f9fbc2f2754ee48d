import { forgetOldCodes } from '#features/auth/issued-codes.server.ts';
import { forgetOldDevices } from '#features/auth/known-devices.server.ts';
import { forgetUsedChallenges } from '#features/auth/passkeys/challenges.server.ts';
import { forgetOldUndos } from '#features/auth/undo/contact-undos.server.ts';
import { forgetOldErasedSessions, forgetOldSessions } from '#features/auth/sessions.server.ts';
import { forgetOldEvents } from '#features/billing/forget-events.server.ts';
import { forgetUnpaid } from '#features/billing/forget-unpaid.server.ts';
import { forgetOldRefundMarks } from '#features/billing/refunds/refund-marks.server.ts';
import {
  forgetOldContactMessages,
  eraseContactMessages,
} from '#features/site/contact/erase-messages.server.ts';
import { forgetSentOfErased } from '#features/applications/sent/forget-sent.server.ts';
import { forgetOldLinks } from '#features/sharing/forget-links.server.ts';
import { forgetLooksOfErased } from '#editor/look/saved/forget-looks.server.ts';
import { forgetOldPhotos } from '#editor/store/photos/forget-photos.server.ts';
import { thinHistory } from '#editor/store/history/thin-history.server.ts';
import { claimTask } from '#platform/database/claim-task.server.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { forgetOldLimits } from '#platform/limits/limiter.server.ts';
import { forgetOldMessages } from '#platform/mail/outbox.server.ts';
import { forgetOldFormerContacts } from '#platform/session/former-contacts.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { EraseAddresses } from '#features/auth/deletion/erase-account.server.ts';

type Forget = (db: Database, clock: Clock) => Promise<void>;

const FORGET: readonly Forget[] = [
  forgetOldLimits,
  forgetOldSessions,
  forgetOldErasedSessions,
  forgetOldCodes,
  forgetOldDevices,
  forgetOldUndos,
  forgetUsedChallenges,
  forgetOldFormerContacts,
  forgetOldMessages,
  forgetOldContactMessages,
  forgetOldRefundMarks,
  forgetUnpaid,
  forgetOldEvents,
  forgetOldLinks,
  forgetLooksOfErased,
  forgetSentOfErased,
  thinHistory,
  forgetOldPhotos,
];

/** Forgets whatever has been kept for its time (`platform/retention`). What fails is logged, and the rest goes on. */
export async function keepHouse(
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
  tasks: readonly Forget[] = FORGET,
): Promise<void> {
  for (const forget of tasks) {
    try {
      await forget(db, clock);
    } catch (error) {
      log.warn('housekeeping.failed', { task: forget.name, error });
    }
  }
}

/** Has something done by one copy of the product for all of them, about every so many ms. */
export async function byOneCopy(
  db: Database,
  { name, ms }: { name: string; ms: number },
  work: () => Promise<void>,
): Promise<void> {
  // Over a little before the next round, which is not to the millisecond.
  if (await claimTask(db, name, ms * 0.9)) await work();
}

type Task = { stop(): Promise<void> };

/** Does something again and again; one round never overlaps the next, and a failure is only logged. */
export function every(ms: number, name: string, log: Log, work: () => Promise<void>): Task {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn('task.failed', { name, error }))
      .finally(() => {
        running = undefined;
      });
  }, ms);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** What features other than signing in keep by a person's addresses: erased with the account. */
export const ERASE_ELSEWHERE: readonly EraseAddresses[] = [eraseContactMessages];
