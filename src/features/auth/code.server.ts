import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '#platform/session/sign-in-rules.ts';

/** A code from a secure source, each of the million equally likely. */
export function newCode(): string {
  return randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
}

/** What is kept of a code: useless without the secret, and bound to its contact. */
export function hashCode(secret: string, contact: string, code: string): string {
  return createHmac('sha256', secret).update(`${contact}\n${code}`).digest('hex');
}

export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
