import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

let people = 0;
const somebody = () => `person${(people += 1)}@example.com`;
const send = (body: unknown, address?: string) =>
  product.call('/api/auth/send-otp', { method: 'POST', body, ...(address ? { address } : {}) });
const verify = (body: unknown, address?: string) =>
  product.call('/api/auth/verify-otp', { method: 'POST', body, ...(address ? { address } : {}) });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sending a code', () => {
  test('a code goes to an email address', async () => {
    const email = somebody();
    expect(await send({ email })).toMatchObject({ status: 200, json: { resendAfterSeconds: 60 } });
    expect(await product.lastCode(email)).toMatch(/^\d{6}$/);
  });

  test('a code goes to a phone number, however it is written', async () => {
    expect((await send({ phone: '(202) 456-1111' }, '198.51.100.1')).status).toBe(200);
    expect(await product.lastCode('+12024561111')).toMatch(/^\d{6}$/);
  });

  test.each([
    [{}, 'email'],
    [{ email: 'not an address' }, 'email'],
    [{ email: 'a@example.com', phone: '+12024561111' }, 'email'],
    [{ email: 7 }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ phone: '+1900 555 0123' }, 'phone'],
    [{ email: `${'a'.repeat(300)}@example.com` }, 'email'],
  ])('%j is refused, naming the field', async (body, field) => {
    const answer = await send(body, '198.51.100.2');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ message: expect.any(String), code: expect.any(String), field });
  });

  test('an address that would add a header to the mail is refused', async () => {
    expect((await send({ email: 'a@example.com\r\nBcc: b@example.com' })).status).toBe(400);
  });

  test('a second code within a minute is refused, and the first one still works', async () => {
    const email = somebody();
    await send({ email });
    const code = await product.lastCode(email);
    const again = await send({ email });
    expect(again).toMatchObject({ status: 429, json: { code: 'code_recently_sent' } });
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await verify({ email, code })).status).toBe(200);
  });

  test('a contact gets at most five codes an hour', async () => {
    const email = somebody();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send({ email }, `198.51.101.${sent}`)).status).toBe(200);
      product.clock.advance(61);
    }
    expect(await send({ email }, '198.51.101.9')).toMatchObject({
      status: 429,
      json: { code: 'rate_limited' },
    });
  });

  test('known and unknown contacts get the same answer', async () => {
    const known = somebody();
    await product.signIn(known);
    product.clock.advance(61);
    const [first, second] = [await send({ email: known }), await send({ email: somebody() })];
    expect(first.status).toBe(second.status);
    // What differs is random.
    const { handle, ...rest } = first.json;
    expect({ ...second.json, handle }).toEqual({ ...rest, handle });
    expect([handle, second.json.handle]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.any(String)]);
    expect(second.text).toHaveLength(first.text.length);
  });
});

test('whether there is an account is not even looked at, so that no time can tell', async () => {
  const [known, unknown] = [somebody(), somebody()];
  await product.signIn(known);
  product.clock.advance(61);
  const { db } = product.database;
  // Whatever read the accounts now would fail.
  await db.execute(sql`alter table users rename to users_out_of_reach`);
  try {
    for (const email of [known, unknown]) {
      expect((await send({ email })).status).toBe(200);
      const answer = await verify({ email, code: wrong(await product.lastCode(email)) });
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_code' } });
    }
  } finally {
    await db.execute(sql`alter table users_out_of_reach rename to users`);
  }
  expect((await verify({ email: known, code: await product.lastCode(known) })).status).toBe(200);
});

describe('verifying a code', () => {
  test('the right code signs in and makes the account', async () => {
    const email = somebody();
    await send({ email: email.toUpperCase() });
    const answer = await verify({ email, code: await product.lastCode(email) });
    expect(answer).toMatchObject({ status: 200, json: { user: { email, subscriptionStatus: 'inactive' } } });
    expect(answer.json.sessionToken).toMatch(/^[\w-]{43}$/);
  });

  test('a code works once', async () => {
    const email = somebody();
    await send({ email });
    const code = await product.lastCode(email);
    expect((await verify({ email, code })).status).toBe(200);
    expect(await verify({ email, code })).toMatchObject({ status: 400, json: { code: 'code_expired' } });
  });

  test('a wrong code is refused', async () => {
    const email = somebody();
    await send({ email });
    const answer = await verify({ email, code: wrong(await product.lastCode(email)) });
    expect(answer).toMatchObject({
      status: 400,
      json: { message: 'Invalid code. Please try again.', code: 'invalid_code' },
    });
  });

  test('a code is worthless after ten minutes', async () => {
    const email = somebody();
    await send({ email });
    const code = await product.lastCode(email);
    product.clock.advance(601);
    expect(await verify({ email, code })).toMatchObject({ status: 400, json: { code: 'code_expired' } });
  });

  test('a new code kills the old one', async () => {
    const email = somebody();
    await send({ email });
    const old = await product.lastCode(email);
    product.clock.advance(61);
    await send({ email });
    if ((await product.lastCode(email)) !== old)
      expect((await verify({ email, code: old })).status).toBe(400);
    expect((await verify({ email, code: await product.lastCode(email) })).status).toBe(200);
  });

  test("another contact's code does not work", async () => {
    const [one, other] = [somebody(), somebody()];
    await send({ email: one });
    await send({ email: other });
    const code = await product.lastCode(one);
    if ((await product.lastCode(other)) !== code)
      expect((await verify({ email: other, code })).status).toBe(400);
  });

  test('of 200 guesses at once without a handle two are compared', async () => {
    const email = somebody();
    await send({ email });
    const code = await product.lastCode(email);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, guess) =>
        verify({ email, code: wrong(code) }, `192.0.2.${guess % 250}`),
      ),
    );
    const compared = answers.filter(({ json }) => json.code === 'invalid_code');
    expect(compared).toHaveLength(2);
    // The right code comes too late.
    expect((await verify({ email, code })).json.code).toBe('too_many_attempts');
  });

  test.each([
    [{ email: 'a@example.com', code: '12345' }],
    [{ email: 'a@example.com', code: 'abcdef' }],
    [{ email: 'a@example.com' }],
  ])('%j is refused, naming the code', async (body) => {
    expect(await verify(body)).toMatchObject({ status: 400, json: { field: 'code' } });
  });
});

describe('the session', () => {
  test('the profile tells who is signed in', async () => {
    const email = somebody();
    const token = await product.signIn(email);
    expect(await product.call('/api/user/profile', { token })).toMatchObject({
      status: 200,
      json: { email, phone: null, subscriptionStatus: 'inactive', subscriptionExpiresAt: null },
    });
  });

  test('access shows until its end', async () => {
    const email = somebody();
    const token = await product.signIn(email);
    await product.grantAccess(email, 7);
    expect((await product.call('/api/user/profile', { token })).json.subscriptionStatus).toBe('active');
    product.clock.advance(7 * 24 * 3600 + 1);
    expect((await product.call('/api/user/profile', { token })).json.subscriptionStatus).toBe('inactive');
  });

  test.each([[undefined], ['nonsense'], ['x'.repeat(43)]])(
    'the token %s is answered with 401',
    async (token) => {
      expect(await product.call('/api/user/profile', { token })).toMatchObject({
        status: 401,
        json: { code: 'unauthenticated' },
      });
    },
  );

  test('a cookie does not sign in', async () => {
    const token = await product.signIn(somebody());
    const answer = await product.call('/api/user/profile', { headers: { Cookie: `sessionToken=${token}` } });
    expect(answer.status).toBe(401);
  });

  test('after logout the token is worthless', async () => {
    const token = await product.signIn(somebody());
    expect((await product.call('/api/auth/logout', { method: 'POST', token })).status).toBe(204);
    expect((await product.call('/api/user/profile', { token })).status).toBe(401);
  });

  test('logging out without a session is fine', async () => {
    expect((await product.call('/api/auth/logout', { method: 'POST' })).status).toBe(204);
  });

  test('a session ends after 14 days without use, and after 30 days at the latest', async () => {
    const [idle, used] = [await product.signIn(somebody()), await product.signIn(somebody())];
    for (let days = 0; days < 30; days += 10) {
      expect((await product.call('/api/user/profile', { token: used })).status).toBe(200);
      product.clock.advance(10 * 24 * 3600);
    }
    expect((await product.call('/api/user/profile', { token: idle })).status).toBe(401);
    expect((await product.call('/api/user/profile', { token: used })).status).toBe(401);
  });

  test('the token is not in the database', async () => {
    const token = await product.signIn(somebody());
    const rows = await product.database.db.query.sessions.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
