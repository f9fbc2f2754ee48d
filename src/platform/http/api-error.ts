/** The code of an answer that names none: it does not come from our API. */
export const UNKNOWN_CODE = 'unknown';
/** The code of what came in place of an answer of our API. */
export const UNEXPECTED_ANSWER = 'unexpected_answer';

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

  /** Reads an answer: the JSON body's message, else the raw text, else the status text. */
  static async from(response: Response): Promise<ApiError> {
    const text = await response.text().catch(() => '');
    const body = parseObject(text);
    const retryAfter = Number(response.headers.get('Retry-After'));
    return new ApiError({
      message: body ? (textOf(body.message) ?? response.statusText) : text || response.statusText,
      status: response.status,
      code: textOf(body?.code) ?? UNKNOWN_CODE,
      field: textOf(body?.field),
      retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
    });
  }
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
