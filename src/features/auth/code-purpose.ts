/** What a code is asked for. A code for one thing is worthless for every other, and neither replaces nor delays it. */
export type CodePurpose =
  | { kind: 'sign-in' }
  /** A person proves a contact that they want to add to their account. */
  | { kind: 'contact'; userId: number }
  | { kind: 'deletion'; userId: number };

export const SIGN_IN: CodePurpose = { kind: 'sign-in' };

/** Names a purpose in the database. */
export function purposeName(purpose: CodePurpose): string {
  return purpose.kind === 'sign-in' ? purpose.kind : `${purpose.kind} ${purpose.userId}`;
}
