import { accountErased } from '#platform/session/erased-account.ts';
import { readToken } from '#platform/session/token-store.ts';
import { ApiError } from './api-error.ts';
import { isErased } from './error-text.ts';
import { serverReached } from './reachability.ts';

/** `fetch` for our own API: sends the session's bearer token, throws an {@link ApiError} on a non-OK answer. */
export async function apiFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (init.body === undefined || init.body === null) headers.delete('Content-Type');
  const response = await fetch(input, { ...init, headers, credentials: 'include' });
  if (response.status < 500) serverReached();
  if (response.ok) return response;
  const error = await ApiError.from(response);
  if (token && isErased(error)) accountErased(token);
  throw error;
}
