import { hasAccess } from '#money/access.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi } from '#platform/http/endpoint.ts';
import { variantEndpoints } from './endpoints.ts';
import type { VariantStore } from './variant-store.server.ts';

/** The calls about documents of one kind that follow another one. */
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
      const { repeated, ...created } = await variants.tailor(
        user.id,
        context.req.valid('param').id,
        context.req.valid('json'),
        context.req.valid('header')['idempotency-key'],
      );
      return context.json(created, repeated ? 200 : 201);
    })
    .openapi(calls.variants, async (context) =>
      context.json(await variants.differences(context.get('user').id, context.req.valid('param').id), 200),
    )
    .openapi(calls.compare, async (context) =>
      context.json(await variants.compare(context.get('user').id, context.req.valid('param').id), 200),
    )
    .openapi(calls.attach, async (context) => {
      const { baseId } = context.req.valid('json');
      const attached = await variants.attach(context.get('user').id, context.req.valid('param').id, baseId);
      return context.json(attached, 200);
    })
    .openapi(calls.detach, async (context) => {
      await variants.detach(context.get('user').id, context.req.valid('param').id);
      return context.body(null, 204);
    });
}
