import { isLoopback } from './loopback.ts';

/** Modes that encrypt, and in which the driver looks whose certificate it is. */
const PROTECTED = ['require', 'verify-ca', 'verify-full'];

/**
 * Whether everybody's data is safe on the way to the database: it stays on this machine, or goes encrypted to a server
 * that has shown who it is. Reads an address as the driver does.
 * @param environment for `PGHOST`, which stands in where an address names no host
 */
export function isProtectedOnTheWay(
  url: string,
  environment: Record<string, string | undefined> = {},
): boolean {
  const { hostname, searchParams } = new URL(url);
  // Of a parameter that is named twice, the last counts.
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const host = last('host') || decodeURIComponent(hostname) || environment.PGHOST?.trim() || 'localhost';
  if (host.startsWith('/') || isLoopback(host.replace(/^\[(.+)\]$/, '$1').toLowerCase())) return true;
  const mode = last('sslmode');
  if (mode === undefined) return ['true', '1'].includes(last('ssl') ?? '');
  // As PostgreSQL's own library understands it, "require" takes any certificate.
  const takesAny = mode === 'require' && last('uselibpqcompat') === 'true' && !last('sslrootcert');
  return PROTECTED.includes(mode) && !takesAny;
}
