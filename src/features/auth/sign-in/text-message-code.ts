/** What browsers with WebOTP add to the credentials of the web; TypeScript's own types do not know it yet. */
type OneTimePassword = Credential & { code: string };
type OneTimePasswordRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** The code of a text message that arrives on this phone, once the person agrees; undefined where there is none. */
export async function codeOfTextMessage(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  try {
    const request: OneTimePasswordRequest = { otp: { transport: ['sms'] }, signal };
    const found = await navigator.credentials.get(request);
    return found && 'code' in found ? (found as OneTimePassword).code : undefined;
  } catch {
    // Refused by the person, timed out, or left: they type the code themselves.
    return undefined;
  }
}
