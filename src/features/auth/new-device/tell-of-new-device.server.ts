import type { Clock } from '#platform/clock/clock.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import type { Limit, Limiter } from '#platform/limits/limiter.server.ts';
import type { Message } from '#platform/mail/message.ts';
import { newDeviceMessage } from './new-device-message.ts';

/** A browser that keeps nothing is new each time: after some mails a day its owner knows. */
const MAILS_A_DAY: Limit = { max: 3, windowSeconds: 24 * 3600 };

export type NewDeviceParts = {
  clock: Clock;
  limiter: Limiter;
  product: { name: string; publicUrl: string };
};

export type SignIn = { user: SignedInUser; account: 'new' | 'known'; device: 'new' | 'known' };

/** The mail about a sign-in on a new device; none for a new account, without an address, or after some of a day. */
export async function messageOfSignIn(
  { clock, limiter, product }: NewDeviceParts,
  { user, account, device }: SignIn,
  userAgent: string,
): Promise<Message | undefined> {
  if (account === 'new' || device === 'known' || user.email === null) return undefined;
  const { allowed } = await limiter.hit(`new-device:${user.id}`, MAILS_A_DAY);
  return allowed ? newDeviceMessage(user.email, { at: clock.now(), userAgent }, product) : undefined;
}
