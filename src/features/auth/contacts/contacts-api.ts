import { readHandle } from '#platform/session/code-handle.ts';
import * as calls from '../calls.ts';
import { keepAnswer } from '../keep-answer.ts';
import type { Channel } from '../sign-in/sent-code.ts';

/** Asks for a code to a new contact. @returns the seconds until another may be asked for */
export async function sendContactCode(channel: Channel, contact: string): Promise<number> {
  const body = { ...addressed(channel, contact), handle: readHandle() };
  return keepAnswer(await calls.sendContactCode({ body }));
}

export async function verifyContact(channel: Channel, contact: string, code: string): Promise<void> {
  await calls.verifyContact({ body: { ...addressed(channel, contact), code, handle: readHandle() } });
}

export async function removeContact(channel: Channel): Promise<void> {
  await calls.removeContact({ params: { channel } });
}

function addressed(channel: Channel, contact: string) {
  return channel === 'email' ? { email: contact } : { phone: contact };
}
