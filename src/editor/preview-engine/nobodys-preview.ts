import { NotSignedIn } from './not-signed-in.ts';
import type { serverPreview } from './server-preview.ts';

const refuse = () => Promise.reject(new NotSignedIn('the server draws for who is signed in'));

export const nobodysPreview: Pick<typeof serverPreview, 'render' | 'locate' | 'pace'> = {
  render: refuse,
  locate: refuse,
  pace: () => ({ gapMs: 1_000, atOnce: 1 }),
};
