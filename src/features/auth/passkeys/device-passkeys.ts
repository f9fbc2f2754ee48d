import { keepHandle, readHandle } from '#platform/session/code-handle.ts';
import type { VerifyCodeAnswer } from '../contract.ts';
import { addPasskey, askNewPasskey, askPasskeySignIn, signInByPasskey } from './calls.ts';
import type { PasskeySummary } from './contract.ts';
import { isName } from './site.ts';

/*
 * What this device does with passkeys. The library that speaks to it comes with the first use.
 */

/** How keys sign: Ed25519, ES256, RS256, the first that a device knows. */
const ALGORITHMS = [-8, -7, -257];

/** Whether this browser has passkeys, and takes them for the address that the page was opened at. */
export function takesPasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && isName(window.location.hostname);
}

/** Has the device make a passkey, and takes it into the account of whoever is signed in. */
export async function makePasskey(): Promise<PasskeySummary> {
  const { challenge, site, account, known } = await askNewPasskey();
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: {
      ...{ challenge, rp: site },
      user: { ...account, displayName: account.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      // It signs in without an address being typed, and only whoever unlocks the device.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: known.map((each) => ({ type: 'public-key', id: each })),
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return addPasskey({
    body: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } },
  });
}

/**
 * Signs in by a passkey.
 * @param of those that the device may use; without them, whichever the person picks
 */
export async function signInWithPasskey(of: readonly PasskeySummary[] = []): Promise<VerifyCodeAnswer> {
  const { challenge, siteId } = await askPasskeySignIn();
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: {
      ...{ challenge, rpId: siteId, userVerification: 'required' },
      allowCredentials: of.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const proof = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
  const answer = await signInByPasskey({ body: { id, rawId, type, response: proof, handle: readHandle() } });
  if (answer.handle) keepHandle(answer.handle);
  return answer;
}

/** What the person did at the device's question, where that is no fault of anything. */
export function outcomeAtDevice(error: unknown): 'left' | 'has one' | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'left';
  return error.name === 'InvalidStateError' ? 'has one' : undefined;
}
