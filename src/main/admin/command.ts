import type { ErasureParts } from '#features/auth/deletion/erase-account.server.ts';
import type { PaymentProvider } from '#features/billing/provider.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { PreviousSecret } from '#platform/env/app-secret.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { AdminFacts } from '#platform/log/security-log.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';

/** What commands work with. */
export type AdminParts = ErasureParts & {
  db: Database;
  clock: Clock;
  /** Every command is written here, with who gave it. */
  log: Log;
  /** Who sits at the keyboard, as the system knows them. */
  operator: string;
  provider: PaymentProvider;
  /** What is to be mailed goes into the outbox; the running server delivers it. */
  messenger: Messenger;
  product: { name: string; supportEmail: string };
  /** Keys the hashes of contacts. */
  secret: string;
  previousSecret?: PreviousSecret | undefined;
};

/** What a command answers: lines to read, and the same as data for `--json`. */
export type CommandResult = {
  text: string;
  data: unknown;
  /** What the log says of it besides the command's name. */
  about?: AdminFacts;
};

export type Options = {
  since?: string | undefined;
  export?: string | undefined;
  erase?: boolean | undefined;
};

/** One thing an operator can do. */
export type Command = {
  /** What is typed, such as `payments show`. */
  name: string;
  /** What the command is about, such as `<id>`; absent where it needs nothing. */
  subject?: string;
  options?: readonly (keyof Options)[];
  summary: string;
  run(parts: AdminParts, subject: string, options: Options): Promise<CommandResult>;
};

/** The command was typed wrongly: answered with how it is used, and exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command cannot be done, for a reason the operator can read; exit code 1. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** @throws UsageError for what is not the number of a row */
export function idOf(typed: string): number {
  const id = Number(typed);
  if (!/^\d{1,10}$/.test(typed) || id > 2_147_483_647) throw new UsageError(`"${typed}" is not a number`);
  return id;
}

/** Lines to read, or a sentence where there are none. */
export function linesOr(lines: readonly string[], none: string): string {
  return lines.length > 0 ? lines.join('\n') : none;
}
