import { EnvError } from '#platform/env/env-reader.ts';
import { DataDirectoryInUseError } from '#platform/database/data-lock.server.ts';
import { SchemaBehindError } from '#platform/database/migrating/recorded.server.ts';
import { isDatabaseGone } from '#platform/http/errors.server.ts';
import { NoEmbeddedDatabaseError } from './open-database.server.ts';
import { ServiceRefusedError } from './prove-services.server.ts';
import type { Env } from '#platform/env/env.ts';

/** What an operator can mend, in plain words with the remedy; undefined for what is our own fault. */
export function startRefusal(
  error: unknown,
  env: Pick<Env, 'host' | 'port' | 'metrics'> | undefined,
): string | undefined {
  const isKnown = [
    EnvError,
    DataDirectoryInUseError,
    SchemaBehindError,
    ServiceRefusedError,
    NoEmbeddedDatabaseError,
  ].some((kind) => error instanceof kind);
  if (isKnown && error instanceof Error) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  const syscall = 'syscall' in error ? error.syscall : undefined;
  const port = 'port' in error && typeof error.port === 'number' ? error.port : env?.port;
  const name = port !== env?.port && port === env?.metrics?.port ? 'METRICS_PORT' : 'PORT';
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what uses it, or set ${name} to another one.`;
  }
  if (syscall === 'listen') {
    return `Cannot listen on ${env?.host}, port ${env?.port} (${String(code)}). Set HOST and PORT to ones this machine allows.`;
  }
  if (isDatabaseGone(error)) {
    return `The database cannot be reached: ${reason(error)}. Start it, or mend DATABASE_URL.`;
  }
  return undefined;
}

function reason(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at.message) return at.message;
  return 'it gave no reason';
}
