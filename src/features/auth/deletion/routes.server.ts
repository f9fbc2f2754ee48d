import { createApi, endpoint, json, jsonBody, optionalJsonBody } from '#platform/http/endpoint.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { contactsOf, type Contact } from '../contact.ts';
import type { AuthParts } from '../routes.server.ts';
import { sendCode } from '../send-code.server.ts';
import { contactsBeforeChanges } from '../undo/contacts-before-changes.server.ts';
import { useCode } from '../verify-code.server.ts';
import {
  deletionCodeAnswer,
  deletionCodeRequest,
  deletionContactAnswer,
  deletionRequest,
} from '../contract.ts';
import { isErased, eraseEverything, type ErasureParts } from './erase-account.server.ts';

export type DeletionParts = AuthParts & ErasureParts;

/** The end of an account, confirmed by a code. */
export function deletionRoutes(parts: DeletionParts) {
  const before = [parts.requireUser];
  const where = endpoint({
    method: 'get',
    path: '/api/account/deletion',
    summary: 'Where the code goes that confirms the deletion of the account',
    before,
    responses: { 200: json(deletionContactAnswer, "One of the person's own contacts") },
    errors: ['unauthenticated'],
  });
  const send = endpoint({
    method: 'post',
    path: '/api/account/deletion/send-code',
    summary:
      'Send the code that confirms the deletion of the account; to the contact of before, while a change of contacts can be undone',
    before,
    request: optionalJsonBody(deletionCodeRequest),
    responses: { 200: json(deletionCodeAnswer, 'The code was handed over for delivery') },
    errors: ['unauthenticated', 'code_recently_sent', 'rate_limited', 'delivery_failed', 'sending_paused'],
  });
  const remove = endpoint({
    method: 'post',
    path: '/api/account/deletion',
    summary: 'Delete the account with everything but the records of payments',
    before,
    request: jsonBody(deletionRequest),
    responses: { 204: { description: 'It is gone' } },
    errors: ['unauthenticated', 'invalid_code', 'code_expired', 'too_many_attempts', 'rate_limited'],
  });

  return createApi()
    .openapi(where, async (context) => {
      const { address } = await contactToConfirm(parts, context.get('user'));
      return context.json({ sentTo: address }, 200);
    })
    .openapi(send, async (context) => {
      const user = context.get('user');
      const contact = await contactToConfirm(parts, user);
      const purpose = { kind: 'deletion' as const, userId: user.id };
      const request = { contact, purpose, handle: context.req.valid('json').handle };
      const sent = await sendCode(parts, request, context.get('clientAddress'));
      return context.json({ ...sent, sentTo: contact.address }, 200);
    })
    .openapi(remove, async (context) => {
      const { code, handle } = context.req.valid('json');
      const user = context.get('user');
      const purpose = { kind: 'deletion' as const, userId: user.id };
      try {
        const typed = { contact: await contactToConfirm(parts, user), code, purpose, handle };
        await useCode(parts, typed, context.get('clientAddress'));
      } catch (error) {
        // A second press beside the first one, which has used the code up.
        if (await isErased(parts.db, user.id)) return context.body(null, 204);
        throw error;
      }
      await eraseEverything(parts, user.id);
      const event = { event: 'account_deleted', userId: user.id } as const;
      logSecurity(parts.log, event, context.get('caller'));
      return context.body(null, 204);
    });
}

/**
 * Where the code goes that confirms a deletion. While a change of how the person signs in can be undone, it is a contact
 * of before the change: whoever took a session over and put their own contact into the account cannot erase it.
 */
async function contactToConfirm({ db, clock }: DeletionParts, user: SignedInUser): Promise<Contact> {
  const [contact] = [...(await contactsBeforeChanges(db, clock, user.id)), ...contactsOf(user)];
  if (!contact) throw new AppError('unauthenticated', 'Please sign in.');
  return contact;
}
