/** Passkeys that one person may have. */
export const PASSKEYS_MAX = 20;
/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;
/** Passkeys that one person may try to add within a day: each sends a message. */
export const PASSKEYS_ADDED_A_DAY = 10;
