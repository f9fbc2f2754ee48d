type Fields = Record<string, unknown>;
type Level = 'info' | 'warn' | 'error';

/** Structured log: one JSON object a line on standard output. Never give it texts, contacts, codes or tokens. */
export type Log = Record<Level, (event: string, fields?: Fields) => void>;

export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: Level) =>
    (event: string, fields: Fields = {}) => {
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }, errorsAsText)}\n`);
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

function errorsAsText(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  // The message of a failed query holds its parameters, which are people's words; what it was caused by is enough.
  if ('params' in value && 'query' in value)
    return { name: value.name, query: value.query, cause: value.cause };
  // A mail server's or gateway's answer often repeats the address.
  if ('responseCode' in value)
    return {
      name: value.name,
      code: 'code' in value ? value.code : undefined,
      responseCode: value.responseCode,
      command: 'command' in value ? value.command : undefined,
    };
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
}
