import { CODE_MINUTES, KNOWN_DEVICE_DAYS, UNDO_HOURS } from '#platform/session/sign-in-limits.ts';

const DAY_MS = 24 * 3600_000;

/**
 * How long what is not a present document, a payment or an account is kept, in days, each with its reason. The housekeeping keeps
 * to these, and the privacy page tells them.
 */
export const KEPT_DAYS = {
  /** So many codes a contact may be sent within a day, used ones included. */
  codes: 1,
  /** Strangers must not keep somebody out of an account that is used twice a year. */
  knownDevices: KNOWN_DEVICE_DAYS,
  /** Contacts that were changed, until the change can no longer be undone. */
  contactUndos: UNDO_HOURS / 24,
  /** What signed somebody in before, as long as the longest of what is kept under it: erasing has to find that. */
  formerContacts: 365,
  /** Tokens of erased accounts: devices that are taken up twice a year hear of it too. */
  erasedSessions: 180,
  /** Somebody who misses a receipt asks within days whether it was sent. */
  sentMessages: 7,
  /** An operator must find out why, and can have them sent again. */
  undeliveredMessages: 30,
  /** Shown in the inbox of installations that send nothing. */
  inboxMessages: 30,
  /** Questions come back: about an order of last year, at most. */
  contactMessages: 365,
  /** No call is counted over a longer time. */
  limits: 1,
  /** For looking into errors and attacks. Whoever runs the product sets up the rotation of its log accordingly. */
  logs: 30,
  /** A mistake is noticed within weeks. Whoever runs the product sets up the backups accordingly. */
  backups: 30,
  /** Versions of documents, of each day the last one: a text of last week is looked for, one of last year has a name. */
  history: 30,
  /** All versions of documents that are kept: an evening's work is taken apart the next day. */
  wholeHistory: 1,
  /** Photos that nothing names any more: a draft on a device may, and so may what is taken back after a holiday. */
  photos: 30,
  /** Links that have run out: how often their pages were opened is looked up after the interview. */
  links: 30,
  /** Purchases that were begun and never paid: a payment that comes late is told of within days. */
  unpaidPayments: 30,
  /** What the payment provider told of money: more than twice as long as its own list is read for what never came. */
  providerEvents: 7,
  /** The year within which a second refund by the button asks for a word to support. */
  refundMarks: 365,
} as const;

/** Codes count until every guess at any of them lies more than a day back, so that they stay as long as one works. */
export const CODES_COUNT_MS = KEPT_DAYS.codes * DAY_MS + CODE_MINUTES * 60_000;

/** What is older than this moment has been kept long enough. */
export function keptSince(what: keyof typeof KEPT_DAYS, now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS[what] * DAY_MS);
}
