import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Stable codes of known errors, each with the status it is answered with. */
const STATUS_OF = {
  invalid_request: 400,
  malformed_json: 400,
  unreadable_request: 400,
  invalid_contact: 400,
  phone_not_supported: 400,
  invalid_code: 400,
  code_expired: 400,
  passkey_refused: 400,
  passkeys_not_here: 400,
  unknown_template: 400,
  unknown_plan: 400,
  invalid_signature: 400,
  unauthenticated: 401,
  account_erased: 401,
  card_declined: 402,
  subscription_required: 403,
  confirmation_required: 403,
  not_found: 404,
  unknown_call: 404,
  already_saved: 404,
  undo_unknown: 404,
  undo_used: 409,
  request_timeout: 408,
  version_conflict: 409,
  payment_pending: 409,
  not_refundable: 409,
  refund_by_support: 409,
  refund_refused: 409,
  contact_taken: 409,
  last_contact: 409,
  passkey_known: 409,
  too_many_passkeys: 409,
  too_many_documents: 409,
  too_many_drafts: 409,
  too_many_names: 409,
  too_many_looks: 409,
  name_taken: 409,
  storage_full: 409,
  photo_in_use: 409,
  undo_expired: 410,
  payload_too_large: 413,
  too_much_unknown: 413,
  picture_too_large: 413,
  unsupported_media_type: 415,
  picture_not_taken: 415,
  expectation_failed: 417,
  misdirected_request: 421,
  cannot_be_set: 422,
  picture_broken: 422,
  rate_limited: 429,
  code_recently_sent: 429,
  too_many_attempts: 429,
  headers_too_large: 431,
  delivery_failed: 502,
  payment_provider_failed: 502,
  unavailable: 503,
  sending_paused: 503,
  engine_busy: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

export type ErrorCode = keyof typeof STATUS_OF;

export function statusOf(code: ErrorCode): (typeof STATUS_OF)[ErrorCode] {
  return STATUS_OF[code];
}

/** A known error: answered as `{message, code}`; `message` is fit to show to the person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Path of the field that is wrong. */
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { field?: string; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** For what is not there and for what belongs to somebody else alike: existence is not told. */
export function notFound(noun: string): AppError {
  return new AppError('not_found', `This ${noun} was not found.`);
}

/** For whoever has left while their call waited: nobody reads it. */
export function withdrawn(): AppError {
  return new AppError('invalid_request', 'The request was withdrawn.');
}
