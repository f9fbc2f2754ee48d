import { currentRequest } from '#platform/log/request-record.server.ts';
import type { Limit } from './limit.ts';

/**
 * Tells in the answer what is left of a limit, as the IETF's draft "RateLimit header fields for HTTP" has it: a caller
 * that reads it need not be refused. Only limits with a name are told, which are the caller's own: what is left of
 * others would tell what somebody else has done.
 */
export function announceLimit(
  { policy, max, windowSeconds }: Limit,
  left: number,
  resetSeconds: number,
): void {
  const request = currentRequest();
  if (policy === undefined || !request?.announce) return;
  request.limits ??= [];
  request.limits.push({
    policy: `"${policy}";q=${max};w=${windowSeconds}`,
    left: `"${policy}";r=${Math.max(0, left)};t=${resetSeconds}`,
  });
  request.announce('RateLimit-Policy', request.limits.map((limit) => limit.policy).join(', '));
  request.announce('RateLimit', request.limits.map((limit) => limit.left).join(', '));
}
