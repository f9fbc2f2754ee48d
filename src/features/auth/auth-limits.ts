import type { Limit } from '#platform/limits/limiter.server.ts';
import { MAX_ATTEMPTS } from '#platform/session/sign-in-rules.ts';

const HOUR = 3600;

/** Codes a day for one contact that one network may ask for: it cannot use up what the contact's strangers share. */
export const CODES_PER_NETWORK_A_DAY = 7;

/**
 * What stands in place of the guesses left without a handle where there never were any: who has no handle is told nothing
 * of such a code, not even that it was asked for.
 */
export const NEVER_OPEN = -1;

/**
 * Codes asked for from one address: one machine cannot try many contacts. A code that is used is given back, so that a
 * class or a campus behind one address is not slowed.
 */
export const codesPerAddress = (anHour: number): Limit => ({ max: anHour, windowSeconds: HOUR });
/** The same for the network around it, through which one machine may wander. */
export const codesPerWiderNetwork = (anHour: number): Limit => ({ max: 4 * anHour, windowSeconds: HOUR });
/** Wrong guesses from one address: as many as its codes allow for. A right code is never stopped by them. */
export const wrongGuessesPerAddress = (codesAnHour: number): Limit => ({
  max: MAX_ATTEMPTS * codesAnHour,
  windowSeconds: HOUR,
});
