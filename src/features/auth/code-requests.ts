import { ApiError } from '#platform/http/api-error.ts';
import { keepHandle, readHandle } from '#platform/session/code-handle.ts';
import * as calls from './calls.ts';
import type { SendCodeAnswer, VerifyCodeAnswer } from './contract.ts';
import type { Channel } from './sign-in/sent-code.ts';

/*
 * How the browser asks for codes and uses them: each call goes with the handle by which the server knows this browser
 * again, and the handle of each answer is kept. What asks for a code answers the seconds until another may be asked for.
 */

/** Asks for a code to sign in with. */
export async function requestCode(channel: Channel, contact: string): Promise<number> {
  return keepAnswer(await calls.sendCode({ body: { ...addressed(channel, contact), handle: readHandle() } }));
}

/** Exchanges a code for a session. */
export async function exchangeCode(
  channel: Channel,
  contact: string,
  code: string,
): Promise<VerifyCodeAnswer> {
  const body = { ...addressed(channel, contact), code, handle: readHandle() };
  const answer = await calls.verifyCode({ body });
  if (answer.handle) keepHandle(answer.handle);
  return answer;
}

/** Asks for a code to a new contact. */
export async function sendContactCode(channel: Channel, contact: string): Promise<number> {
  const body = { ...addressed(channel, contact), handle: readHandle() };
  return keepAnswer(await calls.sendContactCode({ body }));
}

export async function verifyContact(channel: Channel, contact: string, code: string): Promise<void> {
  await calls.verifyContact({ body: { ...addressed(channel, contact), code, handle: readHandle() } });
}

function addressed(channel: Channel, contact: string) {
  return channel === 'email' ? { email: contact } : { phone: contact };
}

/** Keeps what the answer to asking for a code leaves with this browser. */
export function keepAnswer({ resendAfterSeconds, handle }: SendCodeAnswer): number {
  keepHandle(handle);
  return resendAfterSeconds;
}

/** Wait before asking again where the server names none, in seconds. */
const USUAL_WAIT = 60;

/** Asks for a code, or goes on with the one that was sent a moment ago. */
export async function goOnIfSent(ask: () => Promise<number>): Promise<number> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'code_recently_sent') throw error;
    return error.retryAfterSeconds ?? USUAL_WAIT;
  }
}
