import type { Context } from 'hono';
import { createApi } from '#platform/http/endpoint.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { contactOf, type Contact } from '../contact.ts';
import { assertRecentSignIn } from '../recent-sign-in.ts';
import { presentProfile } from '../sessions.server.ts';
import { countedChange } from '../sign-in-changes.server.ts';
import type { AuthParts } from '../routes.server.ts';
import { sendCode } from '../send-code.server.ts';
import { useCode } from '../verify-code.server.ts';
import { contactEndpoints } from './endpoints.ts';
import { putContact, removeContact, type ChangeParts } from './change-contact.server.ts';

const isChange = ({ how }: { how: string | undefined }): boolean => how !== undefined;

export type AccountContactParts = AuthParts & ChangeParts;

/** Adding, changing and removing what a person signs in with. */
export function accountContactRoutes(parts: AccountContactParts) {
  const { clock } = parts;
  const { send, verify, remove } = contactEndpoints(parts.requireUser);
  const noteChange = (
    context: Context<ApiEnv>,
    channel: Contact['channel'],
    how: 'added' | 'changed' | 'removed' | undefined,
  ) => {
    if (how === undefined) return;
    const event = { event: `contact_${how}`, userId: context.get('user').id, channel } as const;
    logSecurity(parts.log, event, context.get('caller'));
  };

  return createApi()
    .openapi(send, async (context) => {
      assertRecentSignIn(context.get('session'), clock.now());
      const { handle, ...typed } = context.req.valid('json');
      const purpose = { kind: 'contact' as const, userId: context.get('user').id };
      const request = { contact: contactOf(typed, parts), purpose, handle };
      return context.json(await sendCode(parts, request, context.get('clientAddress')), 200);
    })
    .openapi(verify, async (context) => {
      const { code, handle, ...typed } = context.req.valid('json');
      const contact = contactOf(typed, parts);
      const userId = context.get('user').id;
      const purpose = { kind: 'contact' as const, userId };
      const asked = { userId, sessionId: context.get('session').id };
      const put = async () => {
        await useCode(parts, { contact, code, purpose, handle }, context.get('clientAddress'));
        return putContact(parts, asked, { contact, handle });
      };
      const { person, how } = await countedChange(parts.limiter, userId, put, isChange);
      noteChange(context, contact.channel, how);
      return context.json(presentProfile(person, clock.now()), 200);
    })
    .openapi(remove, async (context) => {
      assertRecentSignIn(context.get('session'), clock.now());
      const channel = context.req.valid('param').channel === 'email' ? 'email' : 'sms';
      const asked = { userId: context.get('user').id, sessionId: context.get('session').id };
      const remove = () => removeContact(parts, asked, channel);
      const { person, how } = await countedChange(parts.limiter, asked.userId, remove, isChange);
      noteChange(context, channel, how);
      return context.json(presentProfile(person, clock.now()), 200);
    });
}
