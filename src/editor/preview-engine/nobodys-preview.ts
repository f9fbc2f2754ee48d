import type { serverPreview } from './server-preview.ts';

/** The server draws for people it knows; whoever writes before signing in sees what their own browser draws. */
export class NotSignedIn extends Error {}

const refuse = () => Promise.reject(new NotSignedIn('the server draws for who is signed in'));

export const nobodysPreview: Pick<typeof serverPreview, 'render' | 'locate' | 'pace'> = {
  render: refuse,
  locate: refuse,
  pace: () => ({ gapMs: 1_000, atOnce: 1 }),
};
