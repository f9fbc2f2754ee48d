import { createHmac } from 'node:crypto';

/**
 * Knows a value again without keeping it: HMAC-SHA256 under the app's secret, so that a copy of the database does not
 * tell which of all addresses it was.
 * @param purpose keeps the hashes of different uses apart
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
}
