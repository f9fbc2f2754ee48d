import { createApi, endpoint, json, jsonBody } from '#platform/http/endpoint.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { sandboxCardAnswer, sandboxCardRequest } from '../contract.ts';
import type { Sandbox } from './sandbox.server.ts';

/** Where the sandbox's card form posts to. Only there with APP_ENV local and demo. */
export function sandboxRoutes(sandbox: Sandbox, requireUser: RequireUser) {
  const card = endpoint({
    method: 'post',
    path: '/api/sandbox/card',
    summary: 'Pay a checkout of the sandbox with a test card; no money moves',
    before: [requireUser],
    request: jsonBody(sandboxCardRequest),
    responses: { 200: json(sandboxCardAnswer, 'Paid, or the bank asks for confirmation') },
    errors: ['unauthenticated', 'card_declined'],
  });
  return createApi().openapi(card, async (context) =>
    context.json(await sandbox.pay(context.req.valid('json')), 200),
  );
}
