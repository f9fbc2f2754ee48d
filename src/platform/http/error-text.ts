import { ApiError } from './api-error.ts';

/** What to tell the person: the server's own message, or `fallback` where there is none (no network, for one). */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

/** Whether the server says that the account was deleted, by its person on another device or by the operator. */
export function isErased(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'account_erased';
}

/** Whether the server says that nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
