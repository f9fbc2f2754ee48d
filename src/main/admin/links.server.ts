import { revokeLink } from '#features/sharing/revoke-link.server.ts';
import { hashedToken } from '#features/sharing/token.server.ts';
import { RefusedError, UsageError, type Command } from './command.ts';

export const linkCommands: readonly Command[] = [
  {
    name: 'links revoke',
    subject: '<address, or SHA-256 of its token>',
    summary: 'Take a shared link from the web, as after a report of abuse; its person sees that it was',
    async run({ db, clock }, subject) {
      const revoked = await revokeLink(db, hashOf(subject), clock.now());
      if (!revoked) throw new RefusedError('There is no such link.');
      const { id, userId } = revoked;
      return {
        data: { linkId: id, userId },
        text: `Link ${id} of person ${userId} leads nowhere from now on.`,
        about: { linkId: id, userId },
      };
    },
  },
];

/** @throws UsageError */
function hashOf(typed: string): string {
  if (/^[\da-f]{64}$/.test(typed)) return typed;
  const token = /(?:^|\/s\/)([\w-]{16,64})(?:[/?#]|$)/.exec(typed)?.[1];
  if (token === undefined) throw new UsageError(`"${typed}" is no address of a link.`);
  return hashedToken(token);
}
