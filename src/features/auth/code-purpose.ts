import type { Contact } from './contact.ts';

/** What a code is asked for. A code for one thing is worthless for every other, and neither replaces nor delays it. */
export type CodePurpose =
  | { kind: 'sign-in' }
  /** A person proves a contact that they want to add to their account. */
  | { kind: 'contact'; userId: number }
  | { kind: 'deletion'; userId: number };

export const SIGN_IN: CodePurpose = { kind: 'sign-in' };

/** Names the one live code of a contact for a purpose. No contact has a blank, so that no two names are the same. */
export function codeName(contact: Contact, purpose: CodePurpose): string {
  if (purpose.kind === 'sign-in') return contact.address;
  return `${purpose.kind} ${purpose.userId} ${contact.address}`;
}
