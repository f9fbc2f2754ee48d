import { PASSKEYS_MAX } from './passkey-limits.ts';

/** What is said of passkeys, apart from the screens. */
export const PASSKEY_TEXTS = {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or the PIN of your device, without waiting for a code. Codes go on working.',
  none: 'You have no passkey yet.',
  elsewhere:
    'Passkeys can be made and used where this browser and this address allow them. Yours are listed here.',
  full: `You have ${PASSKEYS_MAX} passkeys, as many as an account can have. Remove one to add another.`,
  add: 'Add a passkey',
  adding: 'Waiting for your device...',
  added: 'Your passkey is added',
  addedText: 'From now on you can sign in with it.',
  hasOne: 'This device has a passkey for your account already.',
  left: 'Nothing was added: the question of your device was closed or took too long.',
  signIn: 'Sign in with a passkey',
  signingIn: 'Waiting for your device...',
  signInLeft: 'No passkey was used. You can try again, or sign in with a code.',
  failed: 'Something went wrong. Please try again.',
  signInRefused:
    'This passkey signs nobody in here: it may have been removed from your account. Use another one, or a code.',
  confirm: 'Use a passkey',
  removeText:
    'It will no longer sign you in. Your device may go on offering it until you delete it there too.',
} as const;
