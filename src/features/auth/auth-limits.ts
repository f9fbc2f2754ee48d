import type { Limit } from '#platform/limits/limiter.server.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Codes for one contact: nobody's inbox is flooded by a stranger. */
export const CODES_AN_HOUR: Limit = { max: 5, windowSeconds: HOUR };
export const CODES_A_DAY: Limit = { max: 10, windowSeconds: DAY };
/** Codes asked for from one address: one machine cannot try many contacts. */
export const CODES_PER_ADDRESS: Limit = { max: 20, windowSeconds: HOUR };
/** Wrong guesses for a contact, across codes: asking for a new code does not buy new guesses. */
export const FAILURES_A_DAY: Limit = { max: 15, windowSeconds: DAY };
/** Guesses from one address. */
export const GUESSES_PER_ADDRESS: Limit = { max: 100, windowSeconds: HOUR };
