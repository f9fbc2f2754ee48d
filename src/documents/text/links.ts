import { cleanLine } from './clean.ts';

/** Text as printed, and where it leads when it leads anywhere. */
export type LinkedText = { text: string; href?: string };

const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address as typed: shown without its scheme, leading only to where a link may lead. */
export function linkedAddress(typed: string): LinkedText | undefined {
  const address = cleanLine(typed).replace(/ /g, '');
  if (!address) return undefined;
  const href = safeHref(address);
  return href ? { text: displayAddress(address), href } : { text: cleanLine(typed) };
}

/** An email address, leading to a new message when it looks like one. */
export function linkedEmail(typed: string): LinkedText | undefined {
  const text = cleanLine(typed);
  if (!text) return undefined;
  return /^[^\s@<>"',;:?&%\\()[\]]+@[^\s@<>"',;:?&%\\()[\]]+\.[^\s@.]+$/u.test(text)
    ? { text, href: `mailto:${text}` }
    : { text };
}

/** A phone number, dialled by its digits when there are enough of them and nothing but a number's marks. */
export function linkedPhone(typed: string): LinkedText | undefined {
  const text = cleanLine(typed);
  if (!text) return undefined;
  const digits = text.replace(/\D/g, '');
  const dialable = /^\+?[\d\s().\-–/]+$/u.test(text) && digits.length >= 5 && digits.length <= 15;
  return dialable ? { text, href: `tel:${text.startsWith('+') ? '+' : ''}${digits}` } : { text };
}

/** The full address when its scheme is allowed; `linkedin.com/in/x` is taken for an https address. */
export function safeHref(address: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(address)?.[0].toLowerCase();
  if (scheme && !ALLOWED_SCHEMES.has(scheme)) return undefined;
  const full = scheme ? address : `https://${address}`;
  if (!URL.canParse(full)) return undefined;
  const url = new URL(full);
  const onTheWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (onTheWeb && !(url.hostname.includes('.') && !url.username && !url.password)) return undefined;
  return url.href;
}

function displayAddress(address: string): string {
  return address.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '');
}
