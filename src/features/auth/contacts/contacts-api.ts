import { hc } from 'hono/client';
import { apiFetch } from '#platform/http/api-fetch.ts';
import { readHandle } from '#platform/session/code-handle.ts';
import { keepAnswer } from '../keep-answer.ts';
import type { Channel } from '../sign-in/sent-code.ts';
import type { AccountContactRoutes } from './routes.server.ts';

const { contacts } = hc<AccountContactRoutes>('/', { fetch: apiFetch }).api.account;

/** Asks for a code to a new contact. @returns the seconds until another may be asked for */
export async function sendContactCode(channel: Channel, contact: string): Promise<number> {
  const json = { ...addressed(channel, contact), handle: readHandle() };
  return keepAnswer(await (await contacts['send-code'].$post({ json })).json());
}

export async function verifyContact(channel: Channel, contact: string, code: string): Promise<void> {
  await contacts.verify.$post({ json: { ...addressed(channel, contact), code, handle: readHandle() } });
}

export async function removeContact(channel: Channel): Promise<void> {
  await contacts[':channel'].$delete({ param: { channel } });
}

function addressed(channel: Channel, contact: string) {
  return channel === 'email' ? { email: contact } : { phone: contact };
}
