import { OpenAPIHono } from '@hono/zod-openapi';
import type { ZodError } from 'zod';
import { AppError } from './app-error.ts';
import type { CurrentSession, SignedInUser } from './authentication.ts';

/** What middleware leaves for handlers. */
export type ApiEnv = {
  Variables: { user: SignedInUser; session: CurrentSession; requestId: string; clientAddress: string };
};

/** An empty API whose validation errors name the field that is wrong. */
export function createApi(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidRequest(result.error);
    },
  });
}

/** What goes beyond a limit is said as people count: Zod's own words are made for programmers. */
function limitReason(issue: ZodError['issues'][number]): string | undefined {
  if (issue.code !== 'too_big' || (issue.message !== undefined && !issue.message.startsWith('Too big')))
    return undefined;
  if (issue.origin === 'string') return `at most ${issue.maximum} characters`;
  if (issue.origin === 'array') return `at most ${issue.maximum} entries`;
  return undefined;
}

function invalidRequest(error: ZodError): AppError {
  const issue = error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const reason = (issue && limitReason(issue)) ?? issue?.message ?? 'Invalid input';
  return new AppError('invalid_request', field ? `${field}: ${reason}` : reason, { field });
}
