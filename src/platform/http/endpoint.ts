import { createRoute, z, type RouteConfig, OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { statusOf, type ErrorCode, AppError } from './app-error.ts';
import { admitStrangersBody } from './admit-body.ts';
import { limitBody } from './body-limit.ts';
import { limitValues } from './body-values.ts';
import type { ZodError } from 'zod';
import type { ApiEnv } from './api-env.ts';

// What goes beyond a limit is said as people count: Zod's own words are made for programmers.
z.config({
  customError: (issue) => {
    if (issue.code !== 'too_big') return undefined;
    if (issue.origin === 'string') return `at most ${issue.maximum} characters`;
    return issue.origin === 'array' ? `at most ${issue.maximum} entries` : undefined;
  },
});

/** An empty API whose validation errors name the field that is wrong. */
export function createApi(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidRequest(result.error);
    },
  });
}

function invalidRequest(error: ZodError): AppError {
  const issue = error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const reason = issue?.message ?? 'Invalid input';
  return new AppError('invalid_request', field ? `${field}: ${reason}` : reason, { field });
}

const errorAnswer = z.object({ message: z.string(), code: z.string(), field: z.string().optional() });

/** An endpoint as declared: its successful answers are typed, its errors are named for the documentation. */
type Endpoint = RouteConfig & { errors?: readonly ErrorCode[]; before?: readonly MiddlewareHandler[] };

/**
 * Declares an endpoint. `before` runs first (authentication, so that a signed-out call gets 401 before anything
 * else is looked at), then the body waits for its turn, then its size is checked, then its shape.
 */
export function endpoint<const E extends Endpoint>(declared: E) {
  const { errors = [], before = [], ...route } = declared;
  return createRoute({
    ...route,
    middleware: [...before, admitStrangersBody, limitBody, limitValues],
    // The error answers are there for the documentation only: handlers throw an AppError.
    responses: {
      ...documentedErrors(route.request?.body ? [...errors, 'rate_limited'] : errors),
      ...declared.responses,
    },
  } as Omit<E, 'errors' | 'before'>);
}

function documentedErrors(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy([...codes, 'invalid_request', 'payload_too_large'] as const, statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: [...new Set(same)].join(' or '),
        content: { 'application/json': { schema: errorAnswer } },
      },
    ]),
  );
}

/** A JSON answer of 200 for an endpoint's `responses`. */
export function json<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A JSON body that must be there. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const;
}

/** A JSON body that may be left out; then it is read as an empty object. */
export function optionalJsonBody<T extends z.ZodType>(schema: T) {
  return { body: { required: false, content: { 'application/json': { schema } } } } as const;
}

/** A row's id in a path: a whole number that the database's integer type can hold. */
export const idParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().max(2_147_483_647))
    .openapi({ type: 'integer', example: '7' }),
});
