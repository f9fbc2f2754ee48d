import type { Database } from '#platform/database/database.server.ts';
import type { Env } from '#platform/env/env.ts';
import { hitAll, type Limiter } from '#platform/limits/limiter.server.ts';
import { ALL_TEXTS, textsADay, noticeTexts, smsProvider } from '#platform/sms/providers.server.ts';
import { outsideRequests } from '#platform/log/request-record.server.ts';
import type { OutgoingMessage } from './message.ts';
import { deliverDue, enqueue, keepForInbox, type OutboxParts } from './outbox.server.ts';
import { connectSmtp } from './smtp.server.ts';

/** How often the outbox is looked through, in ms. */
const DELIVER_EVERY_MS = 15_000;

/** How soon after being put into the outbox a message is delivered, in ms. */
const SOON_MS = 500;

/** How long a mail server may take while a person watches the "Sending..." button, in ms. */
const WATCHED_MS = 9_000;
/** And while nobody does, in ms: less than an outbox claim lasts, so that no other copy sends the same mail. */
const UNWATCHED_MS = 45_000;

/** Takes messages to people, by whatever this installation has. */
export interface Messenger {
  /** Hands over while somebody waits; rejects where it was not taken. */
  sendNow(message: OutgoingMessage): Promise<void>;
  /** The same for a message that its sender has counted against the caps on messages. */
  sendCounted(message: OutgoingMessage): Promise<void>;
  /** Sends after the caller's transaction, with retries. */
  sendLater(tx: Database, message: OutgoingMessage): Promise<void>;
  close(): Promise<void>;
}

type MessengerParts = OutboxParts & {
  limiter: Limiter;
  env: Env;
  /** Whether the outbox is looked through here again and again, which one process of a copy does. */
  looksThrough?: boolean;
};

export function startMessenger(parts: MessengerParts): Messenger {
  const { db, clock, limiter, log, env, looksThrough = true } = parts;
  const smtp = env.mail.kind === 'smtp' ? connectSmtp(env.mail.url, env.mail.from) : undefined;
  const sms = env.sms.kind === 'twilio' || env.sms.kind === 'http' ? smsProvider(env.sms) : undefined;

  const handOver = async (message: OutgoingMessage, withinMs: number): Promise<void> => {
    if (message.channel === 'email') {
      await (smtp ? smtp.send(message, withinMs) : keepForInbox(db, clock, message));
      return;
    }
    await (sms ? sms(message.recipient, message.text) : keepForInbox(db, clock, message));
  };
  const countAndHandOver = async (message: OutgoingMessage, withinMs: number): Promise<void> => {
    if (message.channel === 'sms') {
      const all = { key: ALL_TEXTS, limit: textsADay(env.smsDailyCap) };
      const refused = await hitAll(limiter, [...noticeTexts(message.recipient, env.smsDailyCap), all]);
      if (refused)
        throw new Error(
          'the daily cap on text messages (SMS_DAILY_CAP), or the share of it for news, is reached',
        );
    }
    await handOver(message, withinMs);
  };

  const reallySends = (message: OutgoingMessage) => (message.channel === 'email' ? smtp : sms) !== undefined;
  let running = Promise.resolve();
  let closed = false;
  const deliver = () => {
    if (closed) return;
    running = running
      .then(() => deliverDue(parts, (message) => countAndHandOver(message, UNWATCHED_MS)))
      .then(undefined, (error: unknown) => log.warn('outbox.failed', { error }));
  };
  const timer = looksThrough && (smtp || sms) ? setInterval(deliver, DELIVER_EVERY_MS) : undefined;
  timer?.unref();

  return {
    sendNow: (message) => countAndHandOver(message, WATCHED_MS),
    sendCounted: (message) => handOver(message, WATCHED_MS),
    async sendLater(tx, message) {
      if (!reallySends(message)) return keepForInbox(tx, clock, message);
      await enqueue(tx, clock, message);
      // The caller's transaction has ended by then; if not, the next round delivers.
      outsideRequests(() => setTimeout(deliver, SOON_MS).unref());
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
      smtp?.close();
    },
  };
}
