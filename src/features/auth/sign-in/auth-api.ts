import { keepHandle, readHandle } from '#platform/session/code-handle.ts';
import { sendCode, verifyCode } from '../calls.ts';
import { keepAnswer } from '../keep-answer.ts';
import type { VerifyCodeAnswer } from '../contract.ts';
import type { Channel } from './sent-code.ts';

/** Asks for a code. @returns the seconds until another may be asked for */
export async function requestCode(channel: Channel, contact: string): Promise<number> {
  const body = { ...addressed(channel, contact), handle: readHandle() };
  return keepAnswer(await sendCode({ body }));
}

/** Exchanges a code for a session. */
export async function exchangeCode(
  channel: Channel,
  contact: string,
  code: string,
): Promise<VerifyCodeAnswer> {
  const body = { ...addressed(channel, contact), code, handle: readHandle() };
  const answer = await verifyCode({ body });
  if (answer.handle) keepHandle(answer.handle);
  return answer;
}

function addressed(channel: Channel, contact: string) {
  return channel === 'email' ? { email: contact } : { phone: contact };
}
