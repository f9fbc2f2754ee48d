import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownDevices, signInCodes } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { forgetOldCodes } from './issued-codes.server.ts';
import { forgetOldDevices } from './known-devices.server.ts';
import { codeCalls, compared, DAY, ELSEWHERE, HOME, TOKEN, wrong } from './testing/code-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.advance(3601));
afterAll(() => product.close());
const { post, send, verify, browser, attack, somebody } = codeCalls(() => product);

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
