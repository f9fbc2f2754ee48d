import type { Limit } from '#platform/limits/limiter.server.ts';

/** Where text messages of a day are counted, whatever they say: they cost money, and a flood must not empty the account. */
export const ALL_TEXTS = 'sms:all';

export const allTexts = (max: number): Limit => ({ max, windowSeconds: 24 * 3600 });
