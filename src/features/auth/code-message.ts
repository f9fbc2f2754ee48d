import { escapeHtml } from '#platform/http/escape-html.ts';
import type { Message } from '#platform/mail/message.ts';
import { CODE_MINUTES } from './code.server.ts';
import type { Contact } from './contact.ts';

/**
 * The message that carries a sign-in code. The code stands in the subject, where lock screens show it; the last line
 * of a text message lets phones fill it in on our page alone (the "origin-bound one-time code" format of WICG).
 */
export function codeMessage(
  contact: Contact,
  code: string,
  product: { name: string; publicUrl: string },
): Message {
  const { host } = new URL(product.publicUrl);
  const recipient = contact.address;
  if (contact.channel === 'sms') {
    const text = `${code} is your ${product.name} code. It works for ${CODE_MINUTES} minutes.\n\n@${host} #${code}`;
    return { channel: 'sms', recipient, subject: '', text, html: null };
  }
  const text = [
    `Your sign-in code is ${code}`,
    '',
    `Enter it on the page where you asked for it. It works once, for ${CODE_MINUTES} minutes.`,
    '',
    `If you did not ask for a code, you can ignore this mail: nobody gets in without it.`,
    '',
    `${product.name} · ${product.publicUrl}`,
  ].join('\n');
  return {
    channel: 'email',
    recipient,
    subject: `${code} is your ${product.name} code`,
    text,
    html: html(code, product),
  };
}

function html(code: string, product: { name: string; publicUrl: string }): string {
  const name = escapeHtml(product.name);
  return `<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f5f2;font-family:Georgia,serif;color:#1c1f26">
<div style="max-width:440px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 24px;font-size:18px">${name}</p>
<p style="margin:0 0 8px;font-family:Arial,sans-serif;font-size:15px">Your sign-in code is</p>
<p style="margin:0 0 24px;font-family:'Courier New',monospace;font-size:34px;letter-spacing:6px">${code}</p>
<p style="margin:0 0 16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5">Enter it on the page where you asked for it. It works once, for ${CODE_MINUTES} minutes.</p>
<p style="margin:0;font-family:Arial,sans-serif;font-size:13px;line-height:1.5;color:#515763">If you did not ask for a code, you can ignore this mail: nobody gets in without it.</p>
</div></body></html>`;
}
