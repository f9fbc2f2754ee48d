// Numbers of signing in, for the server that keeps them, the screens that show them and the pages that explain them.

/** Digits of a sign-in code. */
export const CODE_LENGTH = 6;
/** How long a code can be used, in minutes. */
export const CODE_MINUTES = 10;
/** Guesses a code survives; with six digits one in 200,000 blind guessers gets in. */
export const MAX_ATTEMPTS = 5;
/** Seconds between two codes for one contact: mail needs a moment, and impatience must not fill inboxes. */
export const RESEND_AFTER_SECONDS = 60;

/** How long after signing in a session may change how its person signs in, in minutes. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** A session ends after this many days at the latest. */
export const SESSION_DAYS = 30;
/** A session ends after this many days without use. */
export const IDLE_DAYS = 14;
