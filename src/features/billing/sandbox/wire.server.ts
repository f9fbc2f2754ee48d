import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { SandboxEvents } from './events.server.ts';
import type { SandboxRefund, SandboxRefunds, NoRefund } from './refunds.server.ts';
import type { SandboxState } from './state.server.ts';

/** The fields of a session's creation that we send; form-encoded with brackets, as Stripe's API takes them. */
const creation = z.object({
  client_reference_id: z.string().nullable().default(null),
  'line_items[0][price_data][currency]': z.string(),
  'line_items[0][price_data][unit_amount]': z.coerce.number().int().min(50),
  'line_items[0][quantity]': z.coerce.number().int().min(1),
});

type WireParts = {
  secretKey: string;
  events: SandboxEvents;
  onRefund: (refund: SandboxRefund) => Promise<void>;
};

/** The calls of Stripe's API that we make, in Stripe's wire format. */
export function sandboxWire(
  state: SandboxState,
  refunds: SandboxRefunds,
  { secretKey, events, onRefund }: WireParts,
): Hono {
  const api = new Hono();
  api.use(async (context, next) => {
    if (context.req.header('Authorization') !== `Bearer ${secretKey}`) {
      return refuse(context, 401, 'Invalid API Key provided');
    }
    await next();
  });
  api.post('/v1/checkout/sessions', async (context) => {
    const form = creation.safeParse(await context.req.parseBody());
    if (!form.success) return refuse(context, 400, z.prettifyError(form.error));
    const fields = form.data;
    const made = await state.create(
      {
        client_reference_id: fields.client_reference_id,
        amount_total: fields['line_items[0][price_data][unit_amount]'] * fields['line_items[0][quantity]'],
        currency: fields['line_items[0][price_data][currency]'],
      },
      context.req.header('Idempotency-Key'),
    );
    return context.json(made);
  });
  api.get('/v1/checkout/sessions/:id', async (context) => {
    const found = await state.find(context.req.param('id'));
    return found ? context.json(found) : refuse(context, 404, 'No such checkout.session');
  });
  api.post('/v1/checkout/sessions/:id/expire', async (context) => {
    const expired = await state.finish(context.req.param('id'), 'expired');
    if (expired) return context.json(expired);
    return refuse(context, 400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  });
  api.route('/', refundWire(refunds, onRefund));
  api.get('/v1/events', async (context) => {
    const asked = new URL(context.req.url).searchParams;
    const types = [...asked].flatMap(([name, value]) => (/^types\[\d*\]$/.test(name) ? [value] : []));
    const since = new Date(Number(asked.get('created[gte]') ?? 0) * 1000);
    return context.json(listOf('/v1/events', await events.list({ types, since })));
  });
  return api;
}

/** An error as Stripe answers it. */
export function refuse(context: Context, status: 400 | 401 | 404, message: string, code?: string) {
  return context.json({ error: { type: 'invalid_request_error', message, ...(code && { code }) } }, status);
}

/** A list as Stripe answers it, all of it on one page. */
export const listOf = (url: string, data: readonly object[]) => ({
  object: 'list',
  url,
  has_more: false,
  data,
});

const refundCreation = z.looseObject({ payment_intent: z.string() });

const REASONS: Record<NoRefund, string> = {
  resource_missing: 'No such payment_intent',
  charge_already_refunded: 'The charge has already been refunded.',
  charge_disputed: 'The charge has been charged back; cannot issue a refund.',
};

/** Stripe's calls about money that goes back, in Stripe's wire format. */
function refundWire(state: SandboxRefunds, onRefund: (refund: SandboxRefund) => Promise<void>): Hono {
  const api = new Hono();
  api.post('/v1/refunds', async (context) => {
    const form = refundCreation.safeParse(await context.req.parseBody());
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
