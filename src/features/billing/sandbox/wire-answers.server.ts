import type { Context } from 'hono';

/** An error as Stripe answers it. */
export function refuse(context: Context, status: 400 | 401 | 404, message: string, code?: string) {
  return context.json({ error: { type: 'invalid_request_error', message, ...(code && { code }) } }, status);
}

/** A list as Stripe answers it, all of it on one page. */
export const listOf = (url: string, data: readonly object[]) => ({
  object: 'list',
  url,
  has_more: false,
  data,
});
