import { endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { profile } from '#platform/session/profile.ts';
import { contactParam, sendCodeAnswer, sendCodeRequest, verifyCodeRequest } from '../contract.ts';

/** The calls by which a person changes what they sign in with. */
export function contactEndpoints(requireUser: RequireUser) {
  const before = [requireUser];
  const send = endpoint({
    method: 'post',
    path: '/api/account/contacts/send-code',
    summary: 'Send a code to a contact that the person wants to sign in with; needs a recent sign-in',
    before,
    request: jsonBody(sendCodeRequest),
    responses: { 200: json(sendCodeAnswer, 'The code was handed over for delivery') },
    errors: [
      'unauthenticated',
      'confirmation_required',
      'invalid_contact',
      'phone_not_supported',
      'code_recently_sent',
      'rate_limited',
      'delivery_failed',
      'sending_paused',
    ],
  });
  const verify = endpoint({
    method: 'post',
    path: '/api/account/contacts/verify',
    summary: 'Take a contact, proven by its code, into the account',
    before,
    request: jsonBody(verifyCodeRequest),
    responses: { 200: json(profile, 'The person, with the contact') },
    errors: [
      'unauthenticated',
      'invalid_code',
      'code_expired',
      'contact_taken',
      'too_many_attempts',
      'rate_limited',
    ],
  });
  const remove = endpoint({
    method: 'delete',
    path: '/api/account/contacts/{channel}',
    summary: 'Take a contact out of the account; one must remain; needs a recent sign-in',
    before,
    request: { params: contactParam },
    responses: { 200: json(profile, 'The person, without the contact') },
    errors: ['unauthenticated', 'confirmation_required', 'last_contact'],
  });
  return { send, verify, remove };
}
