import { linkedAddress, linkedEmail } from '#documents/text/links.ts';

/** Warns of an email address that cannot be one; saving and printing go on. */
export function emailWarning(typed: string): string | undefined {
  const email = linkedEmail(typed);
  return email && !email.href ? 'This does not look like an email address.' : undefined;
}

/** Warns of a web address that cannot be one and so becomes no link; saving and printing go on. */
export function urlWarning(typed: string): string | undefined {
  const address = linkedAddress(typed);
  return address && !address.href
    ? 'This does not look like a web address, so it will not be a link.'
    : undefined;
}
