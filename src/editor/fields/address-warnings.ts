import { linkedAddress, linkedEmail } from '#documents/text/links.ts';

/** A quiet word about an address nobody can write to. */
export function emailWarning(typed: string): string | undefined {
  const email = linkedEmail(typed);
  return email && !email.href ? 'This does not look like an email address.' : undefined;
}

/** A quiet word about an address that leads nowhere. */
export function urlWarning(typed: string): string | undefined {
  const address = linkedAddress(typed);
  return address && !address.href
    ? 'This does not look like a web address, so it will not be a link.'
    : undefined;
}
