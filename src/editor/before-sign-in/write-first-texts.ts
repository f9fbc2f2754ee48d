/** How writing before signing in is offered, on every page that asks to sign in. */
export const WRITE_FIRST_TEXTS = {
  action: 'Write first, sign in later',
  meaning: 'What you write is kept on this device for a day, and is yours once you sign in.',
} as const;
