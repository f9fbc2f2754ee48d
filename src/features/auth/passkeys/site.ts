import { AppError } from '#platform/http/app-error.ts';

/** Which site a passkey is for: browsers ask for its name, and say from which origin they were asked. */
export type PasskeySite = { id: string; origin: string };

/**
 * The site of a call. Browsers know passkeys by names alone, so an installation that people reach by an address has none;
 * one on this machine has them at `localhost`.
 * @param origin the call's `Origin`, which scripts cannot set
 * @throws AppError `passkeys_not_here`
 */
export function passkeySite(publicUrl: string, origin: string | undefined): PasskeySite {
  const own = new URL(publicUrl);
  if (origin === own.origin && isName(own.hostname)) return { id: own.hostname, origin };
  const asked = origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined;
  if (asked?.origin === origin && asked?.hostname === 'localhost' && isThisMachine(own.hostname))
    return { id: 'localhost', origin: asked.origin };
  throw new AppError('passkeys_not_here', 'Passkeys do not work at this address. Please use a code.');
}

/** Whether browsers take passkeys for a host: for names, not for addresses such as 127.0.0.1. */
export function isName(hostname: string): boolean {
  return !/^\[|^\d+(\.\d+){3}$/.test(hostname);
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
