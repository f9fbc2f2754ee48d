import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  documentLinks,
  photos,
  documents,
  documentVersions,
  looks,
  passkeys,
  payments,
  sentApplications,
  sentDocuments,
  sessions,
  storedFiles,
  users,
} from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { createAuthenticator } from '#features/auth/testing/software-authenticator.ts';
import { shoppers, type Shopper } from '#tests/support/shoppers.ts';

/** Calls that anybody may make. Every other call of the API must be about the person who makes it. */
const OPEN_TO_ALL = [
  'GET /api/health',
  'GET /api/live',
  'GET /api/ready',
  'GET /api/config',
  'POST /api/csp-reports',
  'POST /api/auth/send-otp',
  'POST /api/auth/verify-otp',
  'POST /api/auth/passkey-options',
  'POST /api/auth/passkey',
  'POST /api/auth/logout',
  // Of whoever holds the link that was sent to the contact of before.
  'POST /api/auth/undo-change',
  'POST /api/contact',
  'POST /api/examples/{id}/uses',
  'GET /api/examples/uses',
  'POST /api/webhooks/stripe',
];

let product: TestProduct;
let victim: Shopper;
let stranger: Shopper;
/** What the victim marked as sent. */
let sentId: number;
/** The victim's own things, by the beginning of their path. */
let ids: Record<string, number | string>;
let calls: { method: string; path: string }[];

beforeAll(async () => {
  product = await startTestProduct();
  const shop = shoppers(product);
  [victim, stranger] = [await shop.somebody(), await shop.somebody()];
  const { id: payment } = await shop.buy(victim);
  // The stranger has paid too: nothing is refused for want of a subscription alone.
  await shop.buy(stranger);
  const { token } = victim;
  const create = async (path: string, templateId: string) =>
    (await product.call(path, { method: 'POST', token, body: { templateId, data: {} } })).json.id;
  ids = {
    '/api/resumes': await create('/api/resumes', 'modern-1'),
    '/api/cover-letters': await create('/api/cover-letters', 'professional-1'),
    '/api/applications': await create('/api/applications', 'application'),
    '/api/account/payments': payment,
    '/api/payments': payment,
    '/api/looks': (
      await product.call('/api/looks', { method: 'POST', token, body: { name: 'Mine', look: {} } })
    ).json.id,
    '/api/photos': await sendPhoto(token),
    '/api/account/sessions': (await product.call('/api/account/sessions', { token })).json[0].id,
  };
  const sentWith = { data: { resumeId: ids['/api/resumes'], letterId: ids['/api/cover-letters'] } };
  await product.call(`/api/applications/${ids['/api/applications']}`, {
    method: 'PUT',
    token,
    body: sentWith,
  });
  const sent = `/api/applications/${ids['/api/applications']}/sent`;
  sentId = (await product.call(sent, { method: 'POST', token })).json.id;
  const links = `/api/resumes/${ids['/api/resumes']}/links`;
  ids['/api/account/passkeys'] = await addPasskey(token);
  ids['/api/links'] = (await product.call(links, { method: 'POST', token })).json.id;
  // Each document has a version to go back to.
  for (const path of ['/api/resumes', '/api/cover-letters', '/api/applications'])
    await product.call(`${path}/${ids[path]}`, { method: 'PUT', token, body: { title: 'Changed' } });
  const { json } = await product.call('/api/openapi.json');
  calls = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => ({ method: method.toUpperCase(), path }))
      .filter((call) => !OPEN_TO_ALL.includes(`${call.method} ${call.path}`)),
  );
  expect(calls.length).toBeGreaterThan(30);
});
afterAll(() => product.close());

async function sendPhoto(token: string): Promise<string> {
  const raw = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#3b6ea5' } })
    .png()
    .toBuffer();
  return (await product.call('/api/photos', { method: 'POST', token, raw })).json.id;
}

async function addPasskey(token: string): Promise<number> {
  const origin = 'http://localhost:3000';
  const ask = (path: string, body?: object) =>
    product.call(path, { method: 'POST', token, body, headers: { Origin: origin } });
  const { json } = await ask('/api/account/passkeys/options');
  const device = createAuthenticator({ origin, siteId: 'localhost' });
  return (await ask('/api/account/passkeys', device.create(json.challenge))).json.id;
}

type OwnTable =
  | typeof sentApplications
  | typeof sentDocuments
  | typeof storedFiles
  | typeof looks
  | typeof photos
  | typeof passkeys
  | typeof documentLinks
  | typeof documents
  | typeof documentVersions
  | typeof payments
  | typeof sessions;

/** Everything the victim has, as the database holds it. */
async function holdings() {
  const { db } = product.database;
  const [user] = await db.select().from(users).where(eq(users.email, victim.email));
  if (!user) throw new Error('the victim is gone');
  const of = async (table: OwnTable) => db.select().from(table).where(eq(table.userId, user.id));
  return [
    user,
    await of(documents),
    await of(documentVersions),
    await of(payments),
    await of(sessions),
    await of(looks),
    await of(photos),
    await of(passkeys),
    await of(documentLinks),
    await of(sentApplications),
    await of(sentDocuments),
    await of(storedFiles),
  ];
}

/** Bodies that would be taken where the thing were one's own. */
const bodyFor = ({ method, path }: { method: string; path: string }) => {
  if (method === 'POST' && path.endsWith('/variants')) return { title: 'Mine now' };
  if (method !== 'PUT') return undefined;
  if (path.startsWith('/api/looks') || path.startsWith('/api/account/passkeys')) return { name: 'Mine now' };
  if (path.endsWith('/base')) return { baseId: 1 };
  if (path.endsWith('/archived')) return { archived: true };
  return path.endsWith('/versions/{version}') ? { name: 'Mine now' } : { title: 'Mine now' };
};

describe('what belongs to somebody else', () => {
  test('is not there, for every call that names a thing by its number, and stays as it is', async () => {
    const before = await holdings();
    const about = calls.filter(({ path }) => path.includes('{id}'));
    expect(about.length).toBeGreaterThanOrEqual(13);
    for (const call of about) {
      const id = ids[call.path.slice(0, call.path.indexOf('/{id}'))];
      expect(id, `no example for ${call.path}`).toBeDefined();
      const path = call.path
        .replace('{id}', String(id))
        .replace('{version}', '1')
        .replace('{sentId}', String(sentId));
      const { method } = call;
      const answer = await product.call(path, { method, token: stranger.token, body: bodyFor(call) });
      expect([method, path, answer.status, answer.json.code]).toEqual([method, path, 404, 'not_found']);
      // The same as for what nobody has.
      const none = call.path
        .replace('{id}', '999999')
        .replace('{version}', '1')
        .replace('{sentId}', '999999');
      const nobodys = await product.call(none, { method, token: stranger.token, body: bodyFor(call) });
      expect([nobodys.status, nobodys.json]).toEqual([answer.status, answer.json]);
    }
    expect(await holdings()).toEqual(before);
  });

  test('is in none of the lists', async () => {
    const lists = [
      '/api/resumes/dashboard',
      '/api/cover-letters/dashboard',
      '/api/applications/dashboard',
      '/api/applications',
      '/api/sent',
      '/api/account/payments',
      '/api/looks',
    ];
    for (const path of lists) {
      const { json } = await product.call(path, { token: stranger.token });
      const listed: { id: number }[] = Array.isArray(json) ? json : Object.values(json).flat();
      const own = path === '/api/sent' ? sentId : ids[path.replace('/dashboard', '')];
      expect(listed.map(({ id }) => id)).not.toContain(own);
    }
  });
});

test('signed out, every protected call is answered with 401 before anything else is looked at', async () => {
  for (const { method, path } of calls) {
    const raw = method === 'GET' || method === 'DELETE' ? undefined : '{"not json';
    const answer = await product.call(path.replace(/\{\w+\}/g, 'x'), { method, ...(raw ? { raw } : {}) });
    expect([method, path, answer.status]).toEqual([method, path, 401]);
  }
});

test('a token that was stolen is worthless for every call once its session was ended', async () => {
  const shop = shoppers(product);
  const before = await holdings();
  for (const end of ['/api/auth/logout', '/api/account/sign-out-everywhere']) {
    const token = await product.signIn(`robbed${end.length}@example.com`);
    await product.call(end, { method: 'POST', token });
    for (const { method, path } of calls) {
      const answer = await product.call(path.replace(/\{\w+\}/g, '1'), { method, token });
      expect([method, path, answer.status, answer.json.code]).toEqual([method, path, 401, 'unauthenticated']);
    }
  }
  expect(await holdings()).toEqual(before);
  expect(await shop.daysLeft(victim)).toBe(30);
});
