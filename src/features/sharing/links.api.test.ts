import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { documentLinks, storedFiles, users } from '#platform/database/schema.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { newcomers } from '#tests/support/newcomers.ts';
import type { TestProduct } from '#tests/support/product.ts';
import { sandboxDesk } from '#tests/support/sandbox-desk.ts';
import { shoppers, type Shopper } from '#tests/support/shoppers.ts';
import { hashedToken } from './token.server.ts';

const shopper = async (product: TestProduct, email: string): Promise<Shopper> => ({
  email,
  token: await product.signIn(email),
});
const world = newcomers(shopper);
let me: Shopper;
let resumeId: number;
beforeEach(async () => {
  world.product.clock.advance(3601);
  ({ me } = world);
  await world.product.grantAccess(me.email, 30);
  resumeId = await create('/api/resumes', typicalResume());
});

const somebody = (email: string) => shopper(world.product, email);
const post = (path: string, body?: object, { token } = me) =>
  world.product.call(path, { method: 'POST', token, body });
const create = async (path: string, data: object): Promise<number> => {
  const templateId = path === '/api/resumes' ? 'modern-1' : 'professional-1';
  return (await post(path, { templateId, data })).json.id;
};
const linksOf = () => `/api/resumes/${resumeId}/links`;
const listed = async (path = linksOf()) => (await world.product.call(path, { token: me.token })).json;
const remove = (id: number, { token } = me) =>
  world.product.call(`/api/links/${id}`, { method: 'DELETE', token });
const pathOf = (url: string) => new URL(url).pathname;
const open = (url: string, under = '') => world.product.call(pathOf(url) + under);
const files = async () => {
  const { db } = world.product.database;
  const [person] = await db.select().from(users).where(eq(users.email, me.email));
  return db.$count(storedFiles, eq(storedFiles.userId, person?.id ?? 0));
};

test('a link is made with what was asked for, and its address is answered this once', async () => {
  const made = await post(linksOf(), { days: 7, hide: ['phone', 'phone'], label: ' For Nordlys ' });
  expect(made.status).toBe(201);
  const { id, url, expiresAt, standing } = made.json;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/s\/[\w-]{24}$/);
  expect(Date.parse(expiresAt) - world.product.clock.now().getTime()).toBe(7 * 24 * 3600_000);
  expect(standing).toEqual([]);
  expect(await listed()).toMatchObject([
    {
      ...{ id, label: 'For Nordlys', hide: ['phone'], countOpens: false, version: 1, state: 'open' },
      ...{ expiresAt, opens: [] },
    },
  ]);
  expect(JSON.stringify(await listed())).not.toContain(pathOf(url).slice(3));
  const rows = await world.product.database.db.select().from(documentLinks).where(eq(documentLinks.id, id));
  expect(JSON.stringify(rows)).not.toContain(pathOf(url).slice(3));
  expect(rows[0]?.tokenSha256).toBe(hashedToken(pathOf(url).slice(3)));
});

test('a link without any wish runs for 30 days and leaves nothing out', async () => {
  const { json } = await post(linksOf());
  expect(Date.parse(json.expiresAt) - world.product.clock.now().getTime()).toBe(30 * 24 * 3600_000);
  const { text } = await open(json.url);
  expect(text).toContain(typicalResume().personalInfo.email);
});

test('a letter has links, too, without what letters do not have', async () => {
  const letterId = await create('/api/cover-letters', typicalLetter());
  const path = `/api/cover-letters/${letterId}/links`;
  const { status, json } = await post(path, { hide: ['email', 'address'] });
  expect(status).toBe(201);
  expect((await open(json.url)).text).not.toContain(typicalLetter().personalInfo.email);
  expect(await listed(path)).toMatchObject([{ id: json.id }]);
  const refused = await post(path, { hide: ['phone', 'references'] });
  expect(refused.json).toMatchObject({ code: 'invalid_request', field: 'hide.1' });
  // Numbers of resumes and letters are apart.
  expect((await world.product.call(`/api/resumes/${letterId}/links`, { token: me.token })).status).toBe(404);
});

test('a label cannot turn the direction of what stands beside it', async () => {
  expect((await post(linksOf(), { label: 'For \u202eNordlys' })).status).toBe(201);
  const { json } = await world.product.call(linksOf(), { token: me.token });
  expect(json[0].label).toBe('For Nordlys');
});

test.each([
  [{ days: 0 }, 'days'],
  [{ days: 366 }, 'days'],
  [{ days: 1.5 }, 'days'],
  [{ hide: ['name'] }, 'hide.0'],
  [{ label: 'x'.repeat(201) }, 'label'],
  [{ label: 'a\nb' }, 'label'],
  [{ countOpens: 'yes' }, 'countOpens'],
])('%j is refused by its field', async (body, field) => {
  const { status, json } = await post(linksOf(), body);
  expect(status).toBe(400);
  expect(json).toMatchObject({ code: 'invalid_request', field });
});

test('making and renewing need a plan; what was made stays when the plan ends, and can be taken back', async () => {
  const { json } = await post(linksOf(), { days: 60 });
  world.product.clock.advance(31 * 24 * 3600);
  me = await somebody(me.email);
  const refused = { message: 'You need an active subscription to share links.' };
  for (const path of [linksOf(), `/api/links/${json.id}/renew`]) {
    const answer = await post(path);
    expect([answer.status, answer.json]).toEqual([403, { ...refused, code: 'subscription_required' }]);
  }
  expect((await open(json.url)).status).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'open' }]);
  expect((await remove(json.id)).status).toBe(204);
});

test('a link shows the version of its making until it is made anew, at the same address', async () => {
  const { json } = await post(linksOf(), { hide: ['phone'] });
  const data = { ...typicalResume(), summary: 'Built the northern lights.' };
  await world.product.call(`/api/resumes/${resumeId}`, { method: 'PUT', token: me.token, body: { data } });
  expect((await open(json.url)).text).not.toContain('northern lights');
  const renewed = await post(`/api/links/${json.id}/renew`);
  expect(renewed.json).toEqual({ id: json.id, version: 2, standing: [], missing: [] });
  const { text } = await open(json.url);
  expect(text).toContain('northern lights');
  expect(text).not.toContain(typicalResume().personalInfo.phone);
  expect(await listed()).toMatchObject([{ version: 2, hide: ['phone'] }]);
});

test('what is left out and also stands in a text is told with its place', async () => {
  const data = typicalResume();
  data.personalInfo.location = 'Trondheim, Norway';
  data.summary = 'Moved to Trondheim for the fjords.';
  const id = await create('/api/resumes', data);
  const { json } = await post(`/api/resumes/${id}/links`, { hide: ['address'] });
  expect(json.standing).toContainEqual({
    of: 'address',
    value: 'Trondheim',
    place: 'Professional summary',
  });
});

test('a link that was taken back is gone with all that it showed', async () => {
  const before = await files();
  const { json } = await post(linksOf());
  expect(await files()).toBeGreaterThan(before);
  expect((await remove(json.id)).status).toBe(204);
  expect((await remove(json.id)).status).toBe(404);
  expect(await listed()).toEqual([]);
  expect((await open(json.url)).status).toBe(404);
  expect(await files()).toBe(before);
});

test('deleting the document takes its links and what they showed', async () => {
  const before = await files();
  const { json } = await post(linksOf());
  await world.product.call(`/api/resumes/${resumeId}`, { method: 'DELETE', token: me.token });
  expect((await open(json.url)).status).toBe(404);
  expect(await files()).toBe(before);
});

test("nobody finds another one's links", async () => {
  const { json } = await post(linksOf());
  const stranger = await somebody(`stranger-${world.email}`);
  await world.product.grantAccess(stranger.email, 30);
  expect((await post(linksOf(), {}, stranger)).status).toBe(404);
  expect((await world.product.call(linksOf(), { token: stranger.token })).status).toBe(404);
  expect((await post(`/api/links/${json.id}/renew`, undefined, stranger)).status).toBe(404);
  expect((await remove(json.id, stranger)).status).toBe(404);
  expect((await open(json.url)).status).toBe(200);
});

test('money that goes back withholds what was made under it, until there is access again', async () => {
  const buyer = shoppers(world.product);
  me = await somebody(`buyer-${world.email}`);
  const { id: paymentId } = await buyer.buy(me);
  resumeId = await create('/api/resumes', typicalResume());
  const { json } = await post(linksOf());
  expect((await open(json.url)).status).toBe(200);
  await buyer.refund(me, paymentId);
  expect((await open(json.url)).status).toBe(404);
  expect(await listed()).toMatchObject([{ state: 'withheld' }]);
  await buyer.buy(me);
  expect((await open(json.url)).status).toBe(200);
});

test('a disputed payment withholds a link like any that is not there, and one that is won brings it back', async () => {
  const buyer = shoppers(world.product);
  me = await somebody(`disputed-${world.email}`);
  const { paymentIntent } = await buyer.buy(me);
  resumeId = await create('/api/resumes', typicalResume());
  const { json } = await post(linksOf());
  const dispute = async (status: 'needs_response' | 'won', event: string) => {
    await sandboxDesk(world.product).setDispute(paymentIntent, status);
    const object = { object: 'dispute', payment_intent: paymentIntent };
    expect(await buyer.deliver(`charge.dispute.${event}`, object)).toBe(204);
  };
  await dispute('needs_response', 'created');
  const [withheld, nothing] = [await open(json.url), await world.product.call('/s/AAAAAAAAAAAAAAAAAAAAAAAA')];
  expect([withheld.status, withheld.text]).toEqual([404, nothing.text]);
  expect(await listed()).toMatchObject([{ state: 'withheld' }]);
  await dispute('won', 'closed');
  expect((await open(json.url)).status).toBe(200);
});

test('what was to be left out and is not there is told, also when a link is made anew', async () => {
  const data = typicalResume();
  data.sections = [];
  const id = await create('/api/resumes', data);
  const { json } = await post(`/api/resumes/${id}/links`, { hide: ['phone', 'references'] });
  expect(json.missing).toEqual(['references']);
  const { json: renewed } = await post(`/api/links/${json.id}/renew`);
  expect(renewed.missing).toEqual(['references']);
});

test('all links of a person stand in one list, with the document of each, and nobody else’s', async () => {
  const letterId = await create('/api/cover-letters', typicalLetter());
  const { json: toResume } = await post(linksOf(), { label: 'Nordlys', countOpens: true });
  const { json: toLetter } = await post(`/api/cover-letters/${letterId}/links`, { days: 1 });
  await world.product.call(`${pathOf(toResume.url)}/opened`, { method: 'POST' });
  const stranger = await somebody(`stranger-${world.email}`);
  expect((await world.product.call('/api/links', { token: stranger.token })).json).toEqual([]);
  world.product.clock.advance(2 * 24 * 3600);
  const all = await listed('/api/links');
  const titleOf = async (path: string) => (await world.product.call(path, { token: me.token })).json.title;
  const letterTitle = await titleOf(`/api/cover-letters/${letterId}`);
  const resumeTitle = await titleOf(`/api/resumes/${resumeId}`);
  expect(all).toMatchObject([
    { id: toLetter.id, kind: 'letter', documentId: letterId, documentTitle: letterTitle, state: 'expired' },
    { id: toResume.id, kind: 'resume', documentId: resumeId, documentTitle: resumeTitle, state: 'open' },
  ]);
  expect(all[1]).toMatchObject({ label: 'Nordlys', opens: [{ opens: 1 }] });
  expect(JSON.stringify(all)).not.toContain(pathOf(toResume.url).slice(3));
  // A link goes with its document.
  await world.product.call(`/api/resumes/${resumeId}`, { method: 'DELETE', token: me.token });
  expect(await listed('/api/links')).toMatchObject([{ id: toLetter.id }]);
});
