import { createApi } from '#platform/http/api-app.ts';
import { bearerToken, type RequireUser } from '#platform/http/authentication.ts';
import { endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import { profile } from '#platform/session/profile.ts';
import { SIGN_IN } from './code-purpose.ts';
import { contactOf, type ContactSettings } from './contact.ts';
import { sendCodeAnswer, sendCodeRequest, verifyCodeAnswer, verifyCodeRequest } from './contract.ts';
import { presentProfile } from './profile.server.ts';
import { sendCode, type SendCodeParts } from './send-code.server.ts';
import { endSession, startSession } from './sessions.server.ts';
import { verifyCode } from './verify-code.server.ts';

export type AuthParts = SendCodeParts & ContactSettings & { requireUser: RequireUser };

export function authRoutes(parts: AuthParts) {
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
    before: [parts.requireUser],
    responses: { 200: json(profile, 'The signed-in person') },
    errors: ['unauthenticated'],
  });

  return createApi()
    .openapi(sendOtp, async (context) => {
      const { handle, ...typed } = context.req.valid('json');
      const request = { contact: contactOf(typed, parts), purpose: SIGN_IN, handle };
      return context.json(await sendCode(parts, request, context.get('clientAddress')), 200);
    })
    .openapi(verifyOtp, async (context) => {
      const { code, handle: sent, ...typed } = context.req.valid('json');
      const guess = { contact: contactOf(typed, parts), code, handle: sent };
      const { user, handle } = await verifyCode(parts, guess, context.get('clientAddress'));
      const userAgent = context.req.header('User-Agent') ?? '';
      const sessionToken = await startSession(parts.db, parts.clock, { userId: user.id, userAgent });
      const answer = { sessionToken, user: presentProfile(user, parts.clock.now()) };
      return context.json({ ...answer, ...(handle === undefined ? {} : { handle }) }, 200);
    })
    .openapi(logout, async (context) => {
      const token = bearerToken(context.req.header('Authorization'));
      if (token) await endSession(parts.db, token);
      return context.body(null, 204);
    })
    .openapi(getProfile, (context) =>
      context.json(presentProfile(context.get('user'), parts.clock.now()), 200),
    );
}

export type AuthRoutes = ReturnType<typeof authRoutes>;
