import { isIPv6 } from 'node:net';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { limitNetwork, widerNetwork } from '#platform/http/client-address.server.ts';
import {
  assertAllowed,
  giveBackAll,
  hitAll,
  waitText,
  type Counted,
  type Limiter,
} from '#platform/limits/limiter.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { isFinal } from '#platform/mail/outbox.server.ts';
import {
  RESEND_AFTER_SECONDS,
  codesPerAddress,
  codesPerWiderNetwork,
} from '#platform/session/sign-in-limits.ts';
import {
  hashToken,
  newToken,
  hashCode,
  hashNetwork,
  newCode,
  purposeName,
  type CodePurpose,
} from './secrets.server.ts';
import type { Contact } from './contact.ts';
import type { CountCode } from './count-codes.ts';
import { hasOwnSends, issueCode, withdrawCode, type NewCode } from './issued-codes.server.ts';
import { isKnownDevice } from './known-devices.server.ts';
import type { CodeToSend, SendingCaps } from './sending-caps.server.ts';

/** Hands a code over to the mail server or SMS provider; rejects where it did not take it. */
export type DeliverCode = (contact: Contact, code: string, purpose: CodePurpose) => Promise<void>;

export type SendCodeParts = {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  caps: SendingCaps;
  secret: string;
  deliverCode: DeliverCode;
  countCode: CountCode;
  /** False where limits are off: codes may then follow each other at once. */
  limitsOn: boolean;
  /** Codes an hour that may be asked for from one address and not be used. */
  otpPerAddressHour: number;
  log: Log;
};

export type CodeRequest = { contact: Contact; purpose: CodePurpose; handle: SentHandle };

/** What the caller is told of a code that was sent. */
export type SentCodeAnswer = { resendAfterSeconds: number; handle: string };

/**
 * Sends a code; the one before it for the same purpose and browser stops working. Known and unknown contacts take the
 * same path.
 * @param address of the caller
 * @throws AppError `code_recently_sent`, `rate_limited`, `sending_paused` or `delivery_failed`
 */
export function sendCode(
  parts: SendCodeParts,
  request: CodeRequest,
  address: string,
): Promise<SentCodeAnswer> {
  return parts.countCode(request.contact.channel, () => send(parts, request, address));
}

async function send(
  parts: SendCodeParts,
  { contact, purpose, handle: sent }: CodeRequest,
  address: string,
): Promise<SentCodeAnswer> {
  const { db, clock } = parts;
  const handle = sent ?? newToken();
  const handleHash = hashToken(handle);
  const ownSend = typeof sent === 'string' && (await maySendOwn(parts, contact.address, handleHash));
  const code = newCode();
  const bound = { contact: contact.address, purpose: purposeName(purpose) };
  const row = {
    ...bound,
    userId: purpose.kind === 'sign-in' ? undefined : purpose.userId,
    handleHash,
    codeHash: hashCode(parts.secret, bound, code),
    asker: hashNetwork(parts.secret, askingNetwork(address)),
    open: sent === undefined,
    ownSend,
  };
  if (!ownSend) await countForAddress(parts, address);
  const counted = await countAndIssue(parts, { contact, address, ownSend }, row).catch(
    async (error: unknown) => {
      if (!ownSend) await giveBackForAddress(parts, address);
      throw error;
    },
  );
  try {
    await parts.deliverCode(contact, code, purpose);
  } catch (error) {
    parts.log.warn('code.not_delivered', { channel: contact.channel, error });
    // Nothing reached the person, so nothing should keep them from trying again at once.
    await withdrawCode(db, clock, counted.id);
    // A recipient whom the mail server refused goes on counting: nobody tries out addresses without an end.
    if (!isFinal(error)) {
      // A text message may be charged even where its provider failed to answer: it goes on counting against the caps.
      if (contact.channel === 'email') await counted.giveBack();
      if (!ownSend) await giveBackForAddress(parts, address);
    }
    throw new AppError('delivery_failed', 'Failed to send code. Please try again.', { cause: error });
  }
  return { resendAfterSeconds: parts.limitsOn ? RESEND_AFTER_SECONDS : 0, handle };
}

/** Counts a code against what is sent, and writes it down; where that is refused, nothing is counted. */
async function countAndIssue(
  { db, clock, caps, limitsOn }: SendCodeParts,
  toSend: CodeToSend,
  row: NewCode,
): Promise<{ id: number; giveBack: () => Promise<void> }> {
  const giveBack = await caps.admit(toSend);
  try {
    return { id: await issueCode(db, clock, row, limitsOn), giveBack };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function maySendOwn(
  { db, clock }: SendCodeParts,
  contact: string,
  handleHash: string,
): Promise<boolean> {
  return (
    (await isKnownDevice(db, [contact], handleHash)) && (await hasOwnSends(db, clock, contact, handleHash))
  );
}

async function countForAddress(
  { limiter, otpPerAddressHour }: SendCodeParts,
  address: string,
): Promise<void> {
  const refused = await hitAll(limiter, countedFor(address, otpPerAddressHour));
  if (!refused) return;
  const wait = waitText(refused.answer.retryAfterSeconds);
  assertAllowed(refused.answer, `Too many codes were asked for from your network. Please try again ${wait}.`);
}

/** A code that was used did no harm, and one that was not sent neither: it counts no more for the address. */
export async function giveBackForAddress(
  { limiter, otpPerAddressHour }: Pick<SendCodeParts, 'limiter' | 'otpPerAddressHour'>,
  address: string,
): Promise<void> {
  await giveBackAll(limiter, countedFor(address, otpPerAddressHour));
}

/** What shares a contact's codes: an IPv4 address, or the /48 of IPv6, within which one customer has networks without end. */
function askingNetwork(address: string): string {
  return isIPv6(address) ? widerNetwork(address) : address;
}

function countedFor(address: string, anHour: number): Counted[] {
  return [
    { key: `codes:address:${limitNetwork(address)}`, limit: codesPerAddress(anHour) },
    { key: `codes:network:${widerNetwork(address)}`, limit: codesPerWiderNetwork(anHour) },
  ];
}

/**
 * The handle that a call comes with. `null`: a browser that keeps handles and has none yet, so that its code works with
 * the one in the answer alone. `undefined`: a caller that knows nothing of handles; its code can be tried without one.
 */
export type SentHandle = string | null | undefined;
