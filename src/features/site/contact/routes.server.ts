import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { contactMessages } from '#platform/database/schema.ts';
import { createApi, endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import { limitNetwork } from '#platform/http/client-address.server.ts';
import { assertAllowed, type Limit, type Limiter } from '#platform/limits/limiter.server.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import type { OutgoingMessage } from '#platform/mail/message.ts';
import { contactAnswer, contactRequest, type ContactRequest } from './contract.ts';

/** Messages from one address: support's mailbox is not flooded by one machine. */
const MESSAGES_PER_ADDRESS: Limit = { max: 5, windowSeconds: 3600 };

export type ContactFormParts = {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  messenger: Messenger;
  product: { supportEmail: string };
};

export function contactRoutes({ db, clock, limiter, messenger, product }: ContactFormParts) {
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
    const from = `contact:address:${limitNetwork(context.get('clientAddress'))}`;
    const counted = await limiter.hit(from, MESSAGES_PER_ADDRESS);
    assertAllowed(counted, 'You have written to us several times. Please try again later.');
    // A program that filled in the hidden field gets the answer of success, so that it does not try again.
    if (website !== '') return context.json({ received: true as const }, 200);
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
