import type { AppError, ErrorCode } from '#platform/http/app-error.ts';
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

/** Lines a minute about one kind of refusal to one network: whoever is refused must not fill the disk. */
const LINES_A_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Networks that are remembered; then all begin anew. */
const REMEMBERED_MAX = 10_000;

export type Refusal = {
  caller: Caller;
  userId: number | undefined;
  contact: string | undefined;
  call: string;
};

/** Writes refusals down; of a flood of the same kind from one network some lines, and how many there were besides. */
export function createRefusalLog(log: Log, now: () => number = () => performance.now()) {
  const lately = new Map<string, { since: number; lines: number; unsaid: number }>();
  return ({ code }: Pick<AppError, 'code'>, { caller, ...about }: Refusal): void => {
    const event = EVENTS[code];
    if (!event) return;
    const kind = `${event} ${caller.network}`;
    const at = now();
    const before = lately.get(kind);
    const isOver = before === undefined || at - before.since >= MINUTE_MS;
    const counted = isOver ? { since: at, lines: 0, unsaid: before?.unsaid ?? 0 } : before;
    if (lately.size >= REMEMBERED_MAX) lately.clear();
    lately.set(kind, counted);
    if (counted.lines >= LINES_A_MINUTE) {
      counted.unsaid += 1;
      return;
    }
    counted.lines += 1;
    const unsaid = counted.unsaid > 0 ? { unsaid: counted.unsaid } : {};
    counted.unsaid = 0;
    logSecurity(log, { event, ...about, reason: code, ...unsaid }, caller);
  };
}
