import { describe, expect, test } from 'vitest';
import { usedChallenges } from '#platform/database/schema.ts';
import { passkeyWorld, SITE } from '../testing/passkey-world.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import { forgetUsedChallenges } from './challenges.server.ts';

/* What proves nothing signs nobody in. */

const HOUR = 3600;
const world = passkeyWorld();
const { challengeToAdd, challengeToSignIn, signIn, somebodyWithPasskey } = world;

describe('nobody signs in', () => {
  const refused = { status: 400, json: { code: 'passkey_refused' } };

  test('by an answer that was given before', async () => {
    const { device } = await somebodyWithPasskey();
    const answer = device.get(await challengeToSignIn());
    const both = await Promise.all([signIn(answer), signIn(answer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await signIn(answer)).toMatchObject(refused);
    world.product.clock.advance(HOUR + 5 * 60);
    await forgetUsedChallenges(world.product.database.db, world.product.clock);
    expect(await world.product.database.db.select().from(usedChallenges)).toEqual([]);
    expect(await signIn(answer)).toMatchObject(refused);
  });

  test('by an answer to a challenge that was used, with something behind it', async () => {
    const { device } = await somebodyWithPasskey();
    const challenge = await challengeToSignIn();
    expect((await signIn(device.get(challenge))).status).toBe(200);
    const said = Buffer.from(challenge, 'base64url').toString();
    for (const longer of [`${said}.x`, `${said}.`, `${said}\n`])
      expect(await signIn(device.get(Buffer.from(longer).toString('base64url')))).toMatchObject(refused);
    expect(await signIn(device.get(`${challenge}=`))).toMatchObject(refused);
  });

  test('by an answer whose challenge is read in two ways, as behind a byte order mark', async () => {
    const { device } = await somebodyWithPasskey();
    const challenge = await challengeToSignIn();
    const marked = device.get(challenge, { before: '\ufeff' });
    // The library reads what is behind the mark; that is used up, and not an error of ours.
    expect([200, 400]).toContain((await signIn(marked)).status);
    expect(await signIn(device.get(challenge))).toMatchObject(refused);
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
    expect(await signIn(device.get(challenge, { crossOrigin: true }))).toMatchObject(refused);
    expect(await signIn(device.get(await challengeToAdd(token)))).toMatchObject(refused);
    expect((await signIn(device.get(challenge))).status).toBe(200);
  });

  test('by a challenge of a clock that was ahead, nor twice by one of a copy whose clock is', async () => {
    const { device } = await somebodyWithPasskey();
    const { clock, database } = world.product;
    const forget = () => forgetUsedChallenges(database.db, clock);
    clock.advance(24 * HOUR);
    const ofTomorrow = await challengeToSignIn();
    clock.advance(-24 * HOUR);
    expect(await signIn(device.get(ofTomorrow))).toMatchObject(refused);
    clock.advance(HOUR / 2);
    const ofCopy = await challengeToSignIn();
    clock.advance(-HOUR / 2);
    expect((await signIn(device.get(ofCopy))).status).toBe(200);
    clock.advance(HOUR / 4);
    await forget();
    expect(await signIn(device.get(ofCopy))).toMatchObject(refused);
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
