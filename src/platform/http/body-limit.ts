import { bodyLimit } from 'hono/body-limit';
import { AppError } from './app-error.ts';

/** Largest body that is read. A resume of eight dense pages is about 60 KB. */
export const BODY_LIMIT_BYTES = 1024 * 1024;

export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT_BYTES,
  onError: () => {
    throw new AppError('payload_too_large', 'This is too large to be saved: at most 1 MB.');
  },
});
