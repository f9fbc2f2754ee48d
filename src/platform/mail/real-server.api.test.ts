import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startExim, type EximServer } from '#tests/support/exim-server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { connectSmtp } from './smtp.server.ts';

const MAIL_FROM = 'Foothold <hello@example.com>';

let exim: EximServer;
let product: TestProduct;
beforeAll(async () => {
  exim = await startExim();
  product = await startTestProduct({
    env: {
      SMTP_URL: addressOf(exim),
      MAIL_FROM,
      PUBLIC_URL: 'https://foothold.example',
      SELLER_NAME: 'Foothold',
    },
  });
});
afterAll(async () => {
  await product.close();
  await exim.close();
});

const addressOf = ({ user, password, certificate, port }: EximServer, secret = password) =>
  `smtp://${user}:${encodeURIComponent(secret)}@localhost:${port}?requireTLS=true&tls.ca=${encodeURIComponent(certificate)}`;

describe('through a real mail server, encrypted and with a password', () => {
  test('a sign-in code arrives: in the subject, in the text and in the HTML, and signs in', async () => {
    const email = 'ana.silva+jobs@example.com';
    const sent = await product.call('/api/auth/send-otp', { method: 'POST', body: { email } });
    expect(sent.status).toBe(200);
    const raw = await exim.take();
    // Exim notes how it was handed over: by somebody with a password, over TLS.
    expect(raw).toMatch(/^Received: from [^]*?with esmtpsa\s+\(TLS/m);
    const mail = await simpleParser(raw);
    const code = /^(\d{6}) is your Foothold code$/.exec(mail.subject ?? '')?.[1];
    expect(code).toBeDefined();
    expect(mail.text).toContain(`Your sign-in code is ${code}`);
    expect(mail.text).toContain('https://foothold.example');
    expect(mail.html).toContain(`>${code}</p>`);
    expect([mail.from?.text, mail.headers.get('envelope-to')]).toEqual([
      '"Foothold" <hello@example.com>',
      email,
    ]);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.headers.has('bcc')).toBe(false);
    const body = { email, code };
    expect((await product.call('/api/auth/verify-otp', { method: 'POST', body })).status).toBe(200);
  });

  test('what a visitor writes stays in its own field, whatever it holds', async () => {
    const nasty = 'Zoë\u2028Bcc: eve@example.com';
    const body = {
      name: nasty,
      email: 'visitor@example.com',
      subject: nasty,
      message: `Line one\n.\nBcc: eve@example.com\n\n.\r\nQUIT\r\nLine two ${nasty}`,
      website: '',
    };
    const answer = await product.call('/api/contact', { method: 'POST', body });
    expect(answer.status).toBe(200);
    const mail = await simpleParser(await exim.take());
    expect(mail.headers.get('envelope-to')).toBe('support@foothold.example');
    expect(mail.replyTo?.text).toBe('visitor@example.com');
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.cc).toBeUndefined();
    // A line with a single dot would end the mail there.
    for (const said of ['Line one', 'Bcc: eve@example.com', 'Line two Zoë'])
      expect(mail.text).toContain(said);
  });

  test('a wrong password is refused, and the mail with it', async () => {
    const mail = connectSmtp(addressOf(exim, 'wrong'), MAIL_FROM);
    const message = {
      channel: 'email' as const,
      recipient: 'ana@example.com',
      subject: 'Hi',
      text: '',
      html: null,
    };
    await expect(mail.send(message, 15_000)).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
    mail.close();
  });
});
