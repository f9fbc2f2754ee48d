import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { documentLinks, linkOpens, storedFiles, users } from '#platform/database/schema.ts';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { hashedToken } from '#features/sharing/token.server.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { readCommandLine, runCommand } from './admin/command-line.ts';
import { keepHouse } from './housekeeping.server.ts';

let product: TestProduct;
let email: string;
let token: string;
let link: { id: number; url: string };
let people = 0;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  product.clock.advance(3601);
  email = `operated${people}@example.com`;
  token = await product.signIn(email);
  await product.grantAccess(email, 30);
  const create = (path: string, body: object) => product.call(path, { method: 'POST', token, body });
  const { id } = (await create('/api/resumes', { templateId: 'modern-1', data: typicalResume() })).json;
  link = (await create(`/api/resumes/${id}/links`, { days: 10, label: 'Nordlys', countOpens: true })).json;
  await product.call(`${path()}/opened`, { method: 'POST' });
});

const path = () => new URL(link.url).pathname;
const statusOf = async () => (await product.call(path())).status;

async function admin(...args: string[]): Promise<string> {
  const asked = readCommandLine(args);
  if (!asked) throw new Error('the command was not understood');
  return runCommand({ ...product.settling, operator: 'olga' }, asked);
}

test('the operator takes a link from the web by its address, or by the hash of its token', async () => {
  const hash = hashedToken(path().slice(3));
  expect(await admin('links', 'revoke', link.url)).toContain(`Link ${link.id} of person`);
  expect(await statusOf()).toBe(404);
  expect(await admin('links', 'revoke', hash)).toContain(`Link ${link.id} of person`);
  await expect(admin('links', 'revoke', hashedToken('made up'))).rejects.toThrow('There is no such link.');
  await expect(admin('links', 'revoke', 'x')).rejects.toThrow('is no address of a link');
});

test('an export tells of links, without their tokens', async () => {
  const { bytes } = await product.call('/api/account/export', { token });
  const file = strFromU8(unzipSync(bytes)['links.json'] ?? new Uint8Array());
  const { firstName, lastName, email: own } = typicalResume().personalInfo;
  const fileName = `${firstName}-${lastName}-Resume.pdf`;
  const title = `${firstName} ${lastName} – Resume`;
  const [told] = JSON.parse(file);
  expect(told).toMatchObject({ id: link.id, label: 'Nordlys', title, fileName, opens: [{ opens: 1 }] });
  expect(strFromU8(unzipSync(bytes)[told.text] ?? new Uint8Array())).toContain(own);
  expect(file).not.toContain(path().slice(3));
  expect(file).not.toContain(hashedToken(path().slice(3)));
});

test('a link that has run out is forgotten after its days, with its opens and what it showed', async () => {
  const { db } = product.database;
  const [person] = await db.select().from(users).where(eq(users.email, email));
  const left = () =>
    Promise.all([
      db.$count(documentLinks, eq(documentLinks.id, link.id)),
      db.$count(linkOpens, eq(linkOpens.linkId, link.id)),
      db.$count(storedFiles, eq(storedFiles.userId, person?.id ?? 0)),
    ]);
  const before = await left();
  expect(before.slice(0, 2)).toEqual([1, 1]);
  const after = (days: number) => ({
    now: () => new Date(product.clock.now().getTime() + days * 24 * 3600_000),
  });
  await keepHouse({ ...product.settling, clock: after(10 + KEPT_DAYS.links - 1) });
  expect(await left()).toEqual(before);
  await keepHouse({ ...product.settling, clock: after(10 + KEPT_DAYS.links + 1) });
  expect(await left()).toEqual([0, 0, 0]);
});

test('erasing an account takes its links at once', async () => {
  await admin('person', email, '--erase');
  expect(await statusOf()).toBe(404);
  const { db } = product.database;
  expect(await db.$count(documentLinks, eq(documentLinks.id, link.id))).toBe(0);
  expect(await db.$count(linkOpens, eq(linkOpens.linkId, link.id))).toBe(0);
});
