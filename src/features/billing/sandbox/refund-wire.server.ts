import { Hono } from 'hono';
import { z } from 'zod';
import type { NoRefund, SandboxRefund, SandboxRefunds } from './refunds.server.ts';
import { listOf, refuse } from './wire-answers.server.ts';

const creation = z.looseObject({ payment_intent: z.string() });

const REASONS: Record<NoRefund, string> = {
  resource_missing: 'No such payment_intent',
  charge_already_refunded: 'The charge has already been refunded.',
  charge_disputed: 'The charge has been charged back; cannot issue a refund.',
};

/** Stripe's calls about money that goes back, in Stripe's wire format. */
export function refundWire(state: SandboxRefunds, onRefund: (refund: SandboxRefund) => Promise<void>): Hono {
  const api = new Hono();
  api.post('/v1/refunds', async (context) => {
    const form = creation.safeParse(await context.req.parseBody());
    if (!form.success) return refuse(context, 400, z.prettifyError(form.error));
    const wanted = { paymentIntent: form.data.payment_intent, metadata: metadataOf(form.data) };
    const made = await state.create(wanted, context.req.header('Idempotency-Key'));
    if (typeof made === 'string') return refuse(context, 400, REASONS[made], made);
    await onRefund(made);
    return context.json(made);
  });
  api.get('/v1/refunds', async (context) =>
    context.json(listOf('/v1/refunds', await state.refunds(context.req.query('payment_intent') ?? ''))),
  );
  api.get('/v1/disputes', async (context) =>
    context.json(listOf('/v1/disputes', await state.disputes(context.req.query('payment_intent') ?? ''))),
  );
  return api;
}

/** `metadata[name]=value`, as forms carry it. */
function metadataOf(form: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([field, value]) => {
      const name = /^metadata\[(\w+)\]$/.exec(field)?.[1];
      return name && typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
