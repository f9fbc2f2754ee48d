import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
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
  const proof = await startAuthentication({
    optionsJSON: {
      ...{ challenge, rpId: siteId, userVerification: 'required' },
      allowCredentials: of.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    },
  });
  return exchange(proof);
}

/** Before a challenge is over, which is after five minutes, another one takes its place. */
const RENEWED_AFTER_MS = 4 * 60_000;

/**
 * Has the browser offer passkeys where it fills in the contact, for as long as the page waits.
 * @returns undefined where it cannot, or is to no more
 */
export async function signInByAutofill(stop: AbortSignal): Promise<VerifyCodeAnswer | undefined> {
  const { startAuthentication, browserSupportsWebAuthnAutofill, WebAuthnAbortService } =
    await import('@simplewebauthn/browser');
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  while (!stop.aborted) {
    const { challenge, siteId } = await askPasskeySignIn();
    if (stop.aborted) return undefined;
    let isOver = false;
    const end = () => WebAuthnAbortService.cancelCeremony();
    const renewal = setTimeout(() => {
      isOver = true;
      end();
    }, RENEWED_AFTER_MS);
    stop.addEventListener('abort', end);
    const proof = await startAuthentication({
      optionsJSON: { challenge, rpId: siteId, userVerification: 'required' },
      useBrowserAutofill: true,
    }).catch(() => undefined);
    clearTimeout(renewal);
    stop.removeEventListener('abort', end);
    if (proof) return exchange(proof);
    if (!isOver) return undefined;
  }
  return undefined;
}

/** A session for what the device answered. */
async function exchange({
  id,
  rawId,
  type,
  response,
}: AuthenticationResponseJSON): Promise<VerifyCodeAnswer> {
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
