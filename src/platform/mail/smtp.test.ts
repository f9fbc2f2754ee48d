import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  refusal,
  selfSignedCertificate,
  startLaxServer,
  startScriptedServer,
  startSmtpServer,
  type TestMailServer,
} from '#tests/support/smtp-server.ts';
import type { OutgoingMessage } from './message.ts';
import { connectSmtp, type MailServer } from './smtp.server.ts';

const FROM = 'Foothold <hello@example.com>';
const MESSAGE: OutgoingMessage = {
  channel: 'email',
  recipient: 'ana@example.com',
  subject: 'Hello',
  text: 'Text',
  html: null,
};
const LONG_MS = 20_000;

let certificate: { key: string; cert: string };
beforeAll(() => {
  certificate = selfSignedCertificate();
});
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close();
});
async function server(starting: Promise<TestMailServer>): Promise<TestMailServer> {
  const started = await starting;
  opened.push(started);
  return started;
}
function connect(url: string): MailServer {
  const mail = connectSmtp(url, FROM);
  opened.push(mail);
  return mail;
}
const trusting = () => `tls.ca=${encodeURIComponent(certificate.cert)}`;

describe('encryption', () => {
  const withPassword = (taken: string[]) =>
    startSmtpServer({
      ...certificate,
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        taken.push(`${username}:${password}`);
        done(null, { user: username });
      },
    });

  test.each(['smtp', 'smtps'])('over %s a certificate that nobody vouches for is refused', async (scheme) => {
    const passwords: string[] = [];
    const secure = scheme === 'smtps';
    const mailServer = await server(
      secure ? startSmtpServer({ ...certificate, secure }) : withPassword(passwords),
    );
    const mail = connect(`${scheme}://user:pw@localhost:${mailServer.port}`);
    await expect(mail.send(MESSAGE, LONG_MS)).rejects.toThrow(/self-signed certificate/);
    expect([passwords, mailServer.taken]).toEqual([[], []]);
  });

  test('the same certificate is taken once its maker is trusted, and the password leaves encrypted', async () => {
    const passwords: string[] = [];
    const mailServer = await server(withPassword(passwords));
    await connect(`smtp://user:pw@localhost:${mailServer.port}?${trusting()}`).send(MESSAGE, LONG_MS);
    expect(passwords).toEqual(['user:pw']);
    expect(mailServer.taken).toHaveLength(1);
  });

  test('a certificate of another name is refused, even where its maker is trusted', async () => {
    const mailServer = await server(startSmtpServer(certificate));
    const mail = connect(`smtp://127.0.0.1:${mailServer.port}?tls.servername=mail.example.com&${trusting()}`);
    await expect(mail.send(MESSAGE, LONG_MS)).rejects.toThrow(/altnames/);
    expect(mailServer.taken).toEqual([]);
  });

  test('nothing is sent in clear where encryption was asked for', async () => {
    const mailServer = await server(startSmtpServer());
    for (const url of [
      `smtps://localhost:${mailServer.port}`,
      `smtp://localhost:${mailServer.port}?requireTLS=true`,
      // Beyond this machine it need not be asked for. The name is another one of this machine's.
      `smtp://[::ffff:127.0.0.1]:${mailServer.port}`,
    ])
      await expect(connect(url).send(MESSAGE, LONG_MS)).rejects.toThrow();
    expect(mailServer.connections()).toBeGreaterThanOrEqual(3);
    expect(mailServer.taken).toEqual([]);
    await connect(`smtp://localhost:${mailServer.port}`).send(MESSAGE, LONG_MS);
    expect(mailServer.taken).toHaveLength(1);
  });

  test('where a server breaks the encryption off, the mail does not follow in clear', async () => {
    const lines: string[] = [];
    const mailServer = await server(
      startScriptedServer('220 here', (line) => {
        lines.push(line);
        return line.startsWith('EHLO') ? '250-here\r\n250 STARTTLS' : '454 TLS not available';
      }),
    );
    await expect(connect(`smtp://localhost:${mailServer.port}`).send(MESSAGE, LONG_MS)).rejects.toMatchObject(
      { code: 'ETLS' },
    );
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);
  });
});

describe('a server that stalls', () => {
  const silent = () => undefined;
  const greets = (line: string) => (line.startsWith('EHLO') ? '250 here' : undefined);
  const takesAddresses = (line: string) => (line.startsWith('DATA') ? undefined : '250 fine');
  const takesText = (line: string) =>
    line === 'DATA' ? '354 go' : /^(EHLO|MAIL|RCPT)/.test(line) ? '250 fine' : undefined;
  test.each([
    ['before it greets', undefined, silent],
    ['after its greeting', '220 here', silent],
    ['at the sender', '220 here', greets],
    ['at the text', '220 here', takesAddresses],
    ['after the text', '220 here', takesText],
  ])('%s is given up within the time', async (_when, greeting, answer) => {
    const mailServer = await server(startScriptedServer(greeting, answer));
    const mail = connect(`smtp://localhost:${mailServer.port}`);
    await expect(mail.send(MESSAGE, 400)).rejects.toMatchObject({ code: 'EABORT' });
  });

  test('a mail that was given up does not leave later', async () => {
    let open = false;
    const mailServer = await server(
      startSmtpServer({
        onConnect: (_session, done) => void setTimeout(() => done(open ? null : refusal(421, 'busy')), 300),
      }),
    );
    const mail = connect(`smtp://localhost:${mailServer.port}`);
    await expect(mail.send(MESSAGE, 100)).rejects.toThrow();
    open = true;
    await mail.send({ ...MESSAGE, subject: 'The next one' }, LONG_MS);
    expect(mailServer.taken).toHaveLength(1);
    expect(mailServer.taken[0]).toContain('Subject: The next one');
  });
});

describe('what people write', () => {
  const BREAKS = [
    '\r\nBcc: eve@example.com',
    '\nBcc: eve@example.com',
    '\rBcc: eve@example.com',
    '\r\n\r\nBcc: x',
  ];
  const BROKEN = BREAKS.flatMap((text) => [text, `Hello${text}`, `${'ä'.repeat(60)}${text}`]);
  const TO_EVE = 'RCPT TO:<eve@example.com>';
  const KNOWN = [
    'Auto-Submitted',
    'Content-Transfer-Encoding',
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ];

  /** One that refuses nothing, so that what keeps others out is ours. */
  async function laxServer() {
    const mailServer = await startLaxServer();
    opened.push(mailServer);
    return { mailServer, mail: connect(`smtp://localhost:${mailServer.port}`) };
  }

  test.each(['subject', 'recipient', 'replyTo', 'text', 'html'] as const)(
    'in the field %s it never makes a header',
    async (field) => {
      const { mailServer, mail } = await laxServer();
      for (const text of BROKEN) {
        const written = field === 'recipient' || field === 'replyTo' ? `ana@example.com${text}` : text;
        await mail.send({ ...MESSAGE, [field]: written }, LONG_MS);
      }
      expect(mailServer.taken).toHaveLength(BROKEN.length);
      for (const raw of mailServer.taken) {
        const names = headerNames(raw);
        expect(names).toContain('To');
        expect(KNOWN).toEqual(expect.arrayContaining(names));
        expect(new Set(names).size).toBe(names.length);
      }
      expect(mailServer.recipients).toHaveLength(BROKEN.length);
      expect(mailServer.recipients).not.toContain(TO_EVE);
    },
  );

  test.each([
    'ana@example.com, eve@example.com',
    'ana@example.com;eve@example.com',
    'Ana <eve@example.com>',
    'ana@example.com>\r\nRCPT TO:<eve@example.com',
  ])('%j in place of an address reaches nobody else', async (recipient) => {
    const { mailServer, mail } = await laxServer();
    await mail.send({ ...MESSAGE, recipient }, LONG_MS);
    expect(mailServer.taken).toHaveLength(1);
    // The whole is one address, which is nobody's.
    expect(mailServer.recipients).toEqual([expect.stringMatching(/^RCPT TO:<"[^"]+"@example\.com>$/)]);
    expect(mailServer.recipients).not.toContain(TO_EVE);
  });
});

/** The names of a mail's own headers, as any reader takes them: up to the first empty line, folded lines aside. */
function headerNames(raw: string): string[] {
  const head = raw.split(/\r\n\r\n|\n\n|\r\r/, 1)[0] ?? '';
  return head
    .split(/\r\n|\n|\r/)
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.split(':')[0] ?? '');
}
