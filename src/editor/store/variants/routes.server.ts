import { hasAccess } from '#money/access.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inWritersTurn, writersTurn } from '#platform/http/admit-body.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi } from '#platform/http/endpoint.ts';
import { variantEndpoints } from './endpoints.ts';
import type { VariantStore } from './variant-store.server.ts';

/**
 * The calls about documents of one kind that follow another one. All of them read, compare or write whole documents that
 * nobody sent, in the turn of what writes much.
 */
export function variantRoutes(
  { requireUser, clock }: { requireUser: RequireUser; clock: Clock },
  { path, noun }: { path: string; noun: string },
  variants: VariantStore,
) {
  const calls = variantEndpoints(path, noun, requireUser);
  return createApi()
    .openapi(calls.tailor, async (context) => {
      const user = context.get('user');
      if (!hasAccess(user, clock.now()))
        throw new AppError('subscription_required', `You need a plan to tailor ${noun}s.`);
      const { id } = context.req.valid('param');
      const key = context.req.valid('header')['idempotency-key'];
      const tailor = () => variants.tailor(user.id, id, context.req.valid('json'), key);
      const { repeated, ...created } = await inWritersTurn(context, tailor, true);
      return context.json(created, repeated ? 200 : 201);
    })
    .openapi(calls.variants, async (context) => {
      const { id } = context.req.valid('param');
      const found = await variants.differences(context.get('user').id, id, writersTurn(context));
      return context.json(found, 200);
    })
    .openapi(calls.compare, async (context) => {
      const { id } = context.req.valid('param');
      const compare = () => variants.compare(context.get('user').id, id);
      return context.json(await inWritersTurn(context, compare, true), 200);
    })
    .openapi(calls.attach, async (context) => {
      const { baseId } = context.req.valid('json');
      const { id } = context.req.valid('param');
      const attach = () => variants.attach(context.get('user').id, id, baseId);
      return context.json(await inWritersTurn(context, attach, true), 200);
    })
    .openapi(calls.detach, async (context) => {
      const { id } = context.req.valid('param');
      await inWritersTurn(context, () => variants.detach(context.get('user').id, id), true);
      return context.body(null, 204);
    });
}
