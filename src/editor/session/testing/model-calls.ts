import { ApiError } from '#platform/http/api-error.ts';
import { offline } from './session-setup.ts';

/** How a call on its way ends. */
export type CallFate =
  | 'answered'
  | 'requestLost'
  | 'requestLate'
  | 'answerLost'
  | 'failing'
  | 'busy'
  | 'signedOut'
  | 'foundNothing';

/** A call on its way, until its fate is decided. */
export type PendingCall = { name: string; work: () => unknown; settle: (fate: CallFate) => void };

/** Does the work, and answers with it. */
export function answerWith<Answer>(
  work: () => Answer,
  resolve: (answer: Answer) => void,
  reject: (error: unknown) => void,
): void {
  try {
    resolve(work());
  } catch (error) {
    reject(error);
  }
}

/** Does the work, whose answer nobody hears. */
export function quietly(work: (() => unknown) | undefined): void {
  try {
    work?.();
  } catch {
    // It was refused, and nobody is there to hear it.
  }
}

/** What a page is told of a call that was not answered. */
export function errorOf(fate: CallFate): Error {
  switch (fate) {
    case 'failing':
      return new ApiError({ message: 'down', status: 503, code: 'unavailable' });
    case 'busy':
      return new ApiError({ message: 'busy', status: 429, code: 'rate_limited', retryAfterSeconds: 30 });
    case 'signedOut':
      return new ApiError({ message: 'sign in', status: 401, code: 'unauthenticated' });
    case 'foundNothing':
      return new ApiError({ message: 'no such page', status: 404, code: 'not_found' });
    default:
      return offline();
  }
}
