import type { ErrorCode } from '#platform/http/app-error.ts';
import type { Log } from './log.server.ts';

/** Where a call comes from, as far as the log may know it. */
export type Caller = {
  /** Also in the answer's `X-Request-Id`. */
  requestId: string;
  /** The network around the caller's address, as `log-names.ts` hashes it. */
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
      channel: 'email' | 'sms';
      account: 'new' | 'known';
      device: 'new' | 'known';
    }
  | ({ event: 'code_refused' } & Refused)
  | ({ event: 'code_locked' } & Refused)
  | ({ event: 'limit_hit'; unsaid?: number } & Refused)
  | ({ event: 'confirmation_asked' } & Refused)
  | ({ event: 'undo_refused' } & Refused)
  | {
      event: 'contact_added' | 'contact_changed' | 'contact_removed';
      userId: number;
      channel: 'email' | 'sms';
    }
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
  'change_undone',
  'admin_command',
];

/** Writes an event as one line. @param caller absent for what nobody's call did, such as the operator's commands */
export function logSecurity(log: Log, { event, ...facts }: SecurityEvent, caller?: Caller): void {
  log[WATCHED.includes(event) ? 'warn' : 'info'](`security.${event}`, { ...facts, ...caller });
}
