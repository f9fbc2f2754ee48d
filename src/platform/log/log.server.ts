import { currentRequest } from './request-record.server.ts';

type Fields = Record<string, unknown>;
type Level = 'info' | 'warn' | 'error';

/**
 * Structured log: one JSON object a line on standard output, with the id of the request that it is about. Never give it texts,
 * contacts, codes or tokens.
 */
export type Log = Record<Level, (event: string, fields?: Fields) => void>;

/** @param about what each line says besides, such as which process wrote it */
export function createLog(
  write: (line: string) => void = (line) => process.stdout.write(line),
  about: Fields = {},
): Log {
  const at =
    (level: Level) =>
    (event: string, fields: Fields = {}) => {
      const line = {
        time: new Date().toISOString(),
        level,
        event,
        requestId: currentRequest()?.id,
        ...about,
        ...fields,
      };
      write(`${JSON.stringify(line, errorsAsText)}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

function errorsAsText(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  // The message of a failed query holds its parameters, which are people's words; what it was caused by is enough.
  if ('params' in value && 'query' in value)
    return { name: value.name, query: value.query, cause: value.cause };
  if (mayNameRecipient(value))
    return {
      name: value.name,
      code: 'code' in value ? value.code : undefined,
      responseCode: 'responseCode' in value ? value.responseCode : undefined,
      command: 'command' in value ? value.command : undefined,
    };
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
}

/**
 * Whether an error of the mail client may hold an address: a mail server's answer often repeats it, and so does the
 * client's own complaint about a recipient.
 */
function mayNameRecipient(error: Error): boolean {
  return 'responseCode' in error || 'response' in error || ('code' in error && error.code === 'EENVELOPE');
}

/** Lines a minute of one kind: whoever causes them must not fill the disk. */
const LINES_A_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Kinds that are remembered; then all begin anew. */
const REMEMBERED_MAX = 10_000;

/** What a line says besides: how many of its kind were not written since the last. */
type Unsaid = { unsaid?: number };

/** Tells of each line whether it is to be written: of a flood of one kind some are, and how many there were besides. */
export function boundedLines(
  now: () => number = () => performance.now(),
): (kind: string) => Unsaid | undefined {
  const lately = new Map<string, { since: number; lines: number; unsaid: number }>();
  return (kind) => {
    const at = now();
    const before = lately.get(kind);
    const isOver = before === undefined || at - before.since >= MINUTE_MS;
    const counted = isOver ? { since: at, lines: 0, unsaid: before?.unsaid ?? 0 } : before;
    if (lately.size >= REMEMBERED_MAX) lately.clear();
    lately.set(kind, counted);
    if (counted.lines >= LINES_A_MINUTE) {
      counted.unsaid += 1;
      return undefined;
    }
    counted.lines += 1;
    const unsaid = counted.unsaid > 0 ? { unsaid: counted.unsaid } : {};
    counted.unsaid = 0;
    return unsaid;
  };
}
