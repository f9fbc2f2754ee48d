import { ApiError, isErased, mayPass } from '#platform/http/api-error.ts';
import { valueAt, type Content } from './content.ts';

/** Why a save did not come about. Whatever was written stays on the screen and on the device. */
export type SaveFailure =
  | { kind: 'offline'; retryAfterSeconds?: undefined }
  /** `erased` where the account was deleted, and with it what the device kept of it. */
  | { kind: 'signedOut'; erased?: true }
  | { kind: 'conflict' }
  /** The document was deleted elsewhere. */
  | { kind: 'gone'; message: string }
  /** The server names what it will not take; `field` is a path such as `data.employment.0.startDate`. */
  | { kind: 'refused'; message: string; field: string | undefined }
  /** Worth another try later. The message is empty where the server gave none. */
  | { kind: 'failed'; message: string; retryAfterSeconds: number | undefined };

/** A field, such as `data.employment.0.startDate`, and what is to be done about it. */
export type FieldProblem = { field: string; message: string };

/** A refusal that names the field it is about. */
export type FieldRefusal = { kind: 'refused' } & FieldProblem;

export function isFieldRefusal(failure: SaveFailure | null): failure is FieldRefusal {
  return failure?.kind === 'refused' && failure.field !== undefined;
}

export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) {
    // fetch rejects with a TypeError when the server cannot be reached, and the call itself gives up after a while.
    const gaveUp = error instanceof DOMException && error.name === 'TimeoutError';
    if (gaveUp || error instanceof TypeError) return { kind: 'offline' };
    // Not foreseen, so it must be seen; but it must not stop the screen from keeping what was written.
    reportError(error);
    return { kind: 'failed', message: '', retryAfterSeconds: undefined };
  }
  const { message, field, retryAfterSeconds } = error;
  if (isErased(error)) return { kind: 'signedOut', erased: true };
  if (error.status === 401) return { kind: 'signedOut' };
  if (error.code === 'not_found') return { kind: 'gone', message };
  if (error.code === 'version_conflict') return { kind: 'conflict' };
  if (mayPass(error)) return { kind: 'failed', message, retryAfterSeconds };
  // The server puts the field's path before the reason; the screen shows the reason beside the field itself.
  const reason = field && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;
  return { kind: 'refused', message: reason, field: field || undefined };
}

/** What of a failure holds once the content has changed: a field whose text has changed is worth another try. */
export function failureAfterEdit(
  failure: SaveFailure | null,
  before: Content<unknown>,
  after: Content<unknown>,
): SaveFailure | null {
  if (!isFieldRefusal(failure)) return failure;
  return valueAt(before, failure.field) === valueAt(after, failure.field) ? failure : null;
}
