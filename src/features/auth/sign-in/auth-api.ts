import { hc } from 'hono/client';
import { apiFetch } from '#platform/http/api-fetch.ts';
import { keepHandle, readHandle } from '#platform/session/code-handle.ts';
import { keepAnswer } from '../keep-answer.ts';
import type { VerifyCodeAnswer } from '../contract.ts';
import type { AuthRoutes } from '../routes.server.ts';
import type { Channel } from './sent-code.ts';

const { api } = hc<AuthRoutes>('/', { fetch: apiFetch });

/** Asks for a code. @returns the seconds until another may be asked for */
export async function requestCode(channel: Channel, contact: string): Promise<number> {
  const json = { ...addressed(channel, contact), handle: readHandle() };
  return keepAnswer(await (await api.auth['send-otp'].$post({ json })).json());
}

/** Exchanges a code for a session. */
export async function exchangeCode(
  channel: Channel,
  contact: string,
  code: string,
): Promise<VerifyCodeAnswer> {
  const json = { ...addressed(channel, contact), code, handle: readHandle() };
  const answer = await (await api.auth['verify-otp'].$post({ json })).json();
  if (answer.handle) keepHandle(answer.handle);
  return answer;
}

function addressed(channel: Channel, contact: string) {
  return channel === 'email' ? { email: contact } : { phone: contact };
}
