import { forgetOldCodes } from '#features/auth/issued-codes.server.ts';
import { forgetOldDevices } from '#features/auth/known-devices.server.ts';
import { forgetOldUndos } from '#features/auth/undo/contact-undos.server.ts';
import { forgetOldErasedSessions, forgetOldSessions } from '#features/auth/sessions.server.ts';
import { forgetOldRefundMarks } from '#features/billing/money-back/refund-marks.server.ts';
import { forgetOldContactMessages } from '#features/site/contact/erase-messages.server.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { forgetOldLimits } from '#platform/limits/limiter.server.ts';
import { forgetOldMessages } from '#platform/mail/outbox.server.ts';
import { forgetOldFormerContacts } from '#platform/session/former-contacts.server.ts';

const FORGET: readonly ((db: Database, clock: Clock) => Promise<void>)[] = [
  forgetOldLimits,
  forgetOldSessions,
  forgetOldErasedSessions,
  forgetOldCodes,
  forgetOldDevices,
  forgetOldUndos,
  forgetOldFormerContacts,
  forgetOldMessages,
  forgetOldContactMessages,
  forgetOldRefundMarks,
];

/** Forgets whatever has been kept for its time (`platform/retention`). */
export async function keepHouse(db: Database, clock: Clock): Promise<void> {
  for (const forget of FORGET) await forget(db, clock);
}
