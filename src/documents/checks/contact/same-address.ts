import { normalForm } from '#documents/text/clean.ts';

/* Addresses compared as people compare them: without scheme, "www" and what follows a question mark. */

/** Where these lead is not to be seen from the address. */
const SHORTENER =
  /^(?:bit\.ly|lnkd\.in|tinyurl\.com|t\.co|goo\.gl|youtu\.be|linktr\.ee|rebrand\.ly)(?:\/|$)/iu;

/** The beginning of an address is enough: long ones are shortened or broken on the page. */
export function isSame(a: string, b: string): boolean {
  const [x, y] = [bareAddress(a), bareAddress(b)];
  if (x.startsWith(y) || y.startsWith(x) || SHORTENER.test(y)) return true;
  const mail = x.includes('@') || y.includes('@');
  return !mail && hostOf(x) === hostOf(y) && (pathless(x) || lastPart(x) === lastPart(y));
}

export const bareAddress = (url: string): string =>
  normalForm(
    url
      .trim()
      .toLowerCase()
      .replace(/^(?:https?:\/\/|mailto:|tel:)/u, '')
      .replace(/^www\.|^[a-z]{2}\.(?=linkedin\.)/u, '')
      .replace(/%[\da-f]{2}/giu, ''),
    'NFKD',
  )
    .replace(/[^\x20-\x7e…]/gu, '')
    .replace(/[?#].*|…$|\.\.\.$/u, '')
    .replace(/(?<!\/)\/+$/u, '');

export const hostOf = (address: string): string => /^[^/]+/u.exec(address)?.[0] ?? '';
const lastPart = (address: string): string => /(?<![^/])[^/]+$/u.exec(address)?.[0] ?? '';
const pathless = (address: string): boolean => !address.includes('/') && !address.includes('@');
