import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { codeCalls, ELSEWHERE, HOME } from './testing/code-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.advance(25 * 3600));
afterAll(() => product.close());
const { send, browser, somebody } = codeCalls(() => product);

/** How many of so many asks of new browsers at one address are answered with a code. */
async function sent(email: string, address: string, asks = 6): Promise<number> {
  let codes = 0;
  for (let ask = 0; ask < asks; ask += 1)
    if ((await send({ email, handle: null }, address)).status === 200) codes += 1;
  return codes;
}

test('one stranger cannot use up what a new device of the owner needs', async () => {
  const owner = somebody();
  expect(await browser(HOME).signIn(owner)).toMatch(/^[\w-]{43}$/);
  expect(await sent(owner, ELSEWHERE)).toBe(2);
  expect(await browser(HOME).signIn(owner)).toMatch(/^[\w-]{43}$/);
});

test('nor in a day, and not from the networks that one customer has in IPv6', async () => {
  const owner = somebody();
  let codes = 0;
  for (let ask = 0; ask < 20; ask += 1) {
    codes += await sent(owner, `2001:db8:66:${ask}::1`, 2);
    product.clock.advance(3601);
  }
  expect(codes).toBe(4);
  expect(await browser(HOME).signIn(owner)).toMatch(/^[\w-]{43}$/);
});

test('of a contact that nobody has, the same is answered', async () => {
  expect(await sent(somebody(), ELSEWHERE)).toBe(2);
});

test('however an address is spelled, its mailbox gets five codes an hour', async () => {
  const codes = { tags: 0, dots: 0 };
  for (let ask = 0; ask < 20; ask += 1) {
    codes.tags += await sent(`victim+${ask}@example.com`, `198.51.100.${ask + 1}`, 1);
    codes.dots += await sent(`vic${'.'.repeat(ask % 2)}tim+${ask}@gmail.com`, `198.51.100.${ask + 1}`, 1);
  }
  expect(codes).toEqual({ tags: 5, dots: 5 });
});

test('two spellings stay two accounts', async () => {
  const ids = [];
  for (const email of ['two+a@example.com', 'two+b@example.com']) {
    const token = await browser(HOME).signIn(email);
    ids.push((await product.call('/api/user/profile', { token })).json.id);
  }
  expect(new Set(ids).size).toBe(2);
});
