import nodemailer from 'nodemailer';
import type { OutgoingMessage } from './message.ts';

/** Longest waits for a single answer of a mail server, in ms. */
const CONNECT_MS = 8_000;
const IDLE_MS = 10_000;

/** A mail server that takes messages. */
export type MailServer = {
  /** Hands a message over; rejects where it was not taken, or not within `withinMs` altogether. */
  send(message: OutgoingMessage, withinMs: number): Promise<void>;
  /** Connects and signs in, and sends nothing; rejects where that fails. */
  prove(): Promise<void>;
  close(): void;
};

/**
 * A mail server at `smtps://` (encrypted from the first byte) or `smtp://`. The latter has to offer STARTTLS unless it
 * is on this machine: codes and the password travel there. Its certificate must be one that Node trusts
 * (`NODE_EXTRA_CA_CERTS` adds an authority). A private relay without encryption needs `?requireTLS=false` in its address.
 */
export function connectSmtp(url: string, from: string): MailServer {
  const transport = nodemailer.createTransport({
    url,
    // What the address says goes before this.
    requireTLS: !isThisMachine(new URL(url).hostname),
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
    async send({ recipient, subject, text, html, replyTo }, withinMs) {
      const mail: Parameters<typeof transport.sendMail>[0] & { signal: AbortSignal } = {
        from,
        // An object, so that nothing in the address is read as a list of further recipients.
        to: { name: '', address: recipient },
        subject,
        text,
        ...(html === null ? {} : { html }),
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        headers: { 'Auto-Submitted': 'auto-generated' },
        // Takes it from the queue, or ends its connection: what was reported as failed does not leave later.
        signal: AbortSignal.timeout(withinMs),
      };
      await transport.sendMail(mail);
    },
    prove: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/** Whether a mail server has refused the user or the password for good. */
export function isPasswordRefused(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && error.code === 'EAUTH')) return false;
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
