import type { Context } from 'hono';
import { createApi } from '#platform/http/endpoint.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { bearerToken } from '#platform/http/bearer-token.ts';
import { contactInLog, logSecurity } from '#platform/log/security-log.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import { SIGN_IN } from './secrets.server.ts';
import { contactOf, type Contact, type ContactSettings } from './contact.ts';
import { authEndpoints } from './endpoints.ts';
import { messageOfSignIn } from './new-device/new-device-message.server.ts';
import { presentProfile, endSession, startSession } from './sessions.server.ts';
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
      const { user, account, device } = signIn;
      const userAgent = context.req.header('User-Agent') ?? '';
      const message = await messageOfSignIn(parts, signIn, userAgent);
      const { token, handle } = await startSession(parts.db, parts.clock, {
        ...{ userId: user.id, userAgent, contact, handle: sent ?? undefined },
        also: async (tx) => {
          if (message) await parts.messenger.sendLater(tx, { ...message, userId: user.id });
        },
      });
      const { channel } = contact;
      const event = { event: 'signed_in', userId: user.id, channel, account, device } as const;
      logSecurity(parts.log, event, context.get('caller'));
      const answer = { sessionToken: token, user: presentProfile(user, parts.clock.now()) };
      return context.json({ ...answer, ...(handle === undefined ? {} : { handle }) }, 200);
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
