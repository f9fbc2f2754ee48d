import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/*
 * Links in messages carry tokens behind their `#`: what they open must not be there for whoever reads the database, or a
 * copy of it, once a message does not wait to be sent any more.
 */

/** A token as links carry it: 32 random bytes. */
const TOKEN = /#([\w-]{43})(?![\w-])/g;
const SEALED = /#sealed\.([\w-]+)/g;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The text of a message without what its links open, as it is kept once it was delivered. */
export function withoutTokens(text: string): string {
  return text.replace(TOKEN, '#...').replace(SEALED, '#...');
}

/** The text of a message that was given up: its links open again once the operator has it tried anew, and not before. */
export function sealTokens(text: string, secret: string): string {
  return text.replace(TOKEN, (_, token: string) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
    const sealed = Buffer.concat([iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `#sealed.${sealed.toString('base64url')}`;
  });
}

/** The text as it was before its tokens were sealed. What cannot be opened, as after a change of the secret, stays. */
export function unsealTokens(text: string, secret: string): string {
  return text.replace(SEALED, (whole, sealed: string) => {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const token = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
      return `#${token}${decipher.final('utf8')}`;
    } catch {
      return whole;
    }
  });
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'tokens of links in messages that were given up', 32));
}
