import type { ProposedContact } from '#documents/ads/ad.ts';
import type { ApplicationContact } from '#documents/application/schema.ts';

/** Of those whom an ad names, who is not among the contacts yet: known by address, number, or by name where there is neither. */
export function furtherContacts(
  proposed: readonly ProposedContact[],
  contacts: readonly ApplicationContact[],
): ProposedContact[] {
  return proposed.filter(
    (one) =>
      !contacts.some((contact) => WAYS.some((way) => isSame(way, one, contact)) || isNamesake(one, contact)),
  );
}

const WAYS = ['email', 'phone'] as const;

function isSame(way: (typeof WAYS)[number], one: ProposedContact, contact: ApplicationContact): boolean {
  const said = plain(way, one[way]);
  return said !== '' && said === plain(way, contact[way]);
}

/** Nothing of them is new but what nobody knows them by. */
function isNamesake(one: ProposedContact, { name }: ApplicationContact): boolean {
  return one.email + one.phone === '' && plain('name', one.name) === plain('name', name);
}

const plain = (of: 'name' | 'email' | 'phone', text: string): string =>
  of === 'phone' ? text.replace(/[^+\d]/gu, '') : text.trim().toLowerCase();

/** "Marnie Oldroyd, 01632 960 417" */
export function contactText({ name, email, phone }: ProposedContact): string {
  return [name, email, phone].filter(Boolean).join(', ');
}
