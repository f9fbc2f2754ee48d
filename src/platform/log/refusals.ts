import type { AppError, ErrorCode } from '#platform/http/app-error.ts';
import { boundedLines } from './bounded-lines.ts';
import type { Log } from './log.server.ts';
import { logSecurity, type Caller, type SecurityEvent } from './security-log.ts';

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
};

export type Refusal = {
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
