import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#platform/env/keyed-hash.server.ts';
import { CODE_LENGTH } from '#platform/session/sign-in-rules.ts';

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
