import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type Mail = { to: string; from: string; replyTo: string; subject: string; text: string };

/** A real mail server on loopback that keeps what it is handed. */
export type MailServer = {
  url: string;
  /** Waits for the next mail to somebody that is newer than the ones taken before. */
  take(to: string): Promise<Mail>;
  close(): Promise<void>;
};

/** The outbox is looked through every 15 seconds at the latest. */
const PATIENCE_MS = 20_000;

export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        const to = Array.isArray(mail.to) ? mail.to[0]?.text : mail.to?.text;
        mails.push({
          to: to ?? '',
          from: mail.from?.text ?? '',
          replyTo: mail.replyTo?.text ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
        });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // A listening TCP server has an address with a port.
  return {
    url: `smtp://127.0.0.1:${port}`,
    async take(to) {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const index = mails.findIndex((mail) => mail.to.includes(to));
        const [mail] = index < 0 ? [] : mails.splice(index, 1);
        if (mail) return mail;
        if (Date.now() > deadline) throw new Error(`no mail for ${to} arrived`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
