import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { contactMessages } from '#platform/database/schema.ts';
import { createApi, endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import { limitNetwork, widerNetwork } from '#platform/http/client-address.server.ts';
import {
  assertAllowed,
  hitAll,
  waitText,
  type Counted,
  type Limiter,
} from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import type { OutgoingMessage } from '#platform/mail/message.ts';
import { mailboxOf } from '#platform/session/mailbox.ts';
import { contactAnswer, contactRequest, type ContactRequest } from './contract.ts';

const HOUR = 3600;
/** Messages from one address: support's mailbox is not flooded by one machine. */
const PER_ADDRESS: Limit = { max: 5, windowSeconds: HOUR, policy: 'messages' };
/**
 * From the network around it, through which one machine may wander: ten addresses' worth, so that it takes more than a few
 * of them to keep all their neighbours from writing.
 */
const PER_NETWORK: Limit = { max: 50, windowSeconds: HOUR };
/** In the name of one mailbox: whoever is written in somebody's name does not get all the answers. */
const PER_SENDER: Limit = { max: 5, windowSeconds: HOUR };
/** From everybody: five such networks, and far more than an installation gets. */
const OF_ALL: Limit = { max: 250, windowSeconds: HOUR };
/** An alert an hour for each cap is enough to look. */
const ALERTS: Limit = { max: 1, windowSeconds: HOUR };

export type ContactFormParts = {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  messenger: Messenger;
  product: { supportEmail: string };
  /** Told when a cap is hit that one person does not reach: nothing names anybody but the caller's address. */
  alert: (hit: { cap: string; address: string }) => void;
};

type Cap = Counted & { name: string; isAlarming: boolean };

function capsOn(address: string, sender: string): { ofCaller: Cap[]; ofMessage: Cap[] } {
  const cap = (name: string, of: string, limit: Limit, isAlarming = false) => {
    const key = of === '' ? `contact:${name}` : `contact:${name}:${of}`;
    return { name, key, limit, isAlarming };
  };
  return {
    ofCaller: [
      cap('address', limitNetwork(address), PER_ADDRESS),
      cap('network', widerNetwork(address), PER_NETWORK, true),
    ],
    ofMessage: [cap('sender', mailboxOf(sender.toLowerCase()), PER_SENDER), cap('all', '', OF_ALL, true)],
  };
}

export function contactRoutes({ db, clock, limiter, messenger, product, alert }: ContactFormParts) {
  /** @throws AppError `rate_limited`, with the address that can be written to instead */
  async function count(caps: readonly Cap[], address: string): Promise<void> {
    const refused = await hitAll(limiter, caps);
    if (!refused) return;
    const { reached, answer } = refused;
    if (reached.isAlarming && (await limiter.hit(`alert:${reached.key}`, ALERTS)).allowed)
      alert({ cap: reached.name, address });
    const why =
      reached.name === 'all' ? 'We get many messages right now.' : 'You have written to us several times.';
    const wait = waitText(answer.retryAfterSeconds);
    assertAllowed(answer, `${why} Please write to ${product.supportEmail}, or try again ${wait}.`);
  }

  const send = endpoint({
    method: 'post',
    path: '/api/contact',
    summary: 'Write to support',
    request: jsonBody(contactRequest),
    responses: { 200: json(contactAnswer, 'The message was received') },
    errors: ['rate_limited'],
  });
  return createApi().openapi(send, async (context) => {
    const { website, ...written } = context.req.valid('json');
    const address = context.get('clientAddress');
    const { ofCaller, ofMessage } = capsOn(address, written.email);
    // A program that filled in the hidden field gets the answer of success, so that it does not try again.
    const isSent = website === '';
    await count(isSent ? [...ofCaller, ...ofMessage] : ofCaller, address);
    if (!isSent) return context.json({ received: true as const }, 200);
    // Stored and put into the outbox together: a mail server that is down loses nothing.
    await db.transaction(async (tx) => {
      const [stored] = await tx
        .insert(contactMessages)
        .values({ ...written, createdAt: clock.now() })
        .returning({ id: contactMessages.id });
      if (!stored) throw new Error('the message was not stored');
      await messenger.sendLater(tx, contactMessage(stored.id, written, product.supportEmail));
    });
    return context.json({ received: true as const }, 200);
  });
}

type Written = Pick<ContactRequest, 'name' | 'email' | 'subject' | 'message'>;

/** The mail to support about what a visitor wrote. It comes from us, and an answer to it goes to the visitor. */
function contactMessage(id: number, written: Written, support: string): OutgoingMessage {
  return {
    channel: 'email',
    recipient: support,
    replyTo: written.email,
    subject: `[Contact ${id}] ${written.subject}`,
    text: [
      `From: ${written.name} <${written.email}>`,
      `Subject: ${written.subject}`,
      '',
      written.message,
    ].join('\n'),
    html: null,
  };
}
