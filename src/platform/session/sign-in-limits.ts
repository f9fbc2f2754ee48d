import type { Limit } from '#platform/limits/limit.ts';

/*
 * The limits of signing in: for the server that keeps them, the screens that show them and the pages that explain them.
 * Only the caps of a whole day on messages are elsewhere: they are settings (`SMS_DAILY_CAP`, `MAIL_DAILY_CAP`).
 */

/** Digits of a sign-in code. */
export const CODE_LENGTH = 6;
/** How long a code can be used, in minutes. */
export const CODE_MINUTES = 10;
/** Guesses a code survives. How likely it makes guessing one is worked out in decision 26. */
export const MAX_ATTEMPTS = 3;
/** Of these, how many may come without the handle of the browser that asked; one is left to that browser. */
export const OPEN_ATTEMPTS = 2;

/** Codes for one contact that strangers may ask for, all of them together: nobody's inbox is flooded. */
export const CODES_AN_HOUR = 5;
export const CODES_A_DAY = 10;
/**
 * Codes a day for one contact that a network may ask for from which one of the day was used: it cannot use up what the
 * contact's strangers share.
 */
export const CODES_PER_NETWORK_A_DAY = 7;
/** The same for every other network: whoever asks from there leaves enough for the owner's new device. */
export const CODES_PER_STRANGE_NETWORK = { hour: 2, day: 4 };
/** Codes a day for one contact on a device where it was proven before, whatever strangers have asked for. */
export const OWN_CODES_A_DAY = 5;
/** Seconds between two codes for one contact and browser: mail needs a moment, and impatience must not fill inboxes. */
export const RESEND_AFTER_SECONDS = 60;

const HOUR_SECONDS = 3600;

/**
 * Codes asked for from one address: one machine cannot try many contacts. A code that is used is given back, so that a
 * class or a campus behind one address is not slowed.
 */
export const codesPerAddress = (anHour: number): Limit => ({
  max: anHour,
  windowSeconds: HOUR_SECONDS,
  policy: 'codes',
});
/** The same for the network around it, through which one machine may wander. */
export const codesPerWiderNetwork = (anHour: number): Limit => ({
  max: 4 * anHour,
  windowSeconds: HOUR_SECONDS,
});
/** Wrong guesses from one address: as many as its codes allow for. A right code is never stopped by them. */
export const wrongGuessesPerAddress = (codesAnHour: number): Limit => ({
  max: MAX_ATTEMPTS * codesAnHour,
  windowSeconds: HOUR_SECONDS,
  policy: 'wrong-codes',
});

/** How long a device counts as known after its contact was proven there, in days. */
export const KNOWN_DEVICE_DAYS = 180;
/** How long after signing in a session may change how its person signs in, in minutes. */
export const RECENT_SIGN_IN_MINUTES = 15;
/** How long a change of how somebody signs in can be undone from the contact that was there before, in hours. */
export const UNDO_HOURS = 72;

/** A session ends after this many days at the latest. */
export const SESSION_DAYS = 30;
/** A session ends after this many days without use. */
export const IDLE_DAYS = 14;
