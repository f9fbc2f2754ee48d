import { endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { profile } from '#platform/session/profile.ts';
import { sendCodeAnswer, sendCodeRequest, verifyCodeAnswer, verifyCodeRequest } from './contract.ts';

/** The calls of signing in and out. */
export function authEndpoints(requireUser: RequireUser) {
  const sendOtp = endpoint({
    method: 'post',
    path: '/api/auth/send-otp',
    summary: 'Send a sign-in code to an email address or a phone number',
    request: jsonBody(sendCodeRequest),
    responses: { 200: json(sendCodeAnswer, 'The code was handed over for delivery') },
    errors: [
      'invalid_contact',
      'phone_not_supported',
      'code_recently_sent',
      'rate_limited',
      'delivery_failed',
      'sending_paused',
    ],
  });
  const verifyOtp = endpoint({
    method: 'post',
    path: '/api/auth/verify-otp',
    summary: 'Exchange a code for a session',
    request: jsonBody(verifyCodeRequest),
    responses: { 200: json(verifyCodeAnswer, 'Signed in') },
    errors: ['invalid_code', 'code_expired', 'invalid_contact', 'too_many_attempts', 'rate_limited'],
  });
  const logout = endpoint({
    method: 'post',
    path: '/api/auth/logout',
    summary: 'End the session',
    responses: { 204: { description: 'The session is over, or was not there' } },
  });
  const getProfile = endpoint({
    method: 'get',
    path: '/api/user/profile',
    summary: 'Who is signed in',
    before: [requireUser],
    responses: { 200: json(profile, 'The signed-in person') },
    errors: ['unauthenticated'],
  });
  return { sendOtp, verifyOtp, logout, getProfile };
}
