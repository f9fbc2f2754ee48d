import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { outbox, passkeys } from '#platform/database/schema.ts';
import { passkeyWorld, SITE } from '../testing/passkey-world.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import { SIGN_IN_CHANGES } from '../sign-in-changes.server.ts';
import { PASSKEYS_MAX } from './passkey-limits.ts';

const world = passkeyWorld();
const { ask, challengeToAdd, challengeToSignIn, list, newEmail, signIn, somebodyWithPasskey } = world;

async function linkTo(email: string): Promise<string> {
  const sent = await world.product.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(outbox.id);
  return /#([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}

/** A day later, signed in anew. */
async function nextDay(email: string): Promise<string> {
  world.product.clock.advance(24 * 3600 + 1);
  return world.product.signIn(email);
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
    expect(used.lastUsedAt).toBe(world.product.clock.now().toISOString());
  });

  test('is taken without a look at who made its device, whose certificates could name addresses to fetch', async () => {
    for (const format of [
      'android-key',
      'android-safetynet',
      'apple',
      'fido-u2f',
      'packed',
      'tpm',
      'made-up',
    ]) {
      const token = await world.product.signIn(newEmail());
      const attestation = { format, certificates: [Buffer.alloc(40, 'no'), Buffer.alloc(40, 'nor')] };
      const body = createAuthenticator(SITE).create(await challengeToAdd(token), { attestation });
      expect((await ask('/api/account/passkeys', { token, body })).status).toBe(201);
    }
  });

  test('makes its browser a known one: of the second sign-in no mail tells', async () => {
    const { email, device } = await somebodyWithPasskey();
    const mails = async () =>
      world.product.database.db.select().from(outbox).where(eq(outbox.recipient, email));
    const before = (await mails()).length;
    const first = await signIn({ ...device.get(await challengeToSignIn()), handle: null });
    expect(await mails()).toHaveLength(before + 1);
    const again = device.get(await challengeToSignIn());
    expect((await signIn({ ...again, handle: first.json.handle })).status).toBe(200);
    expect(await mails()).toHaveLength(before + 1);
  });

  test('is told of by a mail whose link removes it and ends every session', async () => {
    const { email, token, device } = await somebodyWithPasskey();
    const undone = await world.product.call('/api/auth/undo-change', {
      method: 'POST',
      body: { token: await linkTo(email) },
    });
    expect(undone).toMatchObject({ status: 200, json: { email } });
    expect((await list(token)).status).toBe(401);
    expect((await signIn(device.get(await challengeToSignIn()))).status).toBe(400);
  });

  test('that was there before a change stays when the change is undone', async () => {
    const { email, token, device } = await somebodyWithPasskey();
    world.product.clock.advance(60);
    const fresh = newEmail();
    await world.product.call('/api/account/contacts/send-code', {
      method: 'POST',
      token,
      body: { email: fresh },
    });
    const code = await world.product.lastCode(fresh);
    await world.product.call('/api/account/contacts/verify', {
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
    const toThief = await world.product.database.db.select().from(outbox).where(eq(outbox.recipient, fresh));
    expect(toThief.filter(({ subject }) => subject.includes('passkey'))).toEqual([]);
    const [, changed] = await world.product.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(outbox.id)
      .then((sent) => sent.filter(({ text }) => text.includes('#')));
    const link = /#([\w-]{43})/.exec(changed?.text ?? '')?.[1];
    await world.product.call('/api/auth/undo-change', { method: 'POST', body: { token: link } });
    expect((await signIn(thief.get(await challengeToSignIn()))).status).toBe(400);
    expect((await signIn(device.get(await challengeToSignIn()))).status).toBe(200);
  });

  test('is renamed and removed by its person, and by nobody else', async () => {
    const { token, device, passkey } = await somebodyWithPasskey();
    const stranger = await world.product.signIn(newEmail());
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
    const exported = await world.product.call('/api/account/export', { token });
    const facts = strFromU8(unzipSync(exported.bytes)['account.json'] ?? new Uint8Array());
    expect(JSON.parse(facts).passkeys).toMatchObject([{ name: passkey.name, lastUsedAt: null }]);
    expect(facts).not.toContain(passkey.credentialId);
    await world.product.call('/api/account/deletion/send-code', { method: 'POST', token, body: {} });
    const code = await world.product.lastCode(email);
    await world.product.call('/api/account/deletion', { method: 'POST', token, body: { code } });
    const left = await world.product.database.db.select().from(passkeys);
    expect(left.filter(({ id }) => id === passkey.id)).toEqual([]);
  });
});

describe('no passkey is added', () => {
  test('by a session that is not young, or by nobody', async () => {
    const { token, passkey } = await somebodyWithPasskey();
    const device = createAuthenticator(SITE);
    const challenge = await challengeToAdd(token);
    world.product.clock.advance(16 * 60);
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
    const other = await world.product.signIn(newEmail());
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
    expect(await add(device.create(mine, { crossOrigin: true }))).toMatchObject(refused);
    const broken = device.create(mine);
    const notCbor = { ...broken, response: { ...broken.response, attestationObject: 'AAAA' } };
    expect(await add(notCbor)).toMatchObject(refused);
    expect((await add(device.create(mine))).status).toBe(201);
    expect(await add(createAuthenticator(SITE).create(mine))).toMatchObject(refused);
    const late = await challengeToAdd(token);
    world.product.clock.advance(5 * 60);
    expect(await add(createAuthenticator(SITE).create(late))).toMatchObject(refused);
  });

  test('a second time, whoever has it', async () => {
    const { device } = await somebodyWithPasskey();
    const other = await world.product.signIn(newEmail());
    const body = device.create(await challengeToAdd(other));
    expect(await ask('/api/account/passkeys', { token: other, body })).toMatchObject({
      status: 409,
      json: { code: 'passkey_known' },
    });
  });

  test('beyond those that one person may have', async () => {
    const email = newEmail();
    let token = '';
    const add = async () => {
      const body = createAuthenticator(SITE).create(await challengeToAdd(token));
      return ask('/api/account/passkeys', { token, body });
    };
    for (let at = 0; at < PASSKEYS_MAX; at += 1) {
      if (at % SIGN_IN_CHANGES.max === 0) token = await nextDay(email);
      expect((await add()).status).toBe(201);
    }
    token = await nextDay(email);
    expect(await add()).toMatchObject({ status: 409, json: { code: 'too_many_passkeys' } });
    expect((await list(token)).json).toHaveLength(PASSKEYS_MAX);
  });

  test('more than ten times a day, as each is told of', async () => {
    const { email, token } = await somebodyWithPasskey();
    const add = async () => {
      const body = createAuthenticator(SITE).create(await challengeToAdd(token));
      return ask('/api/account/passkeys', { token, body });
    };
    for (let at = 1; at < SIGN_IN_CHANGES.max; at += 1) {
      const { id } = (await add()).json;
      await ask(`/api/account/passkeys/${id}`, { method: 'DELETE', token });
    }
    expect(await add()).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    const told = await world.product.database.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(told.filter(({ subject }) => subject.includes('passkey'))).toHaveLength(SIGN_IN_CHANGES.max);
  });

  test('where people reach the product by an address, or from another origin', async () => {
    const token = await world.product.signIn(newEmail());
    const refused = { status: 400, json: { code: 'passkeys_not_here' } };
    for (const origin of ['http://127.0.0.1:3000', 'https://evil.example', 'http://localhost:3000', 'null']) {
      expect(await ask('/api/account/passkeys/options', { token, origin })).toMatchObject(refused);
      expect(await ask('/api/auth/passkey-options', { origin })).toMatchObject(refused);
    }
  });
});
