/** The code of what came in place of an answer of our API. */
export const UNEXPECTED_ANSWER = 'unexpected_answer';

/** How each of our own codes is spelled; the codes of gateways and filters are mostly numbers or capitals. */
const OUR_CODE = /^[a-z]+(?:_[a-z]+)*$/;

/** A non-OK answer of the API; `message` is fit to show to the person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Path of the field a 400 complains about, such as `data.employment.0.startDate`. */
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(answer: {
    message: string;
    status: number;
    code: string;
    field?: string | undefined;
    retryAfterSeconds?: number | undefined;
  }) {
    super(answer.message);
    this.name = 'ApiError';
    this.status = answer.status;
    this.code = answer.code;
    this.field = answer.field;
    this.retryAfterSeconds = answer.retryAfterSeconds;
  }

  /**
   * Reads an answer that is not OK. Each of ours says `{message, code}`; whatever else comes, of any status, is a page of
   * something in between, and no word of it is shown.
   */
  static async from(response: Response): Promise<ApiError> {
    const body = parseObject(await response.text().catch(() => ''));
    const message = textOf(body?.message);
    const code = textOf(body?.code);
    if (message === undefined || code === undefined || !OUR_CODE.test(code)) return unexpectedAnswer();
    const retryAfter = Number(response.headers.get('Retry-After'));
    return new ApiError({
      message,
      status: response.status,
      code,
      field: textOf(body?.field),
      retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
    });
  }
}

/**
 * An answer that is none of ours: a page of something in between, one that was cut short, or one of another version. It
 * counts as a server that is out of order for a moment. It says nothing, so that each screen uses its own words.
 */
export function unexpectedAnswer(): ApiError {
  return new ApiError({ message: '', status: 502, code: UNEXPECTED_ANSWER });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // An object's keys may be read as a record: every value is checked where it is used.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

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

/** Whether the server says that it takes a plan. */
export function isUnpaid(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'subscription_required';
}

/** Whether the same call may well be answered later: it came too slowly, too often, or to a server out of order. */
export function mayPass({ status }: ApiError): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Whether a call was refused: asked again, it would be refused again. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !mayPass(error);
}
