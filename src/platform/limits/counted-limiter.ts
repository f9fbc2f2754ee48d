import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Limiter } from './limiter.server.ts';

/** A limiter of which it is counted how often each limit refused. */
export function countedLimiter(limiter: Limiter, metrics: Metrics): Limiter {
  const count = metrics.counter({
    name: 'foothold_limits_hit_total',
    help: 'Refusals by a limit, by its name',
    labels: ['limit'],
  });
  return {
    ...limiter,
    async hit(key, limit) {
      const answer = await limiter.hit(key, limit);
      if (!answer.allowed) count({ limit: limitName(key) });
      return answer;
    },
  };
}

/** Words of ours: what follows in a key is whom it is about, of which an address may look like hexadecimal words. */
const WORD = /^[a-z][a-z-]*$/;
const GROUP_OF_ADDRESS = /^[\da-f]{1,4}$/;
const WORDS_MOST = 2;

/** `guesses:address` of `guesses:address:203.0.113.7`. */
export function limitName(key: string): string {
  const parts = key.split(':').slice(0, WORDS_MOST);
  const end = parts.findIndex((part) => !WORD.test(part) || GROUP_OF_ADDRESS.test(part));
  return parts.slice(0, end < 0 ? parts.length : end).join(':') || 'other';
}
