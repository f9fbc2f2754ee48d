import { escapeHtml } from '#platform/http/escape-html.ts';
import type { OutgoingMessage } from '#platform/mail/message.ts';
import { CODE_MINUTES } from '#platform/session/sign-in-limits.ts';
import type { CodePurpose } from './secrets.server.ts';
import type { Contact } from './contact.ts';

type Product = { name: string; publicUrl: string };
type Kind = CodePurpose['kind'];

/** What the code does, as its mail says it before the code, and what to do with one that nobody asked for. */
const MAIL_WORDS: Record<Kind, { lead: string; unasked: string }> = {
  'sign-in': {
    lead: 'Your sign-in code is',
    unasked: 'If you did not ask for a code, you can ignore this mail: nobody gets in without it.',
  },
  contact: {
    lead: 'Your code to add this address to your account is',
    unasked: 'If you did not ask for a code, you can ignore this mail: nothing happens without it.',
  },
  deletion: {
    lead: 'Your code to delete your account is',
    unasked:
      'If you did not ask for it, somebody else is signed in to your account. Keep the code to yourself, sign in, and sign out everywhere on your account page.',
  },
};

/** The same in a text message, after the code. */
const TEXT_WORDS: Record<Kind, string> = {
  'sign-in': 'code',
  contact: 'code to add this number to your account',
  deletion: 'code to delete your account',
};

/**
 * The message that carries a code. The code stands in the subject, where lock screens show it; the last line of a text
 * message lets phones fill it in on our page alone (the "origin-bound one-time code" format of WICG).
 */
export function codeMessage(
  contact: Contact,
  code: string,
  purpose: CodePurpose,
  product: Product,
): OutgoingMessage {
  // Whether a sign-in code's contact belongs to an account is not looked at.
  const about = purpose.kind === 'sign-in' ? {} : { userId: purpose.userId };
  return { ...words(contact, code, purpose, product), ...about };
}

function words(contact: Contact, code: string, purpose: CodePurpose, product: Product): OutgoingMessage {
  const { host } = new URL(product.publicUrl);
  const recipient = contact.address;
  if (contact.channel === 'sms') {
    const what = TEXT_WORDS[purpose.kind];
    const text = `${code} is your ${product.name} ${what}. It works for ${CODE_MINUTES} minutes.\n\n@${host} #${code}`;
    return { channel: 'sms', recipient, subject: '', text, html: null };
  }
  const { lead, unasked } = MAIL_WORDS[purpose.kind];
  const text = [
    `${lead} ${code}`,
    '',
    `Enter it on the page where you asked for it. It works once, for ${CODE_MINUTES} minutes.`,
    '',
    unasked,
    '',
    `${product.name} · ${product.publicUrl}`,
  ].join('\n');
  return {
    channel: 'email',
    recipient,
    subject: `${code} is your ${product.name} code`,
    text,
    html: html(code, { lead, unasked }, product),
  };
}

function html(code: string, { lead, unasked }: { lead: string; unasked: string }, product: Product): string {
  const name = escapeHtml(product.name);
  return `<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f5f2;font-family:Georgia,serif;color:#1c1f26">
<div style="max-width:440px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 24px;font-size:18px">${name}</p>
<p style="margin:0 0 8px;font-family:Arial,sans-serif;font-size:15px">${lead}</p>
<p style="margin:0 0 24px;font-family:'Courier New',monospace;font-size:34px;letter-spacing:6px">${code}</p>
<p style="margin:0 0 16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5">Enter it on the page where you asked for it. It works once, for ${CODE_MINUTES} minutes.</p>
<p style="margin:0;font-family:Arial,sans-serif;font-size:13px;line-height:1.5;color:#515763">${unasked}</p>
</div></body></html>`;
}
