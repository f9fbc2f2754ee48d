import { createApi, endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import { AppError } from '#platform/http/app-error.ts';
import { limitNetwork } from '#platform/http/client-address.server.ts';
import { assertAllowed, type Limiter } from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import type { Log } from '#platform/log/log.server.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { undoAnswer, undoRequest } from '../contract.ts';
import { undoChange, type UndoParts } from './undo-change.server.ts';

/** Presses from one address of links that are none. Nobody guesses a token; a right one is never stopped by others' wrong ones. */
const UNDOS: Limit = { max: 30, windowSeconds: 3600, policy: 'undos' };

export type UndoRouteParts = UndoParts & { limiter: Limiter; log: Log };

/** The way back for somebody whose account was taken: it needs no session, only the link from their message. */
export function undoRoutes(parts: UndoRouteParts) {
  const undo = endpoint({
    method: 'post',
    path: '/api/auth/undo-change',
    summary:
      'Bring back how a person signed in before a change, by the link they were sent; ends every session',
    request: jsonBody(undoRequest),
    responses: { 200: json(undoAnswer, 'How the person signs in from now on') },
    errors: ['undo_unknown', 'undo_used', 'undo_expired', 'contact_taken', 'rate_limited'],
  });

  return createApi().openapi(undo, async (context) => {
    const { token } = context.req.valid('json');
    const undone = await undoChange(parts, token).catch(async (error: unknown) => {
      // A right token is no guess, whatever comes of it.
      if (!(error instanceof AppError && error.code === 'undo_unknown')) throw error;
      const from = `undo:address:${limitNetwork(context.get('clientAddress'))}`;
      const counted = await parts.limiter.hit(from, UNDOS);
      assertAllowed(counted, 'That was tried too often from your network. Please try again in an hour.');
      throw error;
    });
    const { userId, sessions, ...answer } = undone;
    logSecurity(parts.log, { event: 'change_undone', userId, sessions }, context.get('caller'));
    return context.json(answer, 200);
  });
}
