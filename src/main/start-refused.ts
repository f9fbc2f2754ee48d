import { EnvError } from '#platform/env/env-reader.ts';
import { DataDirectoryInUseError } from '#platform/database/data-lock.server.ts';
import { SchemaBehindError } from '#platform/database/migrating/recorded.server.ts';
import { isDatabaseGone } from '#platform/http/errors.server.ts';
import { NoEmbeddedDatabaseError } from './open-database.server.ts';
import { ServiceRefusedError } from './prove-services.server.ts';
import type { Env } from '#platform/env/env.ts';

type Addresses = Pick<Env, 'host' | 'port' | 'metrics'>;

/** What an operator can mend, in plain words with the remedy; undefined for what is our own fault. */
export function startRefusal(error: unknown, env: Addresses | undefined): string | undefined {
  const isKnown = [
    EnvError,
    DataDirectoryInUseError,
    SchemaBehindError,
    ServiceRefusedError,
    NoEmbeddedDatabaseError,
  ].some((kind) => error instanceof kind);
  if (isKnown && error instanceof Error) return error.message;
  if (!(error instanceof Error)) return undefined;
  const listening = env && listenRefusal(error, env);
  if (listening !== undefined) return listening;
  if (isDatabaseGone(error)) {
    return `The database cannot be reached: ${reason(error)}. Start it, or mend DATABASE_URL.`;
  }
  return undefined;
}

/** Where an address cannot be had: which of ours it is, and by which settings another one is named. */
function listenRefusal(error: Error, { host, port, metrics }: Addresses): string | undefined {
  const { code, syscall, ...told } = { ...error } as NodeJS.ErrnoException & {
    hostname?: string;
    port?: number;
  }; // As Node makes them.
  const ours = [
    { host, port, names: ['HOST', 'PORT'] },
    ...(metrics ? [{ ...metrics, names: ['METRICS_HOST', 'METRICS_PORT'] }] : []),
  ];
  const at = ours.find((each) =>
    syscall === 'listen' ? each.port === told.port : syscall === 'getaddrinfo' && each.host === told.hostname,
  );
  if (!at) return undefined;
  if (code === 'EADDRINUSE')
    return `Port ${at.port} is in use. Stop what uses it, or set ${at.names[1]} to another one.`;
  return `Cannot listen on ${at.host}, port ${at.port} (${code}). Set ${at.names.join(' and ')} to ones this machine allows.`;
}

function reason(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at.message) return at.message;
  return 'it gave no reason';
}
