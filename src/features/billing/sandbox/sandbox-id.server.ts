import { randomBytes } from 'node:crypto';

/** A new id as Stripe's look: a prefix that names the kind, and letters and digits. */
export function newSandboxId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}
