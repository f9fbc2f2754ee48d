import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownDevices, signInCodes } from '#platform/database/schema.ts';
import { startTestProduct, type Answer, type TestProduct } from '#tests/support/product.ts';
import { codeCalls, compared, DAY, ELSEWHERE, HOME, TOKEN, wrong } from './testing/code-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.advance(3601));
afterAll(() => product.close());
const { post, send, verify, browser, attack, somebody } = codeCalls(() => product);

describe('a stranger who knows an address', () => {
  test('cannot use up the guesses of a code that somebody else asked for', async () => {
    const email = somebody();
    const mine = browser();
    await mine.send(email);
    const code = await product.lastCode(email);
    const stranger = browser(ELSEWHERE);
    await stranger.send(email);
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        verify({ email, code: wrong(code), handle: [stranger.handle(), null, undefined][at % 3] }, ELSEWHERE),
      ),
    );
    expect(compared(guesses)).toBe(3);
    expect((await mine.verify(email, code)).status).toBe(200);
  });

  test('does not replace, delay or kill that code by asking too', async () => {
    const email = somebody();
    const stranger = browser(ELSEWHERE);
    await stranger.send(email);
    const mine = browser();
    expect((await mine.send(email)).status).toBe(200);
    const code = await product.lastCode(email);
    await send({ email }, ELSEWHERE);
    await send({ email, handle: null }, ELSEWHERE);
    expect((await mine.verify(email, code)).status).toBe(200);
  });

  test('reads nothing with the right code and the wrong handle', async () => {
    const email = somebody();
    const mine = browser();
    await mine.send(email);
    const code = await product.lastCode(email);
    const stranger = browser(ELSEWHERE);
    await stranger.send('stranger@example.com');
    for (const handle of [stranger.handle(), 'x'.repeat(43), null, undefined])
      expect((await verify({ email, code, handle }, ELSEWHERE)).json.code).toBe('code_expired');
    expect((await mine.verify(email, code)).status).toBe(200);
  });

  test('has thirty guesses in any day, however many browsers and networks ask, and however late they guess', async () => {
    const email = somebody();
    const began = product.clock.now().getTime();
    const guessedAt: number[] = [];
    for (let ask = 0; product.clock.now().getTime() < began + 3 * DAY * 1000; ask += 1) {
      const address = `198.51.100.${ask % 250}`;
      const asked = await send({ email, handle: null }, address);
      product.clock.advance(599);
      if (asked.status !== 200) continue;
      const code = await product.lastCode(email);
      for (let guess = 0; guess < 4; guess += 1) {
        const answer = await verify({ email, code: wrong(code), handle: asked.json.handle }, address);
        if (compared([answer]) > 0) guessedAt.push(product.clock.now().getTime());
      }
    }
    const inTheDayFrom = (start: number) =>
      guessedAt.filter((at) => at >= start && at <= start + DAY * 1000).length;
    expect(Math.max(...guessedAt.map(inTheDayFrom))).toBe(30);
  });

  test('has no more by asking a hundred times at once', async () => {
    const email = somebody();
    const asked = await Promise.all(
      Array.from({ length: 100 }, (_, at) => send({ email, handle: null }, `198.51.${at}.1`)),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(95);
    const live = await product.database.db.select().from(signInCodes).where(eq(signInCodes.contact, email));
    expect(live).toHaveLength(5);
  });

  test('cannot take all of an address from one network', async () => {
    const email = somebody();
    for (let ask = 0; ask < 20; ask += 1) {
      await send({ email, handle: null }, ELSEWHERE);
      product.clock.advance(1801);
    }
    expect((await send({ email, handle: null }, ELSEWHERE)).json.code).toBe('rate_limited');
    expect(await browser().signIn(email)).toMatch(TOKEN);
  });

  test('keeps nobody from signing in where they signed in before', async () => {
    const email = somebody();
    const mine = browser();
    expect(await mine.signIn(email)).toMatch(TOKEN);
    const sent = await attack(email);
    expect(sent).toBeGreaterThanOrEqual(9);
    expect((await browser('192.0.2.1').send(email)).json).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('on a device where you have signed in before'),
    });
    for (let again = 0; again < 5; again += 1) {
      expect(await mine.signIn(email)).toMatch(TOKEN);
      product.clock.advance(61);
    }
  });

  test('learns no more of a known address than of an unknown one', async () => {
    const [known, unknown] = [somebody(), somebody()];
    await browser().signIn(known);
    product.clock.advance(DAY * 2);
    const seen = [];
    for (const email of [known, unknown]) {
      const answers = [];
      for (let ask = 0; ask < 12; ask += 1) {
        const answer = await send({ email, handle: null }, `192.0.2.${ask}`);
        answers.push([answer.status, answer.json.code, answer.json.message]);
        answers.push((await verify({ email, code: '000000', handle: 'y'.repeat(43) })).json);
        product.clock.advance(901);
      }
      product.clock.advance(DAY * 2);
      seen.push(answers);
    }
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe('what a stranger sees of an address', () => {
  const seen = (answers: Answer[]) =>
    answers.map(({ status, json, headers }) => [
      ...[status, json.code, json.message, json.resendAfterSeconds],
      headers.get('Retry-After'),
    ]);

  test('is the same whether it signs somebody in or nobody, however often the stranger asks', async () => {
    const [owned, free] = [somebody(), somebody()];
    const owner = browser();
    await owner.signIn(owned);
    // What was asked for by people who were strangers then has left its day; the device is known.
    product.clock.advance(DAY + 3600);
    for (let times = 0; times < 3; times += 1) {
      await owner.signIn(owned);
      product.clock.advance(61);
    }
    const askAll = async (email: string) => {
      const answers: Answer[] = [];
      for (let times = 0; times < 12; times += 1)
        answers.push(await send({ email, handle: null }, `198.18.${times}.7`));
      return answers;
    };
    expect(seen(await askAll(owned))).toEqual(seen(await askAll(free)));
  });

  test('is the same by guesses without a handle, while its owner is signing in', async () => {
    const [owned, free] = [somebody(), somebody()];
    const owner = browser();
    await owner.send(owned);
    await owner.verify(owned, wrong(await product.lastCode(owned)));
    const guessAll = async (email: string) => {
      const answers: Answer[] = [];
      for (let times = 0; times < 4; times += 1)
        answers.push(await verify({ email, code: '123456' }, ELSEWHERE));
      return answers;
    };
    expect(seen(await guessAll(owned))).toEqual(seen(await guessAll(free)));
  });
});

describe('the account page', () => {
  test('of a browser that signed in before deletes the account while strangers use up its codes', async () => {
    const email = somebody();
    const mine = browser();
    const token = await mine.signIn(email);
    await attack(email);
    const asked = await post('/api/account/deletion/send-code', { handle: mine.handle() }, HOME, token);
    expect(asked).toMatchObject({ status: 200, json: { sentTo: email } });
    const code = await product.lastCode(email);
    for (const handle of [undefined, 'z'.repeat(43)])
      await post('/api/account/deletion', { code: wrong(code), handle }, HOME, token);
    const gone = await post('/api/account/deletion', { code, handle: mine.handle() }, HOME, token);
    expect(gone.status).toBe(204);
    const { db } = product.database;
    expect(await db.select().from(knownDevices).where(eq(knownDevices.contact, email))).toEqual([]);
    expect(await db.select().from(signInCodes).where(eq(signInCodes.contact, email))).toEqual([]);
  });

  test('makes the browser known for a contact that is added, and forgets it with one that is changed', async () => {
    const [old, fresh] = [somebody(), somebody()];
    const mine = browser();
    const token = await mine.signIn(old);
    const asked = await post(
      '/api/account/contacts/send-code',
      { email: fresh, handle: mine.handle() },
      HOME,
      token,
    );
    expect(asked.status).toBe(200);
    const body = { email: fresh, code: await product.lastCode(fresh), handle: mine.handle() };
    expect((await post('/api/account/contacts/verify', body, HOME, token)).json.email).toBe(fresh);
    const { db } = product.database;
    expect(await db.select().from(knownDevices).where(eq(knownDevices.contact, old))).toEqual([]);
    await attack(fresh);
    expect(await mine.signIn(fresh)).toMatch(TOKEN);
  });
});
