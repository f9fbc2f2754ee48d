/** Domains of one provider, in whose addresses dots before the `@` mean nothing. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address leads to, whatever is written behind a `+`; of a phone number itself. What is to hold for a
 * mailbox goes by it: how many messages it gets, and whether its person has had a refund. Who signs in does not: two
 * spellings stay two accounts.
 * @param contact in its one spelling
 */
export function mailboxOf(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at < 0) return contact;
  const [name = ''] = contact.slice(0, at).split('+');
  const domain = contact.slice(at + 1);
  return WITHOUT_DOTS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
