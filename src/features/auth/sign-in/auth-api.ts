import { hc } from 'hono/client';
import { apiFetch } from '#platform/http/api-fetch.ts';
import type { VerifyCodeAnswer } from '../contract.ts';
import type { AuthRoutes } from '../routes.server.ts';
import type { Channel } from './sent-code.ts';

const { api } = hc<AuthRoutes>('/', { fetch: apiFetch });

/** Asks for a code. @returns the seconds until another may be asked for */
export async function requestCode(channel: Channel, contact: string): Promise<number> {
  const response = await api.auth['send-otp'].$post({ json: addressed(channel, contact) });
  return (await response.json()).resendAfterSeconds;
}

/** Exchanges a code for a session. */
export async function exchangeCode(
  channel: Channel,
  contact: string,
  code: string,
): Promise<VerifyCodeAnswer> {
  const response = await api.auth['verify-otp'].$post({ json: { ...addressed(channel, contact), code } });
  return response.json();
}

function addressed(channel: Channel, contact: string) {
  return channel === 'email' ? { email: contact } : { phone: contact };
}
