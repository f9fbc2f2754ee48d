import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { knownDevices, signInCodes } from '#platform/database/schema.ts';
import { startTestProduct, type Answer, type TestProduct } from '#tests/support/product.ts';
import { forgetOldCodes } from './issued-codes.server.ts';
import { forgetOldDevices } from './known-devices.server.ts';

const DAY = 24 * 3600;
const HOME = '203.0.113.7';
const ELSEWHERE = '192.0.2.66';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.advance(3601));
afterAll(() => product.close());

let people = 0;
const somebody = () => `owner${(people += 1)}@example.com`;
const post = (path: string, body: object, address = HOME, token?: string) =>
  product.call(path, { method: 'POST', body, address, token });
const send = (body: object, address?: string) => post('/api/auth/send-otp', body, address);
const verify = (body: object, address?: string) => post('/api/auth/verify-otp', body, address);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const compared = (answers: Answer[]) => answers.filter(({ json }) => json.code === 'invalid_code').length;

/** A browser that keeps handles, as ours does. */
function browser(address = HOME) {
  let handle: string | null = null;
  const keep = (answer: Answer) => {
    handle = answer.json?.handle ?? handle;
    return answer;
  };
  return {
    handle: () => handle,
    send: async (email: string) => keep(await send({ email, handle }, address)),
    verify: async (email: string, code: string) => keep(await verify({ email, code, handle }, address)),
    async signIn(email: string): Promise<string> {
      const sent = await this.send(email);
      if (sent.status !== 200) return sent.text;
      const answer = await this.verify(email, await product.lastCode(email));
      return answer.json.sessionToken ?? answer.text;
    },
  };
}
const TOKEN = /^[\w-]{43}$/;

/** Asks for a contact's codes from ever new browsers and networks until no more are sent; tries each three times. */
async function attack(email: string): Promise<{ sent: number; guesses: number }> {
  let [sent, guesses, refusals] = [0, 0, 0];
  for (let ask = 0; refusals < 30; ask += 1) {
    const address = `198.51.100.${ask % 250}`;
    const asked = await send({ email, handle: null }, address);
    if (asked.status === 200) {
      sent += 1;
      const code = await product.lastCode(email);
      for (let guess = 0; guess < 5; guess += 1)
        guesses += compared([await verify({ email, code: wrong(code), handle: asked.json.handle }, address)]);
    } else refusals += 1;
    product.clock.advance(30 * 60);
  }
  return { sent, guesses };
}

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
    const { sent } = await attack(email);
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

describe('a handle', () => {
  test('has three guesses for its code, and none is left when they are wrong', async () => {
    const email = somebody();
    const mine = browser();
    await mine.send(email);
    const code = await product.lastCode(email);
    const answers = await Promise.all(Array.from({ length: 100 }, () => mine.verify(email, wrong(code))));
    expect(compared(answers)).toBe(3);
    expect((await mine.verify(email, code)).json.code).toBe('too_many_attempts');
  });

  test('keeps its last guess from callers without one', async () => {
    const email = somebody();
    const { json } = await send({ email });
    const code = await product.lastCode(email);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => verify({ email, code: wrong(code) }, ELSEWHERE)),
    );
    expect(compared(answers)).toBe(2);
    expect((await verify({ email, code })).json.code).toBe('too_many_attempts');
    expect((await verify({ email, code, handle: json.handle })).status).toBe(200);
  });

  test('lets its code be used once, also by a hundred at once', async () => {
    const email = somebody();
    const { json } = await send({ email, handle: null });
    const body = { email, code: await product.lastCode(email), handle: json.handle };
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await verify(body)).status).toBe(400);
  });

  test('has one code at a time, a minute apart, also when asked for at once', async () => {
    const email = somebody();
    const mine = browser();
    await mine.send(email);
    const old = await product.lastCode(email);
    product.clock.advance(61);
    const asked = await Promise.all(Array.from({ length: 20 }, () => mine.send(email)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(asked.filter(({ json }) => json.code === 'code_recently_sent')).toHaveLength(19);
    const code = await product.lastCode(email);
    if (code !== old) expect((await mine.verify(email, old)).status).toBe(400);
    expect((await mine.verify(email, code)).status).toBe(200);
  });

  test('opens one contact and one purpose only', async () => {
    const [email, other] = [somebody(), somebody()];
    const mine = browser();
    const token = await mine.signIn(email);
    product.clock.advance(61);
    await mine.send(email);
    const code = await product.lastCode(email);
    const handle = mine.handle();
    await mine.send(other);
    if (code !== (await product.lastCode(other))) expect((await mine.verify(other, code)).status).toBe(400);
    const remove = await post('/api/account/deletion', { code, handle }, HOME, token);
    expect(remove.json.code).toBe('code_expired');
    const add = await post('/api/account/contacts/verify', { email, code, handle }, HOME, token);
    expect(add.json.code).toBe('code_expired');
    expect((await mine.verify(email, code)).status).toBe(200);
  });

  test('that was planted is worth nothing once its victim has signed in', async () => {
    const email = somebody();
    const attacker = browser(ELSEWHERE);
    await attacker.signIn(somebody());
    const planted = attacker.handle();
    const sent = await send({ email, handle: planted });
    const code = await product.lastCode(email);
    const signedIn = await verify({ email, code, handle: planted });
    expect(signedIn.status).toBe(200);
    expect(signedIn.json.handle).not.toBe(planted);
    expect(sent.json.handle).toBe(planted);
    const { db } = product.database;
    const devices = await db.select().from(knownDevices).where(eq(knownDevices.contact, email));
    expect(devices).toHaveLength(1);
    await attack(email);
    expect((await send({ email, handle: planted }, ELSEWHERE)).json.code).toBe('rate_limited');
    expect((await send({ email, handle: signedIn.json.handle })).status).toBe(200);
  });

  test('serves everybody who signs in in one browser, and a code on its way in another tab', async () => {
    const [one, two] = [somebody(), somebody()];
    const shared = browser();
    await shared.signIn(one);
    await shared.send(two);
    const waiting = await product.lastCode(two);
    product.clock.advance(61);
    expect(await shared.signIn(one)).toMatch(TOKEN);
    expect((await shared.verify(two, waiting)).status).toBe(200);
    await attack(one);
    await attack(two);
    expect(await shared.signIn(one)).toMatch(TOKEN);
    expect(await shared.signIn(two)).toMatch(TOKEN);
  });

  test.each(['', 'short', 'x'.repeat(44), '?'.repeat(43), 7, {}])(
    'like %j is refused by name',
    async (handle) => {
      for (const answer of [
        await send({ email: somebody(), handle }),
        await verify({ email: somebody(), code: '000000', handle }),
      ])
        expect(answer).toMatchObject({ status: 400, json: { field: 'handle' } });
    },
  );

  test('is nowhere kept in clear', async () => {
    const mine = browser();
    await mine.signIn(somebody());
    product.clock.advance(61);
    await mine.send(somebody());
    const { db } = product.database;
    const rows = [await db.select().from(knownDevices), await db.select().from(signInCodes)];
    expect(JSON.stringify(rows)).not.toContain(mine.handle());
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

describe('what is kept', () => {
  test('codes go after a day and ten minutes, devices after 180 days without signing in', async () => {
    const { db } = product.database;
    const email = somebody();
    await browser().signIn(email);
    await forgetOldCodes(db, product.clock);
    expect(await db.select().from(signInCodes).where(eq(signInCodes.contact, email))).toHaveLength(1);
    product.clock.advance(DAY + 600);
    await forgetOldCodes(db, product.clock);
    expect(await db.select().from(signInCodes)).toEqual([]);
    product.clock.advance(178 * DAY);
    await forgetOldDevices(db, product.clock);
    expect(await db.select().from(knownDevices).where(eq(knownDevices.contact, email))).toHaveLength(1);
    product.clock.advance(2 * DAY);
    await forgetOldDevices(db, product.clock);
    expect(await db.select().from(knownDevices)).toEqual([]);
  });

  test('a contact is known on its twenty newest devices', async () => {
    const email = somebody();
    for (let device = 0; device < 25; device += 1) {
      expect(await browser(`192.0.2.${device}`).signIn(email)).toMatch(TOKEN);
      product.clock.advance(DAY / 4);
    }
    const { db } = product.database;
    const devices = await db.select().from(knownDevices).where(eq(knownDevices.contact, email));
    expect(devices).toHaveLength(20);
  });
});
