import { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers';
import { AppError } from '#platform/http/app-error.ts';

/**
 * A new passkey without what says who made the device (WebAuthn Level 3, section 6.5). We ask for none of it, and do not
 * look at what comes nevertheless: to look at a chain of certificates is to fetch lists from addresses that stand in it,
 * which whoever sends it chooses.
 * @throws AppError `passkey_refused` where it is no attestation object
 */
export function withoutAttestation(attestationObject: string): string {
  try {
    const authData = decodeAttestationObject(Buffer.from(attestationObject, 'base64url')).get('authData');
    const none = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    );
    return Buffer.from(none).toString('base64url');
  } catch (cause) {
    throw new AppError('passkey_refused', 'This passkey was not accepted. Please try again, or use a code.', {
      cause,
    });
  }
}
