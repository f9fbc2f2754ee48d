import { createHash, randomBytes } from 'node:crypto';

/** A secret that a browser is given to be known by: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of such a secret: whoever reads the database cannot act as the browser. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
