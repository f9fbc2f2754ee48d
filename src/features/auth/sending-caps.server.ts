import { eq } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Database } from '#platform/database/database.server.ts';
import { users } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import { widerNetwork } from '#platform/http/client-address.server.ts';
import {
  giveBackAll,
  hitAll,
  waitText,
  type Counted,
  type LimitAnswer,
  type Limiter,
} from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import { ALL_TEXTS, textsADay } from '#platform/sms/providers.server.ts';
import type { Contact } from './contact.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * How much of a day's messages may go to contacts that never signed in here, of text messages and of mails: altogether,
 * within an hour, to one country other than the first, and for one network. The rest is kept for those who did, and
 * `knownNetwork` is what one network gets of it. Codes count whether they are used or not.
 *
 * Whoever owns a domain makes contacts that signed in before without end. By mail, known devices therefore use their
 * network's share first, and what one network gets of the kept fifth is a fifth of that.
 */
const SHARES = {
  sms: { day: 0.6, hour: 0.2, country: 0.25, network: 0.1, knownNetwork: 0.2 },
  email: { day: 0.8, hour: 0.25, network: 0.2, networkHour: 0.1, knownNetwork: 0.04 },
} as const;
/**
 * The first messages of a network count as those of a quiet one. All further ones share a part only of what strangers
 * have, so that the few networks of an attacker leave enough to all others.
 */
const QUIET = { sms: { hour: 2, day: 3 }, email: { hour: 20, day: 40 } } as const;
const BUSY_SHARES = { sms: { hour: 0.1, day: 0.45 }, email: { hour: 0.125, day: 0.6 } } as const;
/**
 * Once the open shares are used up, how often a network may ask for a contact that might have signed in before: what
 * comes back tells whether it has, so that it can only be tried a few times.
 */
const LAST_RESORTS: Limit = { max: 20, windowSeconds: DAY };
/** An alert an hour for each cap is enough to look. */
const ALERTS: Limit = { max: 1, windowSeconds: HOUR };

/** What the names of counts begin with. */
const PREFIXES = { sms: 'sms', email: 'mail' } as const;

export type CapSettings = {
  smsDailyCap: number;
  mailDailyCap: number;
  /** As in `ContactSettings`: the first is home. */
  smsCountries: readonly string[];
};

type CapParts = { db: Database; limiter: Limiter; settings: CapSettings; alert: (hit: HitCap) => void };

/** What is told when a cap is hit: nothing in it names anybody but the caller's address, which is to be hashed. */
export type HitCap = { channel: Contact['channel']; cap: string; setting: string; address: string };

export type CodeToSend = { contact: Contact; address: string; ownSend: boolean };

type Cap = Counted & {
  name: string;
  /** Whether it counts one network, whose other people are told so. */
  ofNetwork?: boolean;
};

type RefusedCap = { reached: Cap; answer: LimitAnswer };

/** Counts messages with codes against what this installation sends. */
export interface SendingCaps {
  /**
   * Counts a code that is about to be sent.
   * @returns takes it back, for one that was not sent after all
   * @throws AppError `sending_paused` or `rate_limited`
   */
  admit(code: CodeToSend): Promise<() => Promise<void>>;
}

export function createSendingCaps(parts: CapParts): SendingCaps {
  const { limiter } = parts;
  return {
    async admit(code) {
      const all = capOnAll(code.contact, parts.settings);
      const kept = [keptCap(code, parts.settings), all];
      if (code.ownSend && code.contact.channel === 'sms') return take(kept, code);
      // A share that is the whole says nothing of its own.
      const first = firstMessages(code);
      const isFirst = !(await hitAll(limiter, first));
      const caps = [
        ...openCaps(code, parts.settings),
        ...(isFirst ? [] : busyNetworks(code, parts.settings)),
      ];
      const open = [...caps.filter(({ limit }) => limit.max < all.limit.max), all];
      const refused = await hitAll(limiter, open);
      if (!refused) return () => giveBackAll(limiter, isFirst ? [...open, ...first] : open);
      if (isFirst) await giveBackAll(limiter, first);
      await tell(refused.reached, code);
      if (refused.reached !== all && (code.ownSend || (await signedInBefore(parts, code))))
        return take(kept, code, refused);
      throw refusal(refused, code.contact);
    },
  };

  /** @param before why the open shares had nothing, which may pass sooner */
  async function take(
    caps: readonly Cap[],
    code: CodeToSend,
    before?: RefusedCap,
  ): Promise<() => Promise<void>> {
    const refused = await hitAll(limiter, caps);
    if (!refused) return () => giveBackAll(limiter, caps);
    await tell(refused.reached, code);
    throw refusal(before && refused.reached.ofNetwork ? sooner(before, refused) : refused, code.contact);
  }

  async function tell(cap: Cap, { contact, address }: CodeToSend): Promise<void> {
    const { allowed } = await limiter.hit(`alert:${cap.key}`, ALERTS);
    if (!allowed) return;
    const setting = contact.channel === 'sms' ? 'SMS_DAILY_CAP' : 'MAIL_DAILY_CAP';
    parts.alert({ channel: contact.channel, cap: cap.name, setting, address });
  }
}

/** The shares that nothing is kept back in, the narrowest first: what one network is refused leaves the others' counts alone. */
function openCaps(code: CodeToSend, settings: CapSettings): Cap[] {
  return code.contact.channel === 'email' ? openMails(code, settings) : openTexts(code, settings);
}

function openMails({ address, ownSend }: CodeToSend, { mailDailyCap }: CapSettings): Cap[] {
  const shares = SHARES.email;
  const network = widerNetwork(address);
  const ofHour = share(mailDailyCap, shares.networkHour, LEAST_MAILS);
  const ofDay = share(mailDailyCap, shares.network, LEAST_MAILS);
  return [
    ofNetwork('one network in an hour', `mail:network-hour:${network}`, ofHour, HOUR),
    ofNetwork('one network in a day', `mail:network:${network}`, ofDay),
    // Those who come back do not use up the hour of those who are new.
    ...(ownSend ? [] : [cap('strangers in an hour', 'mail:hour', share(mailDailyCap, shares.hour), HOUR)]),
    cap('all but what is kept', 'mail:strangers', Math.ceil(mailDailyCap * shares.day), DAY),
  ];
}

/** What a network has of its own before it counts as busy. */
function firstMessages({ contact, address }: CodeToSend): Cap[] {
  const network = widerNetwork(address);
  const { hour, day } = QUIET[contact.channel];
  const prefix = PREFIXES[contact.channel];
  return [
    ofNetwork('first messages in an hour', `${prefix}:first-hour:${network}`, hour, HOUR),
    ofNetwork('first messages in a day', `${prefix}:first:${network}`, day),
  ];
}

/** What all busy networks have together. */
function busyNetworks({ contact: { channel }, ownSend }: CodeToSend, settings: CapSettings): Cap[] {
  const whole = channel === 'sms' ? settings.smsDailyCap : settings.mailDailyCap;
  const ofHour = share(whole, BUSY_SHARES[channel].hour);
  const ofDay = share(whole, BUSY_SHARES[channel].day);
  const prefix = PREFIXES[channel];
  return [
    ...(ownSend ? [] : [cap('busy networks in an hour', `${prefix}:busy-hour`, ofHour, HOUR)]),
    cap('busy networks in a day', `${prefix}:busy`, ofDay, DAY),
  ];
}

function openTexts({ contact, address }: CodeToSend, settings: CapSettings): Cap[] {
  const { smsDailyCap, smsCountries } = settings;
  const shares = SHARES.sms;
  const country = parsePhoneNumberFromString(contact.address)?.country ?? 'none';
  // Most people of an installation live in its home country; numbers elsewhere are what fraudsters ask for.
  const ofCountry = country === (smsCountries[0] ?? 'US') ? shares.day : shares.country;
  const network = widerNetwork(address);
  return [
    ofNetwork('strangers of one network', `sms:network:${network}`, share(smsDailyCap, shares.network)),
    cap(`strangers in ${country}`, `sms:country:${country}`, share(smsDailyCap, ofCountry), DAY),
    cap('strangers in an hour', 'sms:hour', share(smsDailyCap, shares.hour), HOUR),
    cap('strangers in a day', 'sms:strangers', Math.ceil(smsDailyCap * shares.day), DAY),
  ];
}

/** Who signed in before can be a fraudster too: one network never gets all that is left. */
function keptCap({ contact, address }: CodeToSend, { smsDailyCap, mailDailyCap }: CapSettings): Cap {
  const name = 'known contacts of one network';
  const network = widerNetwork(address);
  return contact.channel === 'sms'
    ? ofNetwork(name, `sms:known-network:${network}`, share(smsDailyCap, SHARES.sms.knownNetwork))
    : // Of a small cap too, it is a part only: nothing else keeps one network from all of the rest.
      ofNetwork(name, `mail:known-network:${network}`, share(mailDailyCap, SHARES.email.knownNetwork, 1));
}

function capOnAll({ channel }: Contact, { smsDailyCap, mailDailyCap }: CapSettings): Cap {
  return channel === 'sms'
    ? { name: 'all', key: ALL_TEXTS, limit: textsADay(smsDailyCap) }
    : cap('all', 'mail:all', mailDailyCap, DAY);
}

function cap(name: string, key: string, max: number, windowSeconds: number): Cap {
  return { name, key, limit: { max, windowSeconds } };
}

function ofNetwork(name: string, key: string, max: number, windowSeconds = DAY): Cap {
  return { ...cap(name, key, max, windowSeconds), ofNetwork: true };
}

/** Below this a share of a small cap would keep out a family. */
const LEAST_SHARE = 10;
/** Below this a network's share of a small cap would keep out a class of thirty, some of whom ask twice. */
const LEAST_MAILS = 40;

function share(whole: number, part: number, least = LEAST_SHARE): number {
  return Math.min(whole, Math.max(least, Math.ceil(whole * part)));
}

/** Looked at only where the open shares have nothing more; how often a network may try is counted, whoever it asks for. */
async function signedInBefore({ db, limiter }: CapParts, { contact, address }: CodeToSend): Promise<boolean> {
  const key = `${contact.channel}:last-resort:${widerNetwork(address)}`;
  if (!(await limiter.hit(key, LAST_RESORTS)).allowed) return false;
  const column = contact.channel === 'email' ? users.email : users.phone;
  const [known] = await db.select({ id: users.id }).from(users).where(eq(column, contact.address));
  return known !== undefined;
}

const TEXTS_PAUSED = 'We cannot send more text messages right now.';
const MAILS_PAUSED = 'We cannot send more codes by email right now.';

function sooner(one: RefusedCap, other: RefusedCap): RefusedCap {
  return one.answer.retryAfterSeconds <= other.answer.retryAfterSeconds ? one : other;
}

function refusal({ reached: cap, answer }: RefusedCap, { channel }: Contact): AppError {
  const { retryAfterSeconds } = answer;
  const wait = waitText(retryAfterSeconds);
  if (cap.ofNetwork) {
    const message =
      channel === 'sms'
        ? `Too many text messages were asked for from your network. Please use your email address, or try again ${wait}.`
        : `Too many codes by email were asked for from your network. Please use another network, or try again ${wait}.`;
    return new AppError('rate_limited', message, { retryAfterSeconds });
  }
  const message =
    channel === 'sms'
      ? `${TEXTS_PAUSED} Please use your email address, or try again ${wait}.`
      : `${MAILS_PAUSED} Please try again ${wait}.`;
  return new AppError('sending_paused', message, { retryAfterSeconds });
}
