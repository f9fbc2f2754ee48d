import { ApiError } from '#platform/http/api-error.ts';

/** Wait before asking again where the server names none, in seconds. */
const USUAL_WAIT = 60;

/**
 * Asks for a code, or goes on with the one that was sent a moment ago.
 * @param ask answers the seconds until another code may be asked for
 * @returns those seconds
 */
export async function goOnIfSent(ask: () => Promise<number>): Promise<number> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'code_recently_sent') throw error;
    return error.retryAfterSeconds ?? USUAL_WAIT;
  }
}
