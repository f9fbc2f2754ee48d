import { stripVTControlCharacters, parseArgs } from 'node:util';
import { logSecurity, type AdminFacts } from '#platform/log/security-log.ts';
import { UsageError, type AdminParts, type Command, type Options, type CommandResult } from './command.ts';
import { linkCommands } from './links.server.ts';
import { messageCommands } from './messages.server.ts';
import { paymentCommands } from './payments.server.ts';
import { peopleCommands } from './people.server.ts';

/** Everything an operator can do from the command line. */
export const COMMANDS: readonly Command[] = [
  ...paymentCommands,
  ...peopleCommands,
  ...linkCommands,
  ...messageCommands,
];

/** A command line that was understood. */
export type Asked = { command: Command; subject: string; options: Options; json: boolean };

/**
 * Reads what was typed; undefined where help was asked for.
 * @throws UsageError
 */
export function readCommandLine(args: readonly string[]): Asked | undefined {
  // Such characters come with what was copied from somewhere; nothing that a command takes holds one.
  if (args.some((arg) => /[\u0000-\u001f\u007f]/.test(arg)))
    throw new UsageError('An argument holds a control character, which nothing here has.');
  const { values, positionals } = parsed(args);
  if (values.help === true) return undefined;
  const typed = positionals.join(' ');
  const command = COMMANDS.find(({ name }) => typed === name || typed.startsWith(`${name} `));
  if (!command) throw new UsageError(typed ? `There is no command "${typed}".` : 'No command was given.');
  const rest = positionals.slice(command.name.split(' ').length);
  if (rest.length !== (command.subject ? 1 : 0))
    throw new UsageError(`"${command.name}" takes ${command.subject ?? 'nothing more'}.`);
  const { json = false, help: _help, ...options } = values;
  for (const option of ['since', 'export', 'erase'] as const)
    if (options[option] !== undefined && !command.options?.includes(option))
      throw new UsageError(`"${command.name}" does not take --${option}.`);
  return { command, subject: rest[0] ?? '', options, json };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        since: { type: 'string' },
        export: { type: 'string' },
        erase: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Does what was asked and answers what is to be printed. Who asked for what is written into the log, done or refused. */
export async function runCommand(parts: AdminParts, asked: Asked): Promise<string> {
  const { text, data } = await logged(parts, asked);
  // What people wrote must not steer the operator's terminal.
  return asked.json ? printableJson(data) : printable(text);
}

/** Without the command's subject, which may be an address. */
async function logged(parts: AdminParts, { command, subject, options }: Asked): Promise<CommandResult> {
  const given = { operator: parts.operator, command: command.name, options: Object.keys(options) };
  const log = (outcome: 'done' | 'refused', about?: AdminFacts) =>
    logSecurity(parts.log, { event: 'admin_command', ...given, outcome, ...about });
  try {
    const report = await command.run(parts, subject, options);
    log('done', report.about);
    return report;
  } catch (error) {
    if (!(error instanceof UsageError)) log('refused');
    throw error;
  }
}

/** JSON in which every sign that may steer a terminal is escaped, and nothing is lost: its own escapes end at U+001F. */
function printableJson(data: unknown): string {
  return JSON.stringify(data, null, 2).replaceAll(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Text that a terminal only shows: without escape sequences and other controls. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replaceAll(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    '',
  );
}

export function usage(): string {
  const shown = COMMANDS.map(({ name, subject, options = [], summary }) => ({
    typed: [
      name,
      subject,
      ...options.map((option) => (option === 'erase' ? '[--erase]' : `[--${option} ...]`)),
    ]
      .filter(Boolean)
      .join(' '),
    summary,
  }));
  const width = Math.max(...shown.map(({ typed }) => typed.length));
  const lines = shown.map(({ typed, summary }) => `  ${typed.padEnd(width)}  ${summary}`);
  const called = 'npm run admin -- <command> [--json], or on a server sudo foothold admin <command> [--json]';
  return [`Usage: ${called}`, '', ...lines].join('\n');
}
