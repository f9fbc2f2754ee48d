import { AppError } from '#platform/http/app-error.ts';
import type { LimitAnswer } from './limiter.server.ts';

/** Lets a call go on within its limits. @throws AppError `rate_limited` with the message, and when to come back */
export function assertAllowed({ allowed, retryAfterSeconds }: LimitAnswer, message: string): void {
  if (!allowed) throw new AppError('rate_limited', message, { retryAfterSeconds });
}
