import { Hono } from 'hono';
import { z } from 'zod';
import type { SandboxEvents } from './events.server.ts';
import { refundWire } from './refund-wire.server.ts';
import type { SandboxRefund, SandboxRefunds } from './refunds.server.ts';
import type { SandboxState } from './state.server.ts';
import { listOf, refuse } from './wire-answers.server.ts';

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
