import type { SmsSettings } from '#platform/env/env.ts';
import { outsideFetch } from '#platform/http/outside-fetch.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import type { Counted } from '#platform/limits/limiter.server.ts';

/** Longest wait for a provider, in ms. */
const TIMEOUT_MS = 8_000;

/** Hands a text message over; rejects where the provider did not take it. */
export type SendSms = (to: string, text: string) => Promise<void>;

/** Twilio's Messages API, or any gateway that takes `{to, text}` as JSON. */
export function smsProvider(settings: Extract<SmsSettings, { kind: 'twilio' | 'http' }>): SendSms {
  return settings.kind === 'twilio' ? throughTwilio(settings) : throughGateway(settings.url);
}

function throughTwilio(settings: Extract<SmsSettings, { kind: 'twilio' }>): SendSms {
  const url = `${settings.apiBase}/2010-04-01/Accounts/${encodeURIComponent(settings.accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString('base64');
  return async (to, text) => {
    const response = await outsideFetch(url, {
      method: 'POST',
      headers: { Authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ To: to, From: settings.from, Body: text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await assertTaken(response);
  };
}

function throughGateway(url: string): SendSms {
  return async (to, text) => {
    const response = await outsideFetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await assertTaken(response);
  };
}

async function assertTaken(response: Response): Promise<void> {
  if (response.ok) return void (await response.body?.cancel());
  // Its text may repeat the number, which does not belong in a log.
  await response.body?.cancel();
  throw new Error(`the SMS provider answered ${response.status}`);
}

/** Where text messages of a day are counted, whatever they say: they cost money, and a flood must not empty the account. */
export const ALL_TEXTS = 'sms:all';

export const textsADay = (max: number): Limit => ({ max, windowSeconds: 24 * 3600 });

/** How much of a day's text messages may be news for people, and how many of them for one number. */
const NOTICES = { share: 0.2, least: 10, number: 15 } as const;

/**
 * What messages count against beside the whole that nobody waits for, such as that a passkey was added: one account that
 * makes news without end must not take the codes from all others.
 */
export const noticeTexts = (recipient: string, max: number): Counted[] => [
  { key: `sms:notices:${recipient}`, limit: textsADay(NOTICES.number) },
  { key: 'sms:notices', limit: textsADay(Math.max(NOTICES.least, Math.ceil(max * NOTICES.share))) },
];
