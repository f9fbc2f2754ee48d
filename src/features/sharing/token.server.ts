import { createHash, randomBytes } from 'node:crypto';

/** 144 bits: 24 letters of an address. */
const TOKEN_BYTES = 18;

/**
 * What an address is known by, from a secure source. It ends in a letter or digit: programs that find addresses in messages
 * leave out a stroke at the end.
 */
export function newToken(): string {
  for (;;) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    if (/[A-Za-z\d]$/.test(token)) return token;
  }
}

/** All that is kept of it. It is random and long enough that nobody finds it by its hash. */
export function hashedToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
