import { createHmac, hash, randomInt, timingSafeEqual, randomBytes } from 'node:crypto';
import { keyedHash } from '#platform/env/app-secret.server.ts';
import { CODE_LENGTH } from '#platform/session/sign-in-limits.ts';

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

/** A code from a secure source, each of the million equally likely. */
export function newCode(): string {
  return randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
}

/** What is kept of a code: useless without the secret, and bound to its contact and purpose. */
export function hashCode(secret: string, bound: { contact: string; purpose: string }, code: string): string {
  return createHmac('sha256', secret).update(`${bound.contact}\n${bound.purpose}\n${code}`).digest('hex');
}

/** What is kept of a network that asks for codes: enough to know it again, not to look it up. */
export function hashNetwork(secret: string, network: string): string {
  return keyedHash(secret, 'network', network).slice(0, 22);
}

export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A secret that a browser is given to be known by: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of such a secret: whoever reads the database cannot act as the browser. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
