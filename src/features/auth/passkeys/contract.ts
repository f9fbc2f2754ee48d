import { z } from 'zod';
import { oneLine } from '#platform/http/one-line.ts';
import { PASSKEY_NAME_MAX } from './passkey-limits.ts';
import { handle, verifyCodeAnswer } from '../contract.ts';

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, 'must be base64url');

/** As long as the WebAuthn standard lets a key's id be (1,023 bytes). */
const credentialId = base64url(1364);

const passkeyName = oneLine(PASSKEY_NAME_MAX).min(1, 'Please give it a name.');

/** What a browser needs to make a passkey. */
export const newPasskeyOptions = z.object({
  challenge: z.string(),
  /** The site that the passkey is for: `resumes.example.com`. */
  site: z.object({ id: z.string(), name: z.string() }),
  /** What the device calls the account by, and files the passkey under. */
  account: z.object({ id: z.string(), name: z.string() }),
  /** Keys that the person has: their devices are not asked for a second one. */
  known: z.array(z.string()),
});
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptions>;

/** A new passkey, as browsers answer (WebAuthn's `RegistrationResponseJSON`). */
export const newPasskeyRequest = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

export const passkeySummary = z.object({
  id: z.number().int(),
  credentialId: z.string(),
  transports: z.array(z.string()),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeySummary = z.infer<typeof passkeySummary>;

export const renamePasskeyRequest = z.object({ name: passkeyName });

/** What a browser needs to sign in by a passkey, whoever it belongs to. */
export const passkeySignInOptions = z.object({ challenge: z.string(), siteId: z.string() });
export type PasskeySignInOptions = z.infer<typeof passkeySignInOptions>;

/** The proof, as browsers answer (WebAuthn's `AuthenticationResponseJSON`). */
export const passkeySignInRequest = z.object({
  handle,
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(100).optional(),
  }),
});

export const passkeySignInAnswer = verifyCodeAnswer;
