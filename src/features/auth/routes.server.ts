import type { Context } from 'hono';
import { createApi } from '#platform/http/endpoint.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { bearerToken } from '#platform/http/bearer-token.ts';
import { contactInLog, logSecurity } from '#platform/log/security-log.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import { beginSession } from './begin-session.server.ts';
import { SIGN_IN } from './secrets.server.ts';
import { contactOf, type Contact, type ContactSettings } from './contact.ts';
import { authEndpoints } from './endpoints.ts';
import { presentProfile, endSession } from './sessions.server.ts';
import { sendCode, type SendCodeParts } from './send-code.server.ts';
import { verifyCode } from './verify-code.server.ts';

export type AuthParts = SendCodeParts &
  ContactSettings & {
    requireUser: RequireUser;
    messenger: Messenger;
    product: { name: string; publicUrl: string; supportEmail: string };
  };

/** Signing in and out, and who is signed in. */
export function authRoutes(parts: AuthParts) {
  const { sendOtp, verifyOtp, logout, getProfile } = authEndpoints(parts.requireUser);

  /** Has a refusal logged with the contact that it was about, under the name that the log has for it. */
  const isAbout = (context: Context<ApiEnv>, { address }: Contact) =>
    context.set('contactInLog', contactInLog(parts.secret, address));

  return createApi()
    .openapi(sendOtp, async (context) => {
      const { handle, ...typed } = context.req.valid('json');
      const contact = contactOf(typed, parts);
      isAbout(context, contact);
      const request = { contact, purpose: SIGN_IN, handle };
      return context.json(await sendCode(parts, request, context.get('clientAddress')), 200);
    })
    .openapi(verifyOtp, async (context) => {
      const { code, handle: sent, ...typed } = context.req.valid('json');
      const guess = { contact: contactOf(typed, parts), code, handle: sent };
      const { contact } = guess;
      isAbout(context, contact);
      const signIn = await verifyCode(parts, guess, context.get('clientAddress'));
      const started = await beginSession(parts, {
        ...{ signIn, contact, channel: contact.channel, handle: sent ?? undefined },
        userAgent: context.req.header('User-Agent') ?? '',
        caller: context.get('caller'),
      });
      return context.json(started, 200);
    })
    .openapi(logout, async (context) => {
      const token = bearerToken(context.req.header('Authorization'));
      const userId = token ? await endSession(parts.db, token) : undefined;
      if (userId !== undefined) {
        const event = { event: 'session_ended', userId, how: 'logged_out', sessions: 1 } as const;
        logSecurity(parts.log, event, context.get('caller'));
      }
      return context.body(null, 204);
    })
    .openapi(getProfile, (context) =>
      context.json(presentProfile(context.get('user'), parts.clock.now()), 200),
    );
}
