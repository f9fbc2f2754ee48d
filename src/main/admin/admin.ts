import { parseEnv } from '#platform/env/parse-env.ts';
import { refuseOtherFetches } from '#platform/http/outside-fetch.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { startRefusal } from '../start-refused.ts';
import { printable, readCommandLine, runCommand, usage } from './command-line.ts';
import { RefusedError, UsageError } from './command.ts';
import { openAdmin } from './open-admin.server.ts';

refuseOtherFetches();

/** A refusal that repeats a huge argument would hide what it says. */
const LONGEST = 500;
/** Standard output holds the answer and nothing else; the log goes beside it. */
const log = createLog((line) => process.stderr.write(line));

async function main(): Promise<void> {
  const asked = readCommandLine(process.argv.slice(2));
  if (!asked) {
    process.stdout.write(`${usage()}\n`);
    return;
  }
  const admin = await openAdmin(parseEnv(process.env), log);
  try {
    process.stdout.write(`${await runCommand(admin, asked)}\n`);
  } finally {
    await admin.close();
  }
}

main().catch((error: unknown) => {
  const trace = error instanceof Error ? error.stack : String(error);
  const told = error instanceof RefusedError ? error.message : startRefusal(error, undefined);
  // It may repeat what was typed, which may have been copied from what somebody wrote.
  if (error instanceof UsageError)
    process.stderr.write(`${printable(error.message).slice(0, LONGEST)}\n\n${usage()}\n`);
  else process.stderr.write(`${printable(told ?? trace ?? '')}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
