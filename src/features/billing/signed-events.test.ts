import { createApi } from '#platform/http/endpoint.ts';
import { limitBody } from '#platform/http/body-limit.ts';
import { errorAnswer } from '#platform/http/errors.server.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { refuseUnsigned } from './signed-events.ts';

const KB = 1024;

/** Sends an event in pieces of 64 KB; tells the answer, and how many pieces were asked for. */
async function deliver(signature: string | undefined, pieces: number) {
  const api = createApi();
  api.onError(errorAnswer(silentLog));
  api.use(refuseUnsigned, limitBody);
  api.post('/', async (context) => context.text(`${(await context.req.text()).length}`));
  let asked = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        asked += 1;
        if (asked > pieces) stream.close();
        else stream.enqueue(new Uint8Array(64 * KB).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = new Headers(signature === undefined ? [] : [['Stripe-Signature', signature]]);
  const sent = { method: 'POST', body, duplex: 'half' as const, headers };
  const answer = await api.request(new Request('http://a/', sent));
  return { status: answer.status, text: await answer.text(), asked };
}

const HEX = 'a'.repeat(64);
const signed = Stripe.webhooks.generateTestHeaderString({ payload: '{}', secret: 'whsec_of_a_test' });

test.each([
  undefined,
  '',
  't=1,v1=00',
  `v1=${HEX}`,
  `t=x,v1=${HEX}`,
  `t=1,v0=${HEX}`,
  `t=1${`,v1=${HEX}`.repeat(100)}`,
])('an event with the signature %s is refused, and nothing of it is read', async (signature) => {
  const { status, text, asked } = await deliver(signature, 10);
  expect([status, asked]).toEqual([400, 0]);
  expect(text).toContain('invalid_signature');
});

test.each([signed, `${signed},v0=${HEX}`, `t=1,v1=${HEX},v1=${HEX}`, `t=1,v0=${HEX},v1=${HEX}`])(
  'an event with the signature %s is read',
  async (signature) => {
    expect(await deliver(signature, 4)).toMatchObject({ status: 200, text: String(256 * KB) });
  },
);

test('of an event that is longer than any no more is read than that', async () => {
  const { status, text, asked } = await deliver(signed, 100);
  expect([status, asked]).toEqual([413, 5]);
  expect(text).toContain('256 KB');
});
