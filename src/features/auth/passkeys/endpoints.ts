import { z } from '@hono/zod-openapi';
import { endpoint, idParam, json, jsonBody } from '#platform/http/endpoint.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import {
  newPasskeyOptions,
  newPasskeyRequest,
  passkeySignInAnswer,
  passkeySignInOptions,
  passkeySignInRequest,
  passkeySummary,
  renamePasskeyRequest,
} from './contract.ts';

/** The calls of passkeys: signing in by one, and a person's own. */
export function passkeyEndpoints(requireUser: RequireUser) {
  const before = [requireUser];
  const signInOptions = endpoint({
    method: 'post',
    path: '/api/auth/passkey-options',
    summary: 'A challenge to sign in by a passkey with',
    responses: { 200: json(passkeySignInOptions, 'The challenge') },
    errors: ['passkeys_not_here'],
  });
  const signIn = endpoint({
    method: 'post',
    path: '/api/auth/passkey',
    summary: 'Exchange the proof of a passkey for a session',
    request: jsonBody(passkeySignInRequest),
    responses: { 200: json(passkeySignInAnswer, 'Signed in') },
    errors: ['passkey_refused', 'passkeys_not_here', 'rate_limited'],
  });
  const list = endpoint({
    method: 'get',
    path: '/api/account/passkeys',
    summary: "The person's passkeys",
    before,
    responses: { 200: json(z.array(passkeySummary), 'The passkeys, the oldest first') },
    errors: ['unauthenticated'],
  });
  const newOptions = endpoint({
    method: 'post',
    path: '/api/account/passkeys/options',
    summary: 'What a browser needs to make a passkey; needs a recent sign-in',
    before,
    responses: { 200: json(newPasskeyOptions, 'The challenge, and what it is for') },
    errors: ['unauthenticated', 'confirmation_required', 'passkeys_not_here'],
  });
  const add = endpoint({
    method: 'post',
    path: '/api/account/passkeys',
    summary: 'Take a new passkey into the account; needs a recent sign-in',
    before,
    request: jsonBody(newPasskeyRequest),
    responses: { 201: json(passkeySummary, 'The passkey') },
    errors: [
      'unauthenticated',
      'confirmation_required',
      'passkeys_not_here',
      'passkey_refused',
      'passkey_known',
      'too_many_passkeys',
    ],
  });
  const rename = endpoint({
    method: 'put',
    path: '/api/account/passkeys/{id}',
    summary: 'Give a passkey another name',
    before,
    request: { params: idParam, ...jsonBody(renamePasskeyRequest) },
    responses: { 200: json(passkeySummary, 'The passkey') },
    errors: ['unauthenticated', 'not_found'],
  });
  const remove = endpoint({
    method: 'delete',
    path: '/api/account/passkeys/{id}',
    summary: 'Take a passkey out of the account; needs a recent sign-in',
    before,
    request: { params: idParam },
    responses: { 204: { description: 'It no longer signs anybody in' } },
    errors: ['unauthenticated', 'confirmation_required', 'not_found'],
  });
  return { signInOptions, signIn, list, newOptions, add, rename, remove };
}
