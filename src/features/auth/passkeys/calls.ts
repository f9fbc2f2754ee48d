import type { z } from 'zod';
import { aListOf, aNumber, aText, fields, nothing, orNull } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { aProfile } from '#platform/session/session-calls.ts';
import type { VerifyCodeAnswer } from '../contract.ts';
import type {
  NewPasskeyOptions,
  newPasskeyRequest,
  PasskeySignInOptions,
  passkeySignInRequest,
  PasskeySummary,
  renamePasskeyRequest,
} from './contract.ts';

const aPasskey = fields({
  ...{ id: aNumber, credentialId: aText, name: aText, createdAt: aText },
  transports: aListOf(aText),
  lastUsedAt: orNull(aText),
});

export const askPasskeySignIn = apiCall<PasskeySignInOptions>(
  'POST',
  '/api/auth/passkey-options',
  fields({ challenge: aText, siteId: aText }),
);

export const signInByPasskey = apiCall<VerifyCodeAnswer, z.input<typeof passkeySignInRequest>>(
  'POST',
  '/api/auth/passkey',
  fields({ sessionToken: aText, user: aProfile }, { handle: aText }),
);

export const listPasskeys = apiCall<PasskeySummary[]>('GET', '/api/account/passkeys', aListOf(aPasskey));

export const askNewPasskey = apiCall<NewPasskeyOptions>(
  'POST',
  '/api/account/passkeys/options',
  fields({
    challenge: aText,
    site: fields({ id: aText, name: aText }),
    account: fields({ id: aText, name: aText }),
    known: aListOf(aText),
  }),
);

export const addPasskey = apiCall<PasskeySummary, z.input<typeof newPasskeyRequest>>(
  'POST',
  '/api/account/passkeys',
  aPasskey,
);

export const renamePasskey = apiCall<PasskeySummary, z.input<typeof renamePasskeyRequest>>(
  'PUT',
  '/api/account/passkeys/{id}',
  aPasskey,
);

export const removePasskey = apiCall<void>('DELETE', '/api/account/passkeys/{id}', nothing);
