import nodemailer from 'nodemailer';
import type { Message } from './message.ts';

/** Longest waits for a mail server, in ms: a person may be watching the "Sending..." button. */
const CONNECT_MS = 8_000;
const IDLE_MS = 10_000;

/** A mail server that takes messages; `send` rejects where it does not. */
export type MailServer = { send(message: Message): Promise<void>; close(): void };

export function connectSmtp(url: string, from: string): MailServer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    // Content comes from texts alone: no message may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ recipient, subject, text, html }) {
      await transport.sendMail({
        from,
        // An object, so that nothing in the address is read as a list of further recipients.
        to: { name: '', address: recipient },
        subject,
        text,
        ...(html === null ? {} : { html }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
