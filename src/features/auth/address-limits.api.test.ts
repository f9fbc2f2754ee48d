import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

const SCHOOL = '198.51.100.10';
let people = 0;
const somebody = () => `pupil${(people += 1)}@example.com`;

function callsOf(product: () => TestProduct) {
  const post = (path: string, body: object, address: string) =>
    product().call(`/api/auth/${path}`, { method: 'POST', body, address });
  const send = (email: string, address = SCHOOL) => post('send-otp', { email, handle: null }, address);
  return {
    send,
    verify: (body: object, address = SCHOOL) => post('verify-otp', body, address),
    async signIn(email: string): Promise<number> {
      const { json } = await send(email);
      const body = { email, code: await product().lastCode(email), handle: json.handle };
      return (await post('verify-otp', body, SCHOOL)).status;
    },
  };
}

describe('behind one address', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  beforeEach(() => product.clock.advance(3601));
  afterAll(() => product.close());
  const { send, signIn, verify } = callsOf(() => product);

  test('a class of thirty signs in within ten minutes', async () => {
    for (let pupil = 0; pupil < 30; pupil += 1) {
      expect(await signIn(somebody())).toBe(200);
      product.clock.advance(19);
    }
  });

  test('so it does when all thirty ask at once', async () => {
    const emails = Array.from({ length: 30 }, somebody);
    const asked = await Promise.all(emails.map((email) => send(email)));
    expect(asked.map(({ status }) => status)).toEqual(emails.map(() => 200));
    for (const [at, email] of emails.entries()) {
      const body = { email, code: await product.lastCode(email), handle: asked[at]?.json.handle };
      expect((await verify(body)).status).toBe(200);
    }
  });

  test('a campus signs in for as long as its codes are used', async () => {
    for (let student = 0; student < 220; student += 1) expect(await signIn(somebody())).toBe(200);
  });
});

describe('codes that are not used', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ env: { OTP_PER_ADDRESS_HOUR: '20' } });
  });
  beforeEach(() => product.clock.advance(3601));
  afterAll(() => product.close());
  const { send, signIn, verify } = callsOf(() => product);

  test('stop at OTP_PER_ADDRESS_HOUR, an IPv6 network counting as one address', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      expect((await send(somebody(), `2001:db8:1:2::${sent + 1}`)).status).toBe(200);
    const refused = await send(somebody(), '2001:db8:1:2:ffff::1');
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(refused.json.message).toContain('from your network');
    expect((await send(somebody(), '2001:db8:1:3::1')).status).toBe(200);
  });

  test('stop at four times as many from the network around it', async () => {
    const statuses = [];
    for (let sent = 0; sent < 81; sent += 1)
      statuses.push((await send(somebody(), `2001:db8:7:${sent.toString(16)}::1`)).status);
    expect(statuses).toEqual([...Array.from({ length: 80 }, () => 200), 429]);
    expect((await send(somebody(), '2001:db8:8::1')).status).toBe(200);
  });

  test('what an address is refused counts neither for its neighbours nor for itself', async () => {
    for (const [address, neighbour] of [
      ['198.18.9.9', '198.18.9.200'],
      ['2001:db8:9:1::5', '2001:db8:9:2::5'],
    ] as const) {
      for (let asked = 0; asked < 20; asked += 1) expect((await send(somebody(), address)).status).toBe(200);
      for (let asked = 0; asked < 70; asked += 1) expect((await send(somebody(), address)).status).toBe(429);
      expect((await send(somebody(), neighbour)).status).toBe(200);
    }
  });

  test('a code that the contact is refused counts nowhere', async () => {
    const victim = somebody();
    for (let asked = 0; asked < 90; asked += 1) await send(victim, '198.18.8.9');
    expect((await send(somebody(), '198.18.8.9')).status).toBe(200);
    expect((await send(somebody(), '198.18.8.200')).status).toBe(200);
  });

  test('leave room again where others are used', async () => {
    for (let sent = 0; sent < 19; sent += 1) await send(somebody());
    for (let student = 0; student < 5; student += 1) expect(await signIn(somebody())).toBe(200);
    await send(somebody());
    expect((await send(somebody())).status).toBe(429);
  });

  test('wrong guesses are told to stop, and stop nobody whose code is right', async () => {
    const email = somebody();
    const { json } = await send(email);
    const code = await product.lastCode(email);
    const guess = { email: 'nobody@example.com', code: '000000' };
    for (let guesses = 0; guesses < 60; guesses += 1) expect((await verify(guess)).status).toBe(400);
    expect(await verify(guess)).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect((await verify({ email, code, handle: json.handle })).status).toBe(200);
  });
});
