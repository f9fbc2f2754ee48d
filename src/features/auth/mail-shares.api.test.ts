import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { codeCalls, ELSEWHERE, HOME, TOKEN } from './testing/code-calls.ts';

let product: TestProduct;
let logged: string[] = [];
afterEach(() => product.close());
const { browser } = codeCalls(() => product);

async function start(env: Record<string, string>): Promise<void> {
  logged = [];
  product = await startTestProduct({ env, log: createLog((line) => logged.push(line)) });
}
const HOSTILE = '198.51.100.1';
const SCHOOL = '192.0.2.10';
/** An address of a network of its own. */
const network = (at: number) => `198.18.${at}.7`;

/**
 * Signs in with ever new addresses of a domain of one's own, until no more codes are sent, and then again with each,
 * from the browsers that know them. All codes are used, so that nothing counts against the hour of the address.
 * @returns how many codes were sent
 */
async function useUp(address: string | ((at: number) => string), name = 'u'): Promise<number> {
  const from = typeof address === 'string' ? () => address : address;
  const devices: { email: string; browser: ReturnType<typeof browser> }[] = [];
  let sent = 0;
  for (let at = 0; devices.length === at; at += 1) {
    const device = { email: `${name}${at}@catchall.example`, browser: browser(from(at)) };
    if (!TOKEN.test(await device.browser.signIn(device.email))) break;
    devices.push(device);
    sent += 1;
  }
  for (let round = 0; round < 5; round += 1)
    for (const device of devices) {
      if (!TOKEN.test(await device.browser.signIn(device.email))) return sent;
      sent += 1;
    }
  return sent;
}

describe('one network that uses every code it asks for', () => {
  test('gets its share of the mails and little of what is kept, and is told why', async () => {
    await start({ MAIL_DAILY_CAP: '100' });
    const neighbour = browser('198.51.100.7');
    await neighbour.signIn('neighbour@example.com');
    // Forty of the open part, the neighbour's among them, and four of what is kept.
    expect(await useUp(HOSTILE)).toBe(43);
    const again = await browser('198.51.100.250').send('late@catchall.example');
    expect(again).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(again.json.message).toBe(
      'Too many codes by email were asked for from your network. Please use another network, or try again in an hour.',
    );
    // Whichever passes first is told: the network's hour, or its part of what is kept for a day.
    expect((await neighbour.send('neighbour@example.com')).json.message).toBe(again.json.message);
    const alerts = logged.filter((line) => line.includes('alert.sending_cap'));
    const caps = alerts.map((line): unknown => JSON.parse(line).cap);
    expect(caps).toContain('one network in an hour');
    expect(caps).toContain('known contacts of one network');
    for (const secret of ['198.51', 'catchall']) expect(alerts.join('')).not.toContain(secret);
  });

  test('does not stop somebody on a device where they signed in before', async () => {
    await start({ MAIL_DAILY_CAP: '100' });
    const ana = browser(HOME);
    expect(await ana.signIn('ana@example.com')).toMatch(TOKEN);
    await useUp(HOSTILE);
    expect(await ana.signIn('ana@example.com')).toMatch(TOKEN);
  });

  test('nor somebody new, nor a class of thirty behind another address within ten minutes', async () => {
    await start({ MAIL_DAILY_CAP: '400' });
    await useUp(HOSTILE);
    expect(await browser(HOME).signIn('new@example.com')).toMatch(TOKEN);
    for (let pupil = 0; pupil < 30; pupil += 1) {
      expect(await browser(SCHOOL).signIn(`pupil${pupil}@example.com`)).toMatch(TOKEN);
      product.clock.advance(19);
    }
  });

  test('stays within its share from address to address of an IPv6 network', async () => {
    await start({ MAIL_DAILY_CAP: '100' });
    expect(await useUp((at) => `2001:db8:5:${at.toString(16)}::1`)).toBe(44);
  });
});

describe('what is kept for those who signed in before', () => {
  test('is there when strangers of many networks have used up the rest', async () => {
    await start({ MAIL_DAILY_CAP: '100' });
    const ana = browser(HOME);
    await ana.signIn('ana@example.com');
    for (let at = 0, refused = 0; refused < 8; at += 1) {
      const asked = await browser(network(at)).send(`stranger${at}@example.com`);
      if (asked.status !== 200) refused += 1;
      product.clock.advance(600);
    }
    expect((await browser(ELSEWHERE).send('late@example.com')).json.code).toBe('sending_paused');
    expect(await ana.signIn('ana@example.com')).toMatch(TOKEN);
    // On a device that is new to them, too.
    expect(await browser(ELSEWHERE).signIn('ana@example.com')).toMatch(TOKEN);
  });

  test('is left to others by networks whose own devices ask without end', async () => {
    await start({ MAIL_DAILY_CAP: '100' });
    const ana = browser(HOME);
    await ana.signIn('ana@example.com');
    expect(await useUp(HOSTILE)).toBe(44);
    product.clock.advance(3601);
    // What the first and Ana have left of the open eighty, and four again.
    expect(await useUp(ELSEWHERE, 'other')).toBe(43);
    expect(await ana.signIn('ana@example.com')).toMatch(TOKEN);
  });
});

test('the few networks of one attacker leave codes to new people elsewhere', async () => {
  await start({ MAIL_DAILY_CAP: '1000' });
  let sent = 0;
  for (const net of [1, 2, 3])
    for (let ask = 0; ask < 110; ask += 1) {
      const { status } = await browser(`203.5.${net}.${ask + 1}`).send(`s${net}-${ask}@catchall.example`);
      if (status === 200) sent += 1;
    }
  // Twenty each, and the part of the hour that busy networks share.
  expect(sent).toBe(3 * 20 + 125);
  expect(await browser('81.2.69.1').signIn('brand.new@example.com')).toMatch(TOKEN);
});
