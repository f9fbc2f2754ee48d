import type { ErrorCode, AppError } from '#platform/http/app-error.ts';
import { keyedHash } from '#platform/env/app-secret.server.ts';
import { widerNetwork } from '#platform/http/client-address.server.ts';
import { type Log, boundedLines } from './log.server.ts';

/** Where a call comes from, as far as the log may know it. */
export type Caller = {
  /** Also in the answer's `X-Request-Id`. */
  requestId: string;
  /** The network around the caller's address, as `networkInLog` hashes it. */
  network: string;
};

/** What a refused call was for, and who made it where somebody was signed in. */
type Refused = {
  userId: number | undefined;
  /** What a call of somebody signed out was about, hashed: whether it has an account is not looked at. */
  contact: string | undefined;
  call: string;
  reason: ErrorCode;
};

/** What an operator's command was about and what it did, by numbers alone. */
export type AdminFacts = {
  userId?: number;
  paymentId?: number;
  messageId?: number;
  linkId?: number;
  /** What became of a payment. */
  to?: string;
  /** How many sessions ended, or things were erased. */
  sessions?: number;
  erased?: number;
};

/**
 * What is worth knowing once somebody asks who did what to an account. A person is named by their number alone: no
 * address, number, name, text, code, token or address of a link belongs in here. docs/deployment.md tells operators of
 * each.
 */
export type SecurityEvent =
  | {
      event: 'signed_in';
      userId: number;
      channel: 'email' | 'sms' | 'passkey';
      account: 'new' | 'known';
      device: 'new' | 'known';
    }
  | ({ event: 'code_refused' } & Refused)
  | ({ event: 'code_locked' } & Refused)
  | ({ event: 'limit_hit'; unsaid?: number } & Refused)
  | ({ event: 'confirmation_asked' } & Refused)
  | ({ event: 'undo_refused' } & Refused)
  | ({ event: 'passkey_refused' } & Refused)
  | {
      event: 'contact_added' | 'contact_changed' | 'contact_removed';
      userId: number;
      channel: 'email' | 'sms';
    }
  | { event: 'passkey_added' | 'passkey_removed'; userId: number }
  | { event: 'change_undone'; userId: number; sessions: number }
  | { event: 'session_ended'; userId: number; how: 'logged_out' | 'one' | 'everywhere'; sessions: number }
  | { event: 'data_exported'; userId: number }
  | { event: 'account_deleted'; userId: number }
  | { event: 'access_given'; userId: number; paymentId: number }
  | { event: 'refund_asked'; userId: number; paymentId: number; status: string }
  | ({
      event: 'admin_command';
      operator: string;
      command: string;
      options: readonly string[];
      outcome: 'done' | 'refused';
    } & AdminFacts);

/** What an attack, or somebody's bad day, looks like: to be watched. */
const WATCHED: readonly SecurityEvent['event'][] = [
  'code_refused',
  'code_locked',
  'limit_hit',
  'confirmation_asked',
  'undo_refused',
  'passkey_refused',
  'change_undone',
  'admin_command',
];

/** Writes an event as one line. @param caller absent for what nobody's call did, such as the operator's commands */
export function logSecurity(log: Log, { event, ...facts }: SecurityEvent, caller?: Caller): void {
  log[WATCHED.includes(event) ? 'warn' : 'info'](`security.${event}`, { ...facts, ...caller });
}

/** Characters of a hash that are enough to tell one from all others. */
const LENGTH = 22;

/**
 * What the log calls the network around an address, a /24 or a /48: enough to know it again, not to look it up.
 */
export function networkInLog(secret: string, address: string): string {
  return keyedHash(secret, 'network', widerNetwork(address)).slice(0, LENGTH);
}

/** The same for the contact that a call of somebody signed out was about. */
export function contactInLog(secret: string, address: string): string {
  return keyedHash(secret, 'contact in log', address).slice(0, LENGTH);
}

/** Refusals that tell of an attack, by their code: whichever call answers one is in the log, also one made later. */
const EVENTS: Partial<Record<ErrorCode, Extract<SecurityEvent, { reason: ErrorCode }>['event']>> = {
  invalid_code: 'code_refused',
  code_expired: 'code_refused',
  too_many_attempts: 'code_locked',
  rate_limited: 'limit_hit',
  sending_paused: 'limit_hit',
  confirmation_required: 'confirmation_asked',
  undo_unknown: 'undo_refused',
  undo_used: 'undo_refused',
  undo_expired: 'undo_refused',
  passkey_refused: 'passkey_refused',
};

type Refusal = {
  caller: Caller;
  userId: number | undefined;
  contact: string | undefined;
  call: string;
};

/** Writes refusals down; of a flood of the same kind from one network some lines, and how many there were besides. */
export function createRefusalLog(log: Log, now?: () => number) {
  const lines = boundedLines(now);
  return ({ code }: Pick<AppError, 'code'>, { caller, ...about }: Refusal): void => {
    const event = EVENTS[code];
    if (!event) return;
    const unsaid = lines(`${event} ${caller.network}`);
    if (unsaid) logSecurity(log, { event, ...about, reason: code, ...unsaid }, caller);
  };
}
