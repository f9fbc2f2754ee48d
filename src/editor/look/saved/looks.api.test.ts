import { expect, test } from 'vitest';
import { looks, users } from '#platform/database/schema.ts';
import { eq } from 'drizzle-orm';
import { newcomers, signedIn } from '#tests/support/newcomers.ts';
import { forgetLooksOfErased } from './forget-looks.server.ts';
import { LOOK_NAME_MAX, LOOKS_MAX } from './look-limits.ts';

const world = newcomers(signedIn);

const call = (method: string, path: string, body?: object, as = world.me) =>
  world.product.call(`/api/looks${path}`, { method, token: as, ...(body && { body }) });
const list = async () => (await call('GET', '')).json;
const LOOK = { accentColor: '#9f1239', typefaces: 'literata', density: 'compact', dateStyle: '' };

test('a look is saved by name, listed by names, changed and deleted', async () => {
  const zinc = await call('POST', '', { name: '  Zinc ', look: LOOK });
  expect(zinc).toMatchObject({ status: 201, json: { name: 'Zinc', look: LOOK } });
  const { id } = zinc.json;
  await call('POST', '', { name: 'azure', look: {} });
  expect(await list()).toMatchObject([
    { name: 'azure', look: {} },
    { id, name: 'Zinc' },
  ]);

  const renamed = await call('PUT', `/${id}`, { name: 'Ada' });
  expect(renamed).toMatchObject({ status: 200, json: { id, name: 'Ada', look: LOOK } });
  // The name may be written otherwise, and a look replaced as a whole.
  expect(await call('PUT', `/${id}`, { name: 'ADA', look: { pageNumbers: 'off' } })).toMatchObject({
    json: { id, name: 'ADA', look: { pageNumbers: 'off' } },
  });
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
  expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  expect(await list()).toMatchObject([{ name: 'azure' }]);
});

test.each([
  [{ name: '', look: {} }, 'name'],
  [{ name: ' ', look: {} }, 'name'],
  [{ name: 'a'.repeat(LOOK_NAME_MAX + 1), look: {} }, 'name'],
  [{ name: 'a\nb', look: {} }, 'name'],
  [{ name: 'Mine' }, 'look'],
  [{ name: 'Mine', look: { accentColor: 'red' } }, 'look.accentColor'],
  [{ name: 'Mine', look: { textSize: '6' } }, 'look.textSize'],
  [{ name: 'Mine', look: { pageMargins: 12 } }, 'look.pageMargins'],
  [{ name: 'Mine', look: { typefaces: 'comic' } }, 'look.typefaces'],
])('%.70j is refused, naming the field', async (body, field) => {
  expect(await call('POST', '', body)).toMatchObject({
    status: 400,
    json: { code: 'invalid_request', field },
  });
});

test('a change needs something to change', async () => {
  const { id } = (await call('POST', '', { name: 'Mine', look: {} })).json;
  expect(await call('PUT', `/${id}`, {})).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
});

test('two looks of a person have two names, whatever the capitals; another person may have the same', async () => {
  await call('POST', '', { name: 'Mine', look: {} });
  const { id } = (await call('POST', '', { name: 'Yours', look: {} })).json;
  const taken = { status: 409, json: { code: 'name_taken', field: 'name' } };
  expect(await call('POST', '', { name: 'MINE', look: {} })).toMatchObject(taken);
  expect(await call('PUT', `/${id}`, { name: 'mine' })).toMatchObject(taken);
  const stranger = await world.product.signIn('stranger@example.com');
  expect((await call('POST', '', { name: 'Mine', look: {} }, stranger)).status).toBe(201);
});

test(`a person has ${LOOKS_MAX} looks at the most, also where they come at once`, async () => {
  const saved = await Promise.all(
    Array.from({ length: LOOKS_MAX + 5 }, (_, number) => call('POST', '', { name: `${number}`, look: {} })),
  );
  expect(saved.filter(({ status }) => status === 201)).toHaveLength(LOOKS_MAX);
  const refused = saved.filter(({ status }) => status !== 201);
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 409, json: { code: 'too_many_looks' } });
  expect(await list()).toHaveLength(LOOKS_MAX);
});

test('what is no choice any more is left to the design', async () => {
  const { id } = (await call('POST', '', { name: 'Old', look: LOOK })).json;
  const stored = { ...LOOK, typefaces: 'gone', unknown: 'thing' };
  await world.product.database.db.update(looks).set({ look: stored }).where(eq(looks.id, id));
  const { typefaces: _, ...left } = LOOK;
  expect(await list()).toMatchObject([{ id, look: left }]);
  expect(Object.keys((await list())[0].look).sort()).toEqual(Object.keys(left).sort());
});

test('looks are in the export of an account', async () => {
  await call('POST', '', { name: 'For exports', look: LOOK });
  const { bytes } = await world.product.call('/api/account/export', { token: world.me });
  const { strFromU8, unzipSync } = await import('fflate');
  const account = JSON.parse(strFromU8(unzipSync(bytes)['account.json'] ?? new Uint8Array()));
  expect(account.looks).toMatchObject([{ name: 'For exports', look: LOOK }]);
});

test('what a copy of an earlier release left of an erased account goes with the housekeeping', async () => {
  const { db } = world.product.database;
  await call('POST', '', { name: 'Left', look: {} });
  const { email } = world;
  await world.product
    .signIn('other@example.com')
    .then((as) => call('POST', '', { name: 'Stays', look: {} }, as));
  await db.update(users).set({ email: null, phone: null }).where(eq(users.email, email));
  await forgetLooksOfErased(db);
  const names = (await db.select({ name: looks.name }).from(looks)).map(({ name }) => name);
  expect(names).not.toContain('Left');
  expect(names).toContain('Stays');
});
