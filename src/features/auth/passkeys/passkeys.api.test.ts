import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox, passkeys, usedChallenges } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import { forgetUsedChallenges } from './challenges.server.ts';
import { PASSKEYS_MAX } from './passkey-limits.ts';

const ORIGIN = 'https://resumes.example.com';
const SITE = { origin: ORIGIN, siteId: 'resumes.example.com' };
const HOUR = 3600;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ env: { PUBLIC_URL: ORIGIN } });
});
beforeEach(() => product.clock.advance(HOUR + 1));
afterAll(() => product.close());

let people = 0;
const newEmail = () => `passkey${(people += 1)}@example.com`;

type Asked = { token?: string; body?: object; origin?: string; method?: string };
const ask = (path: string, { token, body, origin = ORIGIN, method = 'POST' }: Asked = {}) =>
  product.call(path, { method, token, ...(body ? { body } : {}), headers: { Origin: origin } });
const list = (token: string | undefined) => product.call('/api/account/passkeys', { token });
const challengeToAdd = async (token: string) =>
  (await ask('/api/account/passkeys/options', { token })).json.challenge as string;
const challengeToSignIn = async () => (await ask('/api/auth/passkey-options')).json.challenge as string;
const signIn = (body: object) => ask('/api/auth/passkey', { body });

/** Somebody who has signed in a moment ago and added a passkey. */
async function somebodyWithPasskey() {
  const email = newEmail();
  const token = await product.signIn(email);
  const device = createAuthenticator(SITE);
  const added = await ask('/api/account/passkeys', {
    token,
    body: device.create(await challengeToAdd(token)),
  });
  expect(added.status).toBe(201);
  return { email, token, device, passkey: added.json };
}

async function linkTo(email: string): Promise<string> {
  const sent = await product.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(outbox.id);
  return /#([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a passkey', () => {
  test('is added by whoever signed in a moment ago, and signs the same person in', async () => {
    const { email, token, device, passkey } = await somebodyWithPasskey();
    expect((await list(token)).json).toEqual([
      { ...passkey, credentialId: device.id, transports: ['internal'], lastUsedAt: null },
    ]);
    const answer = await signIn(device.get(await challengeToSignIn()));
    expect(answer).toMatchObject({ status: 200, json: { user: { email } } });
    const [used] = (await list(answer.json.sessionToken)).json;
    expect(used.lastUsedAt).toBe(product.clock.now().toISOString());
  });

  test('makes its browser a known one: of the second sign-in no mail tells', async () => {
    const { email, device } = await somebodyWithPasskey();
    const mails = async () => product.database.db.select().from(outbox).where(eq(outbox.recipient, email));
    const before = (await mails()).length;
    const first = await signIn({ ...device.get(await challengeToSignIn()), handle: null });
    expect(await mails()).toHaveLength(before + 1);
    const again = device.get(await challengeToSignIn());
    expect((await signIn({ ...again, handle: first.json.handle })).status).toBe(200);
    expect(await mails()).toHaveLength(before + 1);
  });

  test('is told of by a mail whose link removes it and ends every session', async () => {
    const { email, token, device } = await somebodyWithPasskey();
    const undone = await product.call('/api/auth/undo-change', {
      method: 'POST',
      body: { token: await linkTo(email) },
    });
    expect(undone).toMatchObject({ status: 200, json: { email } });
    expect((await list(token)).status).toBe(401);
    expect((await signIn(device.get(await challengeToSignIn()))).status).toBe(400);
  });

  test('that was there before a change stays when the change is undone', async () => {
    const { email, token, device } = await somebodyWithPasskey();
    product.clock.advance(60);
    const fresh = newEmail();
    await product.call('/api/account/contacts/send-code', { method: 'POST', token, body: { email: fresh } });
    const code = await product.lastCode(fresh);
    await product.call('/api/account/contacts/verify', {
      method: 'POST',
      token,
      body: { email: fresh, code },
    });
    const thief = createAuthenticator(SITE);
    const added = await ask('/api/account/passkeys', {
      token,
      body: thief.create(await challengeToAdd(token)),
    });
    expect(added.status).toBe(201);
    // Told of it is no contact that came with the change: its link would bring the thief back.
    const toThief = await product.database.db.select().from(outbox).where(eq(outbox.recipient, fresh));
    expect(toThief.filter(({ subject }) => subject.includes('passkey'))).toEqual([]);
    const [, changed] = await product.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(outbox.id)
      .then((sent) => sent.filter(({ text }) => text.includes('#')));
    const link = /#([\w-]{43})/.exec(changed?.text ?? '')?.[1];
    await product.call('/api/auth/undo-change', { method: 'POST', body: { token: link } });
    expect((await signIn(thief.get(await challengeToSignIn()))).status).toBe(400);
    expect((await signIn(device.get(await challengeToSignIn()))).status).toBe(200);
  });

  test('is renamed and removed by its person, and by nobody else', async () => {
    const { token, device, passkey } = await somebodyWithPasskey();
    const stranger = await product.signIn(newEmail());
    const path = `/api/account/passkeys/${passkey.id}`;
    const rename = (by: string | undefined, name: string) =>
      ask(path, { method: 'PUT', token: by, body: { name } });
    expect((await rename(stranger, 'Mine')).status).toBe(404);
    expect((await rename(undefined, 'Mine')).status).toBe(401);
    expect(await rename(token, ' ')).toMatchObject({ status: 400, json: { field: 'name' } });
    expect(await rename(token, 'My phone')).toMatchObject({ status: 200, json: { name: 'My phone' } });
    expect((await ask(path, { method: 'DELETE', token: stranger })).status).toBe(404);
    expect((await ask(path, { method: 'DELETE' })).status).toBe(401);
    expect((await ask(path, { method: 'DELETE', token })).status).toBe(204);
    expect((await list(token)).json).toEqual([]);
    expect((await signIn(device.get(await challengeToSignIn()))).json.code).toBe('passkey_refused');
  });

  test('goes with its account, and is in its export without its key', async () => {
    const { email, token, passkey } = await somebodyWithPasskey();
    const exported = await product.call('/api/account/export', { token });
    const facts = strFromU8(unzipSync(exported.bytes)['account.json'] ?? new Uint8Array());
    expect(JSON.parse(facts).passkeys).toMatchObject([{ name: passkey.name, lastUsedAt: null }]);
    expect(facts).not.toContain(passkey.credentialId);
    await product.call('/api/account/deletion/send-code', { method: 'POST', token, body: {} });
    const code = await product.lastCode(email);
    await product.call('/api/account/deletion', { method: 'POST', token, body: { code } });
    const left = await product.database.db.select().from(passkeys);
    expect(left.filter(({ id }) => id === passkey.id)).toEqual([]);
  });
});

describe('no passkey is added', () => {
  test('by a session that is not young, or by nobody', async () => {
    const { token, passkey } = await somebodyWithPasskey();
    const device = createAuthenticator(SITE);
    const challenge = await challengeToAdd(token);
    product.clock.advance(16 * 60);
    const refused = { status: 403, json: { code: 'confirmation_required' } };
    expect(await ask('/api/account/passkeys/options', { token })).toMatchObject(refused);
    expect(await ask('/api/account/passkeys', { token, body: device.create(challenge) })).toMatchObject(
      refused,
    );
    const path = `/api/account/passkeys/${passkey.id}`;
    expect(await ask(path, { method: 'DELETE', token })).toMatchObject(refused);
    expect((await ask('/api/account/passkeys/options')).status).toBe(401);
    expect((await ask('/api/account/passkeys', { body: device.create(challenge) })).status).toBe(401);
    expect((await list(undefined)).status).toBe(401);
  });

  test('without an answer to a challenge of one’s own that is open and was not answered', async () => {
    const { token } = await somebodyWithPasskey();
    const other = await product.signIn(newEmail());
    const mine = await challengeToAdd(token);
    const add = (body: object) => ask('/api/account/passkeys', { token, body });
    const device = createAuthenticator(SITE);
    const refused = { status: 400, json: { code: 'passkey_refused' } };
    expect(await add(device.create(await challengeToAdd(other)))).toMatchObject(refused);
    expect(await add(device.create(await challengeToSignIn()))).toMatchObject(refused);
    expect(await add(device.create('made-up'))).toMatchObject(refused);
    expect(await add(device.create(mine, { origin: 'https://evil.example' }))).toMatchObject(refused);
    expect(await add(device.create(mine, { siteId: 'evil.example' }))).toMatchObject(refused);
    expect(await add(device.create(mine, { isUserVerified: false }))).toMatchObject(refused);
    const broken = device.create(mine);
    const notCbor = { ...broken, response: { ...broken.response, attestationObject: 'AAAA' } };
    expect(await add(notCbor)).toMatchObject(refused);
    expect((await add(device.create(mine))).status).toBe(201);
    expect(await add(createAuthenticator(SITE).create(mine))).toMatchObject(refused);
    const late = await challengeToAdd(token);
    product.clock.advance(5 * 60);
    expect(await add(createAuthenticator(SITE).create(late))).toMatchObject(refused);
  });

  test('a second time, whoever has it', async () => {
    const { device } = await somebodyWithPasskey();
    const other = await product.signIn(newEmail());
    const body = device.create(await challengeToAdd(other));
    expect(await ask('/api/account/passkeys', { token: other, body })).toMatchObject({
      status: 409,
      json: { code: 'passkey_known' },
    });
  });

  test('beyond those that one person may have', async () => {
    const token = await product.signIn(newEmail());
    for (let at = 0; at < PASSKEYS_MAX; at += 1)
      await ask('/api/account/passkeys', {
        token,
        body: createAuthenticator(SITE).create(await challengeToAdd(token)),
      });
    const body = createAuthenticator(SITE).create(await challengeToAdd(token));
    expect(await ask('/api/account/passkeys', { token, body })).toMatchObject({
      status: 409,
      json: { code: 'too_many_passkeys' },
    });
    expect((await list(token)).json).toHaveLength(PASSKEYS_MAX);
  });

  test('where people reach the product by an address, or from another origin', async () => {
    const token = await product.signIn(newEmail());
    const refused = { status: 400, json: { code: 'passkeys_not_here' } };
    for (const origin of ['http://127.0.0.1:3000', 'https://evil.example', 'http://localhost:3000', 'null']) {
      expect(await ask('/api/account/passkeys/options', { token, origin })).toMatchObject(refused);
      expect(await ask('/api/auth/passkey-options', { origin })).toMatchObject(refused);
    }
  });
});

describe('nobody signs in', () => {
  const refused = { status: 400, json: { code: 'passkey_refused' } };

  test('by an answer that was given before', async () => {
    const { device } = await somebodyWithPasskey();
    const answer = device.get(await challengeToSignIn());
    const both = await Promise.all([signIn(answer), signIn(answer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await signIn(answer)).toMatchObject(refused);
    product.clock.advance(5 * 60 + 1);
    await forgetUsedChallenges(product.database.db, product.clock);
    expect(await product.database.db.select().from(usedChallenges)).toEqual([]);
    expect(await signIn(answer)).toMatchObject(refused);
  });

  test('by another key, site, origin or challenge, or without being looked at by the device', async () => {
    const { device, token } = await somebodyWithPasskey();
    const challenge = await challengeToSignIn();
    const impostor = createAuthenticator(SITE);
    expect(await signIn({ ...impostor.get(challenge), id: device.id, rawId: device.id })).toMatchObject(
      refused,
    );
    expect(await signIn(impostor.get(challenge))).toMatchObject(refused);
    expect(await signIn(device.get(challenge, { siteId: 'evil.example' }))).toMatchObject(refused);
    expect(await signIn(device.get(challenge, { origin: 'https://evil.example' }))).toMatchObject(refused);
    expect(await signIn(device.get(challenge, { isUserVerified: false }))).toMatchObject(refused);
    expect(await signIn(device.get(await challengeToAdd(token)))).toMatchObject(refused);
    expect((await signIn(device.get(challenge))).status).toBe(200);
  });

  test('by a copy of a device that has counted further', async () => {
    const { device } = await somebodyWithPasskey();
    expect((await signIn(device.get(await challengeToSignIn(), { signCount: 7 }))).status).toBe(200);
    expect(await signIn(device.get(await challengeToSignIn(), { signCount: 7 }))).toMatchObject(refused);
    expect((await signIn(device.get(await challengeToSignIn(), { signCount: 8 }))).status).toBe(200);
  });

  test('by a copy of a device, at the very moment that the device itself is used', async () => {
    const { device } = await somebodyWithPasskey();
    for (const signCount of [1, 2, 3]) {
      const challenges = await Promise.all([1, 2, 3, 4].map(challengeToSignIn));
      const proofs = challenges.map((challenge) => device.get(challenge, { signCount }));
      const answers = await Promise.all(proofs.map(signIn));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('by guessing for long, and a right answer is not stopped by that', async () => {
    const { device } = await somebodyWithPasskey();
    const wrong = createAuthenticator(SITE).get(await challengeToSignIn());
    let last = await signIn(wrong);
    for (let at = 0; at < 700 && last.status === 400; at += 1) last = await signIn(wrong);
    expect(last).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect((await signIn(device.get(await challengeToSignIn()))).status).toBe(200);
  });
});
